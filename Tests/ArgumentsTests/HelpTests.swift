import Arguments
import Testing

@Suite struct `The help` {
    @Test func `of a command tells its line, its words and the options of all`() {
        #expect(
            Library.program.help(on: ["books", "lend"], in: .english, width: 80) == """
                Lend a book

                Usage: library books lend [--days N] [--note TEXT] [--tag TEXT] TITLE [READER]
                       [OPTIONS]

                A book comes back.

                Always.

                Arguments:
                  TITLE   The book's title
                  READER  Who takes it

                Options:
                  -d, --days N     For that many days, no more (default 14)
                      --note TEXT  What to remember (default none)
                  -t, --tag TEXT   Mark it so (may be repeated)

                Options of every command:
                  -j, --json        Print JSON
                  -q, --quiet       Say less
                      --data DIR    Keep everything under DIR (environment LIBRARY_DATA)
                      --lang en|ru  Speak that language
                      --demo        Play with made-up books
                      --memory      Keep nothing
                  -h, --help        Show this help
                      --version     Show the version

                """)
    }

    @Test func `of a group lists its commands`() {
        let help = Library.program.help(on: ["books"], in: .english, width: 80)
        #expect(
            help.hasPrefix("What is lent\n\nUsage: library books COMMAND [OPTIONS]\n\nCommands:\n  lend  Lend a book\n")
        )
    }

    @Test func `of the program lists its commands, in Russian too`() {
        let help = Library.program.help(on: [], in: .russian, width: 80)
        #expect(help.hasPrefix("Выдаёт книги.\n\nВызов: library КОМАНДА [ПАРАМЕТРЫ]\n\nКоманды:\n"))
        #expect(help.contains("  help   Показать справку по команде\n"))
        #expect(help.contains("Хранить всё в DIR (переменная LIBRARY_DATA)"))
    }

    @Test(arguments: [40, 60, 80, 100, 200])
    func `keeps to the terminal's width`(_ width: Int) {
        for path in [[], ["books"], ["books", "lend"], ["scan"]] {
            let lines = Library.program.help(on: path, in: .english, width: width).split(separator: "\n")
            #expect(lines.filter { $0.count > min(width, 100) } == [])
        }
    }

    @Test func `stays readable on a terminal of no width`() {
        #expect(
            Library.program.help(on: ["scan"], in: .english, width: 0)
                == Library.program.help(on: ["scan"], in: .english, width: 40))
    }
}
