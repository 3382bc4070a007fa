import SharedKernel
import Testing
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `A moment in words` {
    /// 29 March 2022, 14:05 in Greenwich.
    private let moment = Date(timeIntervalSince1970: 1_648_562_700)
    private let english = Words(.english)
    private let russian = Words(.russian)

    @Test func `is told as a date and a time`() {
        #expect(english.date(moment) == "29 March 2022")
        #expect(russian.date(moment) == "29 марта 2022")
        #expect(english.time(moment) == "14:05")
        #expect(russian.dateAndTime(moment) == "29 марта 2022, 14:05")
    }

    @Test(arguments: 1...12)
    func `names every month`(month: Int) {
        let names = ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября"]
        let day = Date(timeIntervalSince1970: 1_640_995_200 + Double(month - 1) * 30.5 * 86_400 + 5 * 86_400)
        #expect(russian.date(day).contains((names + ["ноября", "декабря"])[month - 1]))
    }

    @Test func `is told in the zone that was given`() throws {
        let east = try #require(TimeZone(secondsFromGMT: 10 * 3600))
        #expect(Words(.russian, timeZone: east).dateAndTime(moment) == "30 марта 2022, 00:05")
        #expect(Words(.english, timeZone: east).hour(of: moment) == 0)
    }

    @Test(arguments: [
        (-3_600, "just now", "только что"), (0, "just now", "только что"), (59, "just now", "только что"),
        (60, "1 minute ago", "1 минуту назад"), (120, "2 minutes ago", "2 минуты назад"),
        (12 * 60, "12 minutes ago", "12 минут назад"), (21 * 60, "21 minutes ago", "21 минуту назад"),
        (3_600, "1 hour ago", "1 час назад"), (3 * 3_600, "3 hours ago", "3 часа назад"),
        (5 * 3_600, "5 hours ago", "5 часов назад"), (14 * 3_600, "14 hours ago", "14 часов назад"),
        (15 * 3_600, "yesterday", "вчера"), (2 * 86_400, "2 days ago", "2 дня назад"),
        (6 * 86_400, "6 days ago", "6 дней назад"), (7 * 86_400, "on 22 March 2022", "22 марта 2022"),
    ])
    func `is told by how long ago it was`(secondsAgo: Int, inEnglish: String, inRussian: String) {
        let then = moment.addingTimeInterval(-Double(secondsAgo))
        #expect(plain(english.ago(then, now: moment)) == inEnglish)
        #expect(plain(russian.ago(then, now: moment)) == inRussian)
    }

    private func plain(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" ? " " : $0 })
    }
}
