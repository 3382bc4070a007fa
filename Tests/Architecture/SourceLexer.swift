/// Tells a Swift file's code from its comments and texts, as far as the rules need it.
///
/// Code within a text's interpolation is code. Regular expressions between slashes are taken for code. It works on
/// bytes, since every rule waits for it, and no mark of Swift's is beyond ASCII.
struct SourceLexer {
    private let text: [UInt8]
    private var place = 0
    private var code: [UInt8] = []
    private var comment: [UInt8] = []
    private var lines: [SourceFile.Line] = []

    static func lines(of text: String) -> [SourceFile.Line] {
        var lexer = SourceLexer(text: Array(text.utf8))
        lexer.readCode(untilParenthesis: false)
        lexer.endLine()
        return lexer.lines
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    /// Reads to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "/") where next(is: "/"): readLineComment()
            case UInt8(ascii: "/") where next(is: "*"): readBlockComment()
            case UInt8(ascii: "`"): readRawIdentifier()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): readMarks()
            case UInt8(ascii: "("):
                depth += 1
                take()
            case UInt8(ascii: ")"):
                if depth == 0, untilParenthesis { return }
                depth -= 1
                take()
            default: take()
            }
        }
    }

    private mutating func readLineComment() {
        while place < text.count, text[place] != Self.newline { takeComment() }
    }

    private mutating func readBlockComment() {
        var depth = 0
        repeat {
            if text[place] == UInt8(ascii: "/"), next(is: "*") {
                depth += 1
                takeComment(2)
            } else if text[place] == UInt8(ascii: "*"), next(is: "/") {
                depth -= 1
                takeComment(2)
            } else {
                takeComment()
            }
        } while depth > 0 && place < text.count
    }

    /// A name in backticks: kept, unless it is a sentence.
    private mutating func readRawIdentifier() {
        let mark = UInt8(ascii: "`")
        guard let end = text[(place + 1)...].firstIndex(where: { $0 == mark || $0 == Self.newline }), text[end] == mark
        else { return take() }
        let isSentence = text[place...end].contains(UInt8(ascii: " "))
        while place <= end { isSentence ? blank() : take() }
    }

    /// A text, where its quotes follow, with or without number signs before them.
    private mutating func readMarks() {
        let signs = text[place...].prefix { $0 == UInt8(ascii: "#") }.count
        guard place + signs < text.count, text[place + signs] == Self.quote else { return take() }
        let isLong = starts(Array(repeating: Self.quote, count: 3), at: place + signs)
        readText(signs: Array(repeating: UInt8(ascii: "#"), count: signs), isLong: isLong)
    }

    private mutating func readText(signs: [UInt8], isLong: Bool) {
        let quotes = Array(repeating: Self.quote, count: isLong ? 3 : 1)
        let escape = [UInt8(ascii: "\\")] + signs
        blank(signs.count + quotes.count)
        while place < text.count {
            switch text[place] {
            case Self.quote where starts(quotes + signs):
                return blank(quotes.count + signs.count)
            case Self.newline where !isLong:
                return
            case UInt8(ascii: "\\") where starts(escape + [UInt8(ascii: "(")]):
                blank(escape.count + 1)
                readCode(untilParenthesis: true)
                blank()
            case UInt8(ascii: "\\") where starts(escape):
                blank(escape.count + 1)
            default:
                blank()
            }
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")

    private func next(is mark: Unicode.Scalar) -> Bool {
        place + 1 < text.count && text[place + 1] == UInt8(ascii: mark)
    }

    private func starts(_ word: [UInt8], at start: Int? = nil) -> Bool {
        text[(start ?? place)...].starts(with: word)
    }

    private mutating func take() {
        guard !endsLine() else { return }
        code.append(text[place])
        place += 1
    }

    private mutating func blank(_ count: Int = 1) {
        for _ in 0..<count where place < text.count {
            guard !endsLine() else { continue }
            code.append(UInt8(ascii: " "))
            place += 1
        }
    }

    private mutating func takeComment(_ count: Int = 1) {
        for _ in 0..<count where place < text.count {
            guard !endsLine() else { continue }
            comment.append(text[place])
            place += 1
        }
    }

    /// Steps over a line's end.
    private mutating func endsLine() -> Bool {
        guard text[place] == Self.newline else { return false }
        endLine()
        place += 1
        return true
    }

    private mutating func endLine() {
        while code.last == UInt8(ascii: " ") { code.removeLast() }
        let comment = comment.isEmpty ? nil : String(decoding: comment, as: UTF8.self)
        lines.append(.init(number: lines.count + 1, code: String(decoding: code, as: UTF8.self), comment: comment))
        code.removeAll()
        self.comment.removeAll()
    }
}
