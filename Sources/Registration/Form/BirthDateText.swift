/// A date as somebody typed it.
enum BirthDateText: Hashable {
    case empty
    case day(CalendarDay)
    /// 29 February of a year that has none.
    case noLeapDay
    /// Numbers that name no day.
    case noSuchDay
    case unreadable

    init(_ raw: String) {
        guard raw.utf8.count <= 200 else {
            self = .unreadable
            return
        }
        let text = String(
            String.UnicodeScalarView(
                raw.unicodeScalars.filter { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint })
        )
        if text.isEmpty {
            self = .empty
        } else if let (year, month, day) = Self.numbers(in: text) {
            if let day = CalendarDay(year: year, month: month, day: day) {
                self = .day(day)
            } else {
                self = (month, day) == (2, 29) && year > 0 ? .noLeapDay : .noSuchDay
            }
        } else {
            self = .unreadable
        }
    }

    /// `1990-02-28`, `28.02.1990`, `28.2.1990`. With slashes nobody knows which number is the month.
    private static func numbers(in text: String) -> (year: Int, month: Int, day: Int)? {
        let separator: Character = text.contains("-") ? "-" : "."
        var parts = text.split(separator: separator, omittingEmptySubsequences: false)
        if separator == "." { parts.reverse() }
        guard parts.count == 3, parts[0].count == 4, (1...2).contains(parts[1].count), (1...2).contains(parts[2].count),
            let numbers = CalendarDay.numbers(parts)
        else { return nil }
        return (numbers[0], numbers[1], numbers[2])
    }

    var day: CalendarDay? {
        if case .day(let day) = self { day } else { nil }
    }
}
