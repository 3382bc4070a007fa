import Registration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Date {
    /// Either of the two forms that one answer mixes: `2023-05-12T14:35:00.000Z` (also without a fraction, or with an
    /// offset) and `2023-05-17 14:30:00 UTC`. `nil` for anything else, as for the `-` of a date that is not set.
    init?(contestTime text: String) {
        let rest = text.dropFirst(10)
        guard let day = CalendarDay(String(text.prefix(10))), rest.first == "T" || rest.first == " ",
            let time = Self.numbers(rest.dropFirst().prefix(8).split(separator: ":", omittingEmptySubsequences: false)),
            time.count == 3, time[0] < 24, time[1] < 60, time[2] <= 60,
            let offset = Self.offset(in: rest.dropFirst(9))
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: time[0], minute: time[1], second: time[2])
        guard let date = calendar.date(from: parts) else { return nil }
        self = date - Double(offset)
    }

    /// In seconds east of Greenwich: `.000Z`, ` UTC`, `+03:00`.
    private static func offset(in end: Substring) -> Int? {
        var end = end
        if end.first == "." { end = end.dropFirst().drop(while: \.isNumber) }
        if end == "Z" || end == " UTC" { return 0 }
        guard end.count == 6, end.first == "+" || end.first == "-",
            let parts = numbers(end.dropFirst().split(separator: ":")), parts.count == 2, parts[0] < 24, parts[1] < 60
        else { return nil }
        return (parts[0] * 60 + parts[1]) * 60 * (end.first == "-" ? -1 : 1)
    }

    /// Of two ASCII digits each.
    private static func numbers(_ parts: [Substring]) -> [Int]? {
        let numbers = parts.compactMap { part in
            part.utf8.count == 2 && part.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
                ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }
}
