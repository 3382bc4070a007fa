import Testing

@testable import WebServer

@Suite struct `A date in a header` {
    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (1_709_164_799, "Wed, 28 Feb 2024 23:59:59 GMT"),
        (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    ])
    func `is written in one form, and read back`(_ seconds: Int, _ text: String) {
        #expect(HTTPDate.text(seconds) == text)
        #expect(HTTPDate.seconds(text, now: 0) == seconds)
    }

    @Test(arguments: [
        (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"), (253_402_300_800, "Fri, 31 Dec 9999 23:59:59 GMT"),
        (.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
        (.min, "Mon, 01 Jan 0001 00:00:00 GMT"), (-86_400, "Wed, 31 Dec 1969 00:00:00 GMT"),
        (-86_401, "Tue, 30 Dec 1969 23:59:59 GMT"),
    ])
    func `has a year of four digits, whatever a file's time says`(_ seconds: Int, _ text: String) {
        #expect(HTTPDate.text(seconds) == text)
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
    func `is read in the three forms of RFC 9110`(_ text: String) {
        #expect(HTTPDate.seconds(text, now: 1_700_000_000) == 784_111_777)
    }

    @Test func `with two digits for its year is never more than 50 years ahead`() {
        let year2023 = 1_700_000_000
        #expect(
            HTTPDate.seconds("Monday, 01-Jan-73 00:00:00 GMT", now: year2023).map(HTTPDate.text)?.contains("2073")
                == true)
        #expect(
            HTTPDate.seconds("Tuesday, 01-Jan-74 00:00:00 GMT", now: year2023).map(HTTPDate.text)?.contains("1974")
                == true)
    }

    @Test(arguments: [
        "", "yesterday", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 24:00:00 GMT",
        "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Nox 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
        "Sun, -6 Nov 1994 08:49:37 GMT", "784111777",
    ])
    func `that is none is not read`(_ text: String) {
        #expect(HTTPDate.seconds(text, now: 0) == nil)
    }
}
