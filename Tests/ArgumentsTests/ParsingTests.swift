import Arguments
import Testing

@Suite struct `A line of arguments` {
    @Test(arguments: [
        ("--json books lend Emma", ["books", "lend"]), ("books --json lend Emma", ["books", "lend"]),
        ("books lend --json Emma", ["books", "lend"]), ("books lend Emma --json", ["books", "lend"]),
        ("count -j", ["count"]), ("-qj count", ["count"]),
    ])
    func `takes the options of all commands anywhere`(_ line: String, _ path: [String]) {
        let reading = Library.read(line)
        #expect(reading.wish == .success(.run))
        #expect(reading.invocation.path == path)
        #expect(reading.invocation[Library.json])
    }

    @Test(arguments: [
        "books lend Emma --days 21", "books lend Emma --days=21", "books lend -d 21 Emma", "books lend -d21 Emma",
        "books lend --days 3 Emma --days 21",
    ])
    func `gives a value after a space, after an equals sign, or joined to a letter; the last one counts`(_ line: String)
    {
        let reading = Library.read(line)
        #expect(reading.wish == .success(.run))
        #expect(reading.invocation[Library.days] == 21)
        #expect(reading.invocation.names(Library.days))
    }

    @Test func `falls back to what was described where an option is not given`() {
        let invocation = Library.read("books lend Emma").invocation
        #expect(invocation[Library.days] == 14)
        #expect(invocation[Library.note] == "none")
        #expect(invocation[Library.tag] == [])
        #expect(invocation[Library.data] == nil)
        #expect(invocation[Library.tongue] == nil)
        #expect(!invocation[Library.json])
        #expect(!invocation.names(Library.days))
    }

    @Test func `keeps every value of an option that repeats`() {
        let invocation = Library.read("books lend --tag old -t rare Emma --tag=kept -tx").invocation
        #expect(invocation[Library.tag] == ["old", "rare", "kept", "x"])
    }

    @Test func `reads a closed set as its values`() {
        #expect(Library.read("--lang=ru books list poetry").invocation[Library.tongue] == .ru)
        #expect(Library.read("--lang=ru books list poetry").invocation[Library.shelf] == .poetry)
    }

    @Test func `fills operands in their order`() {
        let both = Library.read("books lend Emma Anna").invocation
        #expect(both[Library.title] == "Emma")
        #expect(both[Library.reader] == "Anna")
        #expect(Library.read("books lend Emma").invocation[Library.reader] == nil)
        #expect(Library.read("scan a b c").invocation[Library.files] == ["a", "b", "c"])
    }

    @Test func `reads nothing after two dashes as an option`() {
        let invocation = Library.read("books lend -- --json -d").invocation
        #expect(invocation[Library.title] == "--json")
        #expect(invocation[Library.reader] == "-d")
        #expect(!invocation[Library.json])
    }

    @Test func `takes a single dash and negative numbers as words`() {
        #expect(Library.read("scan -").invocation[Library.files] == ["-"])
        #expect(Library.read("books open -5").wish == .success(.run))
    }

    @Test func `keeps a value with spaces, an equals sign or no character at all`() {
        let reading = Library.program.read(["books", "lend", "", "--note=a = b", "--tag="])
        #expect(reading.wish == .success(.run))
        #expect(reading.invocation[Library.title] == "")
        #expect(reading.invocation[Library.note] == "a = b")
        #expect(reading.invocation[Library.tag] == [""])
    }

    @Test(
        arguments: [
            ("", []), ("--help", []), ("-h", []), ("help", []), ("books --help", ["books"]), ("help books", ["books"]),
            ("help books lend", ["books", "lend"]), ("books lend -h", ["books", "lend"]),
            ("books lend --bogus --days many --help", ["books", "lend"]), ("--help books lend", ["books", "lend"]),
        ] as [(String, [String])])
    func `asks for help, whatever else is wrong`(_ line: String, _ path: [String]) {
        let reading = Library.read(line)
        #expect(reading.wish == .success(.help))
        #expect(reading.invocation.path == path)
    }

    @Test func `asks for the version`() {
        #expect(Library.read("--version").wish == .success(.version))
    }

    @Test func `is understood in part where something is wrong with it`() {
        let reading = Library.read("--lang ru books lned --json")
        #expect(reading.invocation[Library.tongue] == .ru)
        #expect(reading.invocation[Library.json])
        #expect(throws: UsageError.self) { try reading.wish.get() }
    }
}
