import SharedKernel
import Testing
import Wording

private let english = Words(.english)
private let russian = Words(.russian)

@Suite struct `A number in words` {
    @Test(arguments: [
        (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1\u{202F}000"),
        (1_234_567, "1,234,567", "1\u{202F}234\u{202F}567"), (-12_345, "\u{2212}12,345", "\u{2212}12\u{202F}345"),
    ])
    func `has its thousands apart`(number: Int, inEnglish: String, inRussian: String) {
        #expect(english.number(number) == inEnglish)
        #expect(russian.number(number) == inRussian)
    }

    @Test(arguments: [
        (0, "0 files", "0 файлов"), (1, "1 file", "1 файл"), (2, "2 files", "2 файла"), (4, "4 files", "4 файла"),
        (5, "5 files", "5 файлов"), (10, "10 files", "10 файлов"), (11, "11 files", "11 файлов"),
        (12, "12 files", "12 файлов"), (14, "14 files", "14 файлов"), (20, "20 files", "20 файлов"),
        (21, "21 files", "21 файл"), (22, "22 files", "22 файла"), (25, "25 files", "25 файлов"),
        (101, "101 files", "101 файл"), (111, "111 files", "111 файлов"), (112, "112 files", "112 файлов"),
        (1_001, "1,001 files", "1\u{202F}001 файл"),
    ])
    func `is followed by the form that it asks for`(number: Int, inEnglish: String, inRussian: String) {
        #expect(spaced(english.count(number, .file)) == inEnglish)
        #expect(spaced(russian.count(number, .file)) == inRussian)
    }

    @Test(
        arguments: [
            (-1, "0 bytes", "0 байт"), (0, "0 bytes", "0 байт"), (1, "1 byte", "1 байт"), (2, "2 bytes", "2 байта"),
            (999, "999 bytes", "999 байт"), (1_000, "1 KB", "1 КБ"), (1_499, "1 KB", "1 КБ"), (1_500, "2 KB", "2 КБ"),
            (999_499, "999 KB", "999 КБ"), (1_000_000, "1 MB", "1 МБ"), (1_250_000, "1.3 MB", "1,3 МБ"),
            (12_300_000, "12.3 MB", "12,3 МБ"), (123_400_000, "123 MB", "123 МБ"), (1_200_000_000, "1.2 GB", "1,2 ГБ"),
            (999_960_000, "1 GB", "1 ГБ"), (Int64.max, "9.2 EB", "9,2 ЭБ"),
        ] as [(Int64, String, String)])
    func `of bytes is told in the unit that fits`(bytes: Int64, inEnglish: String, inRussian: String) {
        #expect(spaced(english.size(bytes)) == inEnglish)
        #expect(spaced(russian.size(bytes)) == inRussian)
    }

    @Test(arguments: [
        (0, "0:00", "0 s", "0 с"), (7, "0:07", "7 s", "7 с"), (125, "2:05", "2 min 5 s", "2 мин 5 с"),
        (120, "2:00", "2 min", "2 мин"), (3_723, "1:02:03", "1 h 2 min", "1 ч 2 мин"),
        (90_000, "25:00:00", "1 d 1 h", "1 д 1 ч"), (-5, "0:00", "0 s", "0 с"),
    ])
    func `of seconds is told as a clock and in words`(
        seconds: Int, clock: String, inEnglish: String, inRussian: String
    ) {
        #expect(english.clock(.seconds(seconds)) == clock)
        #expect(spaced(english.duration(.seconds(seconds))) == inEnglish)
        #expect(spaced(russian.duration(.seconds(seconds))) == inRussian)
    }

    /// With plain spaces, for the eye that reads the table.
    private func spaced(_ text: String) -> String {
        String(text.map { $0 == "\u{A0}" ? " " : $0 })
    }
}
