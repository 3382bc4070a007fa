#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A day of the Gregorian calendar, without a time and without a zone: a birthday is the same day everywhere.
///
/// As text and in JSON: `1990-02-28` (RFC 3339 `full-date`).
public struct CalendarDay: Hashable, Sendable {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to 31.
    public let day: Int

    /// `nil` for a day that is in no calendar: 29 February 2023, 31 April.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
        else { return nil }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    /// The day that a moment falls on for whoever lives in that zone.
    public init(of moment: Date, in zone: TimeZone) {
        let seconds = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
        // Days since 1 March of the year 0, within the years that a day can have.
        let days = Int(min(max((seconds / 86_400).rounded(.down), -719_162), 2_932_896)) + 719_468
        let (era, dayOfEra) = (days / 146_097, days % 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // Months are counted from March, so that the leap day is the last of its year.
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        self.init(
            uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private init(uncheckedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whole years from this day to another. Whoever was born on 29 February grows older on 1 March of other years.
    public func age(on today: CalendarDay) -> Int {
        today.year - year - ((today.month, today.day) < (month, day) ? 1 : 0)
    }

    /// The last day that is whole `years` before this one.
    func goingBack(years: Int) -> CalendarDay {
        let year = max(1, self.year - years)
        return CalendarDay(uncheckedYear: year, month: month, day: min(day, Self.length(of: month, in: year)))
    }

    /// The next one; itself at the calendar's end.
    var tomorrow: CalendarDay {
        CalendarDay(year: year, month: month, day: day + 1)
            ?? CalendarDay(year: year, month: month + 1, day: 1)
            ?? CalendarDay(year: year + 1, month: 1, day: 1) ?? self
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDay: Comparable {
    public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}

extension CalendarDay: LosslessStringConvertible, Codable {
    public var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
        }.joined(separator: "-")
    }

    /// Four digits, two and two, with hyphens between them; `nil` for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2], let numbers = Self.numbers(parts) else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let day = CalendarDay(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no such day"))
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Whole numbers of ASCII digits only; `nil` where one is anything else.
    static func numbers(_ parts: [Substring]) -> [Int]? {
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }
}
