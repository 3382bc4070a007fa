import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Words {
    /// `29 March 2022`; «29 марта 2022».
    public func date(_ moment: Date) -> String {
        let parts = parts(of: moment)
        return date(year: parts.year, month: parts.month, day: parts.day)
    }

    /// A day that has no zone, as a birthday: `29 March 2022`.
    ///
    /// - Parameter month: from 1 to 12.
    public func date(year: Int, month: Int, day: Int) -> String {
        "\(day) \(monthsOfDates[min(max(month, 1), 12) - 1]) \(year)"
    }

    /// From when to when: `29 March 2022, 14:05 – 16:05`, or with both days where they differ; only the beginning or the
    /// end where the other is not known (`from 29 March 2022, 14:05`); `nil` where neither is.
    public func span(from start: Date?, to end: Date?) -> String? {
        switch (start, end, language) {
        case (let start?, let end?, _):
            "\(dateAndTime(start)) – \(date(start) == date(end) ? time(end) : dateAndTime(end))"
        case (let start?, nil, .english): "from \(dateAndTime(start))"
        case (let start?, nil, .russian): "с \(dateAndTime(start))"
        case (nil, let end?, .english): "until \(dateAndTime(end))"
        case (nil, let end?, .russian): "до \(dateAndTime(end))"
        case (nil, nil, _): nil
        }
    }

    /// `14:05`, on the clock of 24 hours.
    public func time(_ moment: Date) -> String {
        let parts = parts(of: moment)
        return "\(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
    }

    /// `29 March 2022, 14:05`.
    public func dateAndTime(_ moment: Date) -> String {
        "\(date(moment)), \(time(moment))"
    }

    /// How long ago it was, as it ends a sentence: `just now`, `12 minutes ago`, `yesterday`, `on 29 March 2022`. A
    /// moment that is still to come, as after the clock was set back, is `just now`.
    public func ago(_ moment: Date, now: Date) -> String {
        let seconds = Int(max(0, now.timeIntervalSince(moment)))
        let days = daysBetween(moment, now)
        switch (seconds, language) {
        case (..<60, .english): return "just now"
        case (..<60, .russian): return "только что"
        case (..<3600, _): return ago(seconds / 60, .minute)
        case (..<86_400, _) where days == 0 || seconds < 6 * 3600: return ago(seconds / 3600, .hour)
        case (_, .english) where days == 1: return "yesterday"
        case (_, .russian) where days == 1: return "вчера"
        case (_, _) where days < 7: return ago(days, .day)
        case (_, .english): return "on " + date(moment)
        case (_, .russian): return date(moment)
        }
    }

    /// The beginning of the day that is written like `2024-03-29`, in the zone; `nil` for anything else, and for a day
    /// that is in no calendar.
    public func day(_ text: String) -> Date? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
            parts.joined().allSatisfy({ ("0"..."9").contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            let noon = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
        else { return nil }
        let found = self.parts(of: noon)
        return found.year == year && found.month == month && found.day == day ? calendar.startOfDay(for: noon) : nil
    }

    /// The hour of the day, 0–23, in the zone.
    public func hour(of moment: Date) -> Int {
        parts(of: moment).hour
    }

    private func ago(_ number: Int, _ noun: Noun) -> String {
        count(number, noun) + (language == .english ? " ago" : " назад")
    }

    private var monthsOfDates: [String] {
        switch language {
        case .english:
            [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
        case .russian:
            [
                "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября",
                "ноября", "декабря",
            ]
        }
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    private func parts(of moment: Date) -> (year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
        return (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1, parts.hour ?? 0, parts.minute ?? 0)
    }

    private func daysBetween(_ earlier: Date, _ later: Date) -> Int {
        let calendar = calendar
        let days = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: earlier), to: calendar.startOfDay(for: later))
        return days.day ?? 0
    }
}
