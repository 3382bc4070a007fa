import Arguments

/// A program to try everything on: a lending library.
enum Library {
    enum Tongue: String, CaseIterable { case en, ru }
    enum Order: String, CaseIterable { case author, title }
    enum Grouping: String, CaseIterable { case shelf, year }
    enum Shelf: String, CaseIterable { case fiction, science, poetry }

    static let json = Option.flag("json", short: "j", Phrase("Print JSON", "Вывести JSON"))
    static let quiet = Option.flag("quiet", short: "q", Phrase("Say less", "Говорить меньше"))
    static let data = Option.optional(
        "data", placeholder: "DIR", kind: .directory, environment: "LIBRARY_DATA",
        Phrase("Keep everything under DIR", "Хранить всё в DIR"))
    static let tongue = Option.choice("lang", of: Tongue.allCases, Phrase("Speak that language", "Язык"))
    static let demo = Option.flag("demo", Phrase("Play with made-up books", "Выдуманные книги"))
    static let memory = Option.flag("memory", Phrase("Keep nothing", "Ничего не хранить"))

    static let days = Option.integer(
        "days", short: "d", in: 1...30, default: 14, Phrase("For that many days, no more", "На столько дней"))
    static let note = Option.text("note", default: "none", Phrase("What to remember", "Что запомнить"))
    static let tag = Option.repeated("tag", short: "t", Phrase("Mark it so", "Пометить"))
    static let title = Operand.required("TITLE", Phrase("The book's title", "Название книги"))
    static let reader = Operand.optional("READER", Phrase("Who takes it", "Кто берёт"))
    static let files = Operand.many("FILE", kind: .file, Phrase("The scans", "Сканы"))
    static let shelf = Operand.choice("SHELF", of: Shelf.allCases, Phrase("Which shelf", "Какая полка"))
    static let order = Option.choice("by", of: Order.allCases, Phrase("In that order", "В таком порядке"))
    static let grouping = Option.choice("by", of: Grouping.allCases, Phrase("Counted so", "Как считать"))
    static let page = Operand.required("PAGE", kind: .integer(-5...500), Phrase("Which page", "Какая страница"))

    static let program = Program(
        "library", version: "1.2.3",
        Phrase("Lends books to people who read the reader's help.", "Выдаёт книги."),
        commands: [
            Command(
                "books", Phrase("What is lent", "Что выдают"),
                commands: [
                    Command(
                        "lend", Phrase("Lend a book", "Выдать книгу"),
                        details: Phrase("A book comes back.\n\nAlways.", "Книга возвращается.\n\nВсегда."),
                        options: [days, note, tag], operands: [title, reader]),
                    Command("list", Phrase("List a shelf", "Показать полку"), options: [order], operands: [shelf]),
                    Command("open", Phrase("Open at a page", "Открыть на странице"), operands: [page]),
                ]),
            Command("scan", Phrase("Read scans", "Прочитать сканы"), operands: [files]),
            Command("count", Phrase("Count the books", "Сосчитать книги"), options: [grouping]),
        ],
        globalOptions: [json, quiet, data, tongue, demo, memory],
        exclusions: [[demo, memory]])

    /// What a line of words, parted by single spaces, is read as.
    static func read(_ line: String) -> Reading {
        program.read(line.isEmpty ? [] : line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
    }

    /// What is wrong with a line; `nil` where nothing is.
    static func problem(_ line: String) -> UsageError? {
        if case .failure(let error) = read(line).wish { error } else { nil }
    }
}
