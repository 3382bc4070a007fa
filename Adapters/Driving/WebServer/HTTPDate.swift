/// Dates as HTTP writes them (RFC 9110 §5.6.7), as seconds since 1970.
enum HTTPDate {
    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The seconds of which there is a text: from the year 1 to the year 9999.
    private static let writable = -62_135_596_800...253_402_300_799

    /// `Sun, 06 Nov 1994 08:49:37 GMT`. Seconds of no year of four digits are written as the nearest that are.
    static func text(_ seconds: Int) -> String {
        let seconds = min(max(seconds, writable.lowerBound), writable.upperBound)
        let ofDay = (seconds % 86_400 + 86_400) % 86_400
        let days = (seconds - ofDay) / 86_400
        let (year, month, day) = civil(days)
        var text: [UInt8] = []
        text.reserveCapacity(29)
        text.append(text: Self.days[((days + 3) % 7 + 7) % 7])
        text.append(text: ", ")
        text.append(number: UInt(day), width: 2)
        text.append(text: " ")
        text.append(text: months[month - 1])
        text.append(text: " ")
        text.append(number: UInt(year), width: 4)
        for (before, part) in [(" ", ofDay / 3_600), (":", ofDay / 60 % 60), (":", ofDay % 60)] {
            text.append(text: before)
            text.append(number: UInt(part), width: 2)
        }
        text.append(text: " GMT")
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads all three forms that a recipient must know; `nil` for anything else.
    ///
    /// - Parameter now: the century of the form with a two-digit year is told from it: never more than 50 years ahead.
    static func seconds(_ text: some StringProtocol, now: Int) -> Int? {
        let words = text.split { $0 == " " || $0 == "," }
        switch words.count {
        case 6 where words[5] == "GMT":  // Sun, 06 Nov 1994 08:49:37 GMT
            return seconds(day: words[1], month: words[2], year: Int(digits: words[3].utf8), clock: words[4])
        case 4 where words[3] == "GMT":  // Sunday, 06-Nov-94 08:49:37 GMT
            let date = words[1].split(separator: "-")
            guard date.count == 3, date[2].utf8.count == 2, let short = Int(digits: date[2].utf8) else { return nil }
            let thisYear = civil(now / 86400).year
            let year = thisYear / 100 * 100 + short
            return seconds(
                day: date[0], month: date[1], year: year > thisYear + 50 ? year - 100 : year, clock: words[2])
        case 5:  // Sun Nov  6 08:49:37 1994
            return seconds(day: words[2], month: words[1], year: Int(digits: words[4].utf8), clock: words[3])
        default: return nil
        }
    }

    private static func seconds(
        day: some StringProtocol, month: some StringProtocol, year: Int?, clock: some StringProtocol
    ) -> Int? {
        let clock = clock.split(separator: ":").compactMap { Int(digits: $0.utf8) }
        guard let year, (1...9999).contains(year), let day = Int(digits: day.utf8), (1...31).contains(day),
            let month = months.firstIndex(where: { $0 == month }), clock.count == 3,
            clock[0] < 24, clock[1] < 60, clock[2] <= 60
        else { return nil }
        return ordinal(year: year, month: month + 1, day: day) * 86400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
    }

    /// The days from 1970-01-01 to a date of the Gregorian calendar. Years are counted from March, so that the leap day
    /// is their last, in eras of 400 years, which all have 146,097 days.
    private static func ordinal(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The inverse of ``ordinal(year:month:day:)``.
    private static func civil(_ ordinal: Int) -> (year: Int, month: Int, day: Int) {
        let days = ordinal + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = (monthFromMarch + 2) % 12 + 1
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        )
    }
}
