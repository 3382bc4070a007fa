import Testing

@Suite struct `What the rules read of a source` {
    /// The code of each line.
    private func code(_ text: String) -> [String] {
        SourceLexer.lines(of: text).map(\.code)
    }

    @Test(arguments: [
        "// Date()", "/// Date()", "/* Date() */", "/* a /* Date() */ Date() */", #"  "Date()""#, ##"#"Date()"#"##,
        ##"#"a " Date()"#"##, #""a \" Date()""#, #""a \\" // Date()"#, "`calls Date() at once`",
    ])
    func `is no comment, no text and no sentence`(_ line: String) {
        #expect(!code(line).joined().contains("Date()"))
    }

    @Test(arguments: [
        #""now: \(Date())""#, ##"#"now: \#(Date())"#"##, #""a" + Date()"#, "/* a */ Date()", #""\(f("x") + Date())""#,
        #""\\" + Date()"#, "`default` + Date()", #""" + Date()"#,
    ])
    func `is code, also within a text and after a comment`(_ line: String) {
        #expect(code(line).joined().contains("Date()"))
    }

    @Test func `keeps its lines`() {
        let text = [
            ##"let a = """"##, ##"    Date() \(UUID())"##, ##"    "quoted" \""" still"##, ##"    """"##, "/* one",
            "   two */ let b = 1", "let c = 2 // three",
        ].joined(separator: "\n")
        #expect(
            code(text) == [
                "let a =", "             UUID()", "", "", "", " let b = 1", "let c = 2",
            ])
        let comments = SourceLexer.lines(of: text).map(\.comment)
        #expect(comments == [nil, nil, nil, nil, "/* one", "   two */", "// three"])
    }

    @Test func `is what it imports`() {
        let file = SourceFile(
            path: "A.swift",
            text: """
                public import SharedKernel
                @_exported import VideoCatalog
                @testable import struct Gallery.Photo
                // import Dispatch
                #if canImport(FoundationEssentials)
                import FoundationEssentials
                #else
                import Foundation
                #endif
                let important = "import Glibc"
                """)
        #expect(
            file.imports.map(\.module)
                == ["SharedKernel", "VideoCatalog", "Gallery", "FoundationEssentials", "Foundation"])
        #expect(file.imports.map(\.attributes) == [["public"], ["@_exported"], ["@testable"], [], []])
        #expect(file.imports.map(\.isFallback) == [false, false, false, false, true])
        #expect(file.imports.map(\.line) == [1, 2, 3, 6, 8])
    }

    @Test(arguments: [
        ("let a = Date()", "Date()", true), ("let a = MyDate()", "Date()", false), ("x.print(1)", "print(", false),
        ("print(1)", "print(", true), ("Int.random(in: a)", ".random(", true), ("Processes", "Process", false),
        ("try! f()", "try!", true), ("retry! ", "try!", false), ("", "try!", false),
    ])
    func `is whole words`(_ line: String, _ word: String, _ holds: Bool) {
        #expect(line.holds(word) == holds)
    }

    @Test func `is the types that it declares`() {
        let file = SourceFile(
            path: "A.swift",
            text: "public struct Photo {}\nclass func make() {}\nactor Store {}\nfinal class Loop: A {}")
        #expect(file.declarations.map(\.name) == ["Photo", "Store", "Loop"])
    }
}
