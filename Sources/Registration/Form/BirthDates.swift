/// Which birth dates the form takes, for a date field that offers no others.
public enum BirthDates {
    /// In whole years.
    public static let ages = 14...120

    /// From the earliest to the latest day on which somebody of one of those ages may be born.
    public static func allowed(on today: CalendarDay) -> ClosedRange<CalendarDay> {
        let latest = today.goingBack(years: ages.lowerBound)
        let earliest = today.goingBack(years: ages.upperBound + 1).tomorrow
        return min(earliest, latest)...latest
    }
}
