#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A document made for this project, and where it lies on the simulated disk.
public struct DiskDocument: Hashable, Sendable {
    /// From the root, without a slash before it.
    public let path: String
    /// The name of one of ``files``.
    public let file: String
    /// When it was uploaded, in seconds since 1970.
    public let date: Int

    init(_ path: String, _ file: String, _ date: Int) {
        self.path = path
        self.file = file
        self.date = date
    }

    /// The bytes of one of the files; `nil` where there is none of that name.
    public static func data(_ file: String) -> Data? { EmbeddedFiles.data(file) }

    /// Every file, sorted.
    public static var files: [String] { EmbeddedFiles.names }

    /// Pictures of what a browser cannot draw, the smaller first; empty for everything else.
    public var previews: [(width: Int, png: Data)] {
        let name = file.prefix { $0 != "." }
        return [240, 800].compactMap { width in Self.data("\(name)-\(width).png").map { (width, $0) } }
    }

    /// What is on the disk beside photos and clips: every kind of document, and names with every awkward sign.
    public static let all: [DiskDocument] =
        documents
        + awkwardNames.enumerated().map { place, name in
            DiskDocument("Странные имена/\(name)", "readme.txt", 1_735_800_000 + place * 600)
        }
        + chapters

    private static let documents = [
        DiskDocument("Документы/Отчёт о походе.docx", "report.docx", 1_760_950_000),
        DiskDocument("Документы/Бюджет.xlsx", "budget.xlsx", 1_761_500_000),
        DiskDocument("Документы/Звёздное небо.pptx", "slides.pptx", 1_762_100_000),
        DiskDocument("Документы/Field notes.pdf", "notes.pdf", 1_762_900_000),
        DiskDocument("Документы/План.md", "plan.md", 1_762_950_000),
        DiskDocument("Документы/Исходники/hello.py", "hello.py", 1_748_000_000),
        DiskDocument("Документы/Исходники/trees.csv", "trees.csv", 1_748_000_600),
        DiskDocument("Документы/Исходники/archive.zip", "archive.zip", 1_748_001_200),
        DiskDocument("Опасное/page.html", "scripts.html", 1_739_000_000),
        DiskDocument("Опасное/drawing.svg", "scripts.svg", 1_739_000_600),
        DiskDocument("Рисунки/Роза ветров.png", "rose.png", 1_755_000_000),
        DiskDocument("Рисунки/rose.gif", "rose.gif", 1_755_000_600),
        DiskDocument("Рисунки/Озеро.jpg", "lake.jpg", 1_763_300_000),
        DiskDocument("Рисунки/lake.webp", "lake.webp", 1_755_001_200),
        DiskDocument("Фотокамера/Туман.heif", "fog.heif", 1_743_000_000),
        DiskDocument("Музыка/Колокольчики.wav", "bells.wav", 1_743_600_000),
        DiskDocument("Добро пожаловать.txt", "readme.txt", 1_614_834_400),
    ]

    /// Ten comes after two only in natural order.
    private static let chapters = (1...12).map { number in
        DiskDocument("Документы/Главы/Глава \(number).txt", "readme.txt", 1_742_000_000 + number * 3_600)
    }

    /// Names that whoever escapes too little, too much or twice does not find again.
    public static let awkwardNames = [
        "100% #1 + ?&=;,.txt", "%41%2F..txt", "“кавычки” 'и' \"ещё\".txt", "a+b c.txt", ".скрытый", "..два",
        "  пробелы впереди.txt", "🏕️ поход 👨‍👩‍👧.txt", "cafe\u{301}.txt", "caf\u{E9}.txt", "обратная\\косая.txt",
        "12:30:00.txt", "<b>жирный&amp;.txt", "line\u{2028}separator.txt", "[скобки] {и} |черта|.txt",
        String(repeating: "д", count: 119) + " 255 байт.txt",
    ]
}
