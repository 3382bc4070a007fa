import Arguments
import Testing

/// One line up to its cursor, and what is offered there.
struct Offer: CustomTestStringConvertible {
    let words: [String]
    let offered: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., offers: [String]) {
        self.words = words
        offered = offers.sorted()
    }

    static let commonOptions = [
        "--json", "--quiet", "--data", "--lang", "--demo", "--memory", "--help", "--version", "-j", "-q", "-h",
    ]
    static let all = [
        Offer("library", "", offers: ["books", "scan", "count", "help"]),
        Offer("library", "b", offers: ["books"]),
        Offer("library", "books", "", offers: ["lend", "list", "open"]),
        Offer("library", "--json", "books", "l", offers: ["lend", "list"]),
        Offer("library", "--data", "books", "", offers: ["books", "scan", "count", "help"]),
        Offer("library", "books", "list", "", offers: ["fiction", "science", "poetry"]),
        Offer("library", "books", "list", "p", offers: ["poetry"]),
        Offer("library", "books", "lend", "Emma", "--d", offers: ["--days", "--data", "--demo"]),
        Offer("library", "count", "--lang", "", offers: ["en", "ru"]),
        Offer("library", "count", "--lang", "r", offers: ["ru"]),
        Offer("library", "scan", "-", offers: commonOptions),
        Offer("library", "help", "b", offers: ["books"]),
        Offer("library", "books", "list", "--by", "", offers: ["author", "title"]),
        Offer("library", "count", "--by", "", offers: ["shelf", "year"]),
    ]
}

@Suite(.timeLimit(.minutes(2))) struct `The completions` {
    static let bash = ShellProcess("bash", ["--norc", "--noprofile"])
    static let zsh = ShellProcess("zsh", ["-f"])
    static let fish = ShellProcess("fish", ["--no-config"])

    @Test(.enabled(if: bash != nil, "bash is not installed"), arguments: Offer.all)
    func `in bash are what can stand there`(_ offer: Offer) async throws {
        #expect(try await completeInBash(offer.words) == offer.offered)
    }

    @Test(
        .enabled(if: bash != nil, "bash is not installed"),
        arguments: [
            Offer("library", "--lang", "=", offers: ["en", "ru"]),
            Offer("library", "--lang", "=", "e", offers: ["en"]),
            Offer("library", "--data", "=", "books", "c", offers: ["count"]),
            Offer("library", "--data", "scr", offers: []),
            Offer("library", "scan", "scr", offers: ["script"]),
            Offer("library", "books", "lend", "--days", "", offers: []),
        ])
    func `in bash know a value after an equals sign, and files from directories`(_ offer: Offer) async throws {
        #expect(try await completeInBash(offer.words) == offer.offered)
    }

    @Test(.enabled(if: zsh != nil, "zsh is not installed"), arguments: Offer.all)
    func `in zsh are what can stand there`(_ offer: Offer) async throws {
        let zsh = try #require(Self.zsh)
        let script = """
            compdef() { }
            compadd() { shift; print -rl -- ${(M)@:#$PREFIX*}; }
            _message() { }
            \(Library.program.completions(for: .zsh, in: .english))
            words=(\(offer.words.map { "'\($0)'" }.joined(separator: " "))); CURRENT=$#words; PREFIX=$words[CURRENT]
            _describe() {
                local entry
                for entry in "${(@P)argv[-1]}"; do
                    [[ ${entry%%:*} == $PREFIX* ]] && print -r -- "${entry%%:*}"
                done
            }
            _library
            """
        #expect(try await zsh.output(of: script).lines == offer.offered)
    }

    @Test(.enabled(if: fish != nil, "fish is not installed"), arguments: Offer.all)
    func `in fish are what can stand there`(_ offer: Offer) async throws {
        let fish = try #require(Self.fish)
        let script = """
            \(Library.program.completions(for: .fish, in: .english))
            complete -C '\(offer.words.joined(separator: " "))' | string split -f 1 \\t
            """
        #expect(try await fish.output(of: script).lines == offer.offered)
    }

    @Test(arguments: Shell.allCases)
    func `explain in the person's language, apostrophes and all`(_ shell: Shell) {
        let english = Library.program.completions(for: shell, in: .english)
        let russian = Library.program.completions(for: shell, in: .russian)
        #expect(english.contains("Lend a book") == (shell != .bash))
        #expect(russian.contains("Выдать книгу") == (shell != .bash))
    }

    private func completeInBash(_ words: [String]) async throws -> [String] {
        let bash = try #require(Self.bash)
        let script = """
            \(Library.program.completions(for: .bash, in: .english))
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _library
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try await bash.output(of: script).lines
    }
}

extension String {
    /// Its lines that hold something, in order of the alphabet.
    fileprivate var lines: [String] {
        split(whereSeparator: \.isNewline).map(String.init).sorted()
    }
}
