import Foundation
import Registration
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A date of birth` {
    @Test(
        .requirement("RG-13", "RG-24"),
        arguments: [
            ("2012-11-21", nil), ("2012-11-22", "too-young"), ("1906-11-21", nil), ("1905-11-22", nil),
            ("1905-11-21", "too-old"), ("0001-01-01", "too-old"), ("2026-11-21", "too-young"),
            ("2026-11-22", "in-future"), ("9999-12-31", "in-future"), ("2000-02-29", nil),
            ("1900-02-29", "no-leap-day"),
            ("2001-02-29", "no-leap-day"), ("2000-02-30", "no-such-day"), ("2001-04-31", "no-such-day"),
            ("2001-13-01", "no-such-day"), ("2001-00-10", "no-such-day"), ("2001-01-00", "no-such-day"),
            ("0000-01-01", "no-such-day"), ("", "empty"), (" \u{200E}", "empty"), ("yesterday", "unreadable"),
            ("90-02-28", "unreadable"), ("02/28/1990", "unreadable"), ("1990-02", "unreadable"),
            ("1990-02-28-1", "unreadable"), ("-990-02-28", "unreadable"), ("19900-02-28", "unreadable"),
            ("1990-02-+8", "unreadable"), ("١٩٩٠-٠٢-٢٨", "unreadable"), ("1990-02-28T00:00", "unreadable"),
            ("28.02.1990", nil), ("28.2.1990", nil), (" 1990-2-28 ", nil), ("28.02.90", "unreadable"),
            ("29.02.2001", "no-leap-day"), ("\u{200E}28.\u{200E}02.\u{200E}1990", nil),
        ] as [(String, String?)])
    func `is taken where it is a real day of somebody from 14 to 120`(text: String, reason: String?) {
        #expect(RegistrationForm.filled(birthDate: text).codes() == (reason.map { ["birth-date.\($0)"] } ?? []))
    }

    @Test(
        .requirement("RG-13"),
        arguments: [
            ("2012-02-29", "2026-02-28", 13), ("2012-02-29", "2026-03-01", 14), ("2012-02-29", "2028-02-29", 16),
            ("2012-03-01", "2026-02-28", 13), ("2012-12-31", "2013-01-01", 0), ("2012-06-15", "2012-06-15", 0),
        ])
    func `tells the age by whole years, on 1 March for who was born on a leap day`(born: String, day: String, age: Int)
        throws
    {
        #expect(try #require(CalendarDay(born)).age(on: try #require(CalendarDay(day))) == age)
    }

    @Test(
        .requirement("RG-25"),
        arguments: ["2026-11-21", "2028-02-29", "2027-02-28", "2025-02-28", "2025-03-01", "2026-12-31", "2026-01-01"])
    func `is taken at both ends of what a date field offers, and not beyond`(day: String) throws {
        let today = try #require(CalendarDay(day))
        let allowed = BirthDates.allowed(on: today)
        for end in [allowed.lowerBound, allowed.upperBound] {
            #expect(RegistrationForm.filled(birthDate: "\(end)").codes(on: today) == [])
        }
        let beyond = [moved(allowed.lowerBound, by: -1), moved(allowed.upperBound, by: 1)]
        #expect(
            beyond.map { RegistrationForm.filled(birthDate: "\($0)").codes(on: today) } == [
                ["birth-date.too-old"], ["birth-date.too-young"],
            ])
    }

    @Test(
        arguments: [
            (-39_600, "2026-11-21"), (0, "2026-11-21"), (43_200, "2026-11-22"), (-43_201, "2026-11-20"),
            (50_400, "2026-11-22"),
        ])
    func `is held against the person's own calendar day`(secondsFromGMT: Int, day: String) throws {
        let zone = try #require(TimeZone(secondsFromGMT: secondsFromGMT))
        #expect(CalendarDay(of: .noon, in: zone).description == day)
    }

    @Test(arguments: [0, 1, 59, 60, 365, 366, 11_016, 11_017, 19_782, 20_777, -1, -25_509, -719_162, 2_932_896])
    func `is the day that a calendar says`(daysSince1970: Int) throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let moment = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400 + 1)
        let day = CalendarDay(of: moment, in: .gmt)
        if daysSince1970 > -100_000 {
            let parts = calendar.dateComponents([.year, .month, .day], from: moment)
            #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
        }
        #expect(CalendarDay("\(day)") == day)
    }

    @Test func `has one text and one form in JSON`() throws {
        let day = try #require(CalendarDay("0987-03-09"))
        #expect(try JSONEncoder().encode([day]) == Data(#"["0987-03-09"]"#.utf8))
        #expect(try JSONDecoder().decode([CalendarDay].self, from: Data(#"["0987-03-09"]"#.utf8)) == [day])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CalendarDay].self, from: Data(#"["2001-02-29"]"#.utf8))
        }
        for text in ["1990-2-28", "1990-02-28 ", "x990-02-28", "", "1990/02/28"] { #expect(CalendarDay(text) == nil) }
    }

    private func moved(_ day: CalendarDay, by days: Int) -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let noon = calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))!
        return CalendarDay(of: noon + Double(days) * 86_400, in: .gmt)
    }
}
