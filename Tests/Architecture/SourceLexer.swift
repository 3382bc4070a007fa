/// Tells a Swift file's code from its comments and texts, as far as the rules need it.
///
/// Code within a text's interpolation is code. Regular expressions between slashes are taken for code.
struct SourceLexer {
    private let text: [Character]
    private var place = 0
    private var code = ""
    private var comment: String?
    private var lines: [SourceFile.Line] = []

    static func lines(of text: String) -> [SourceFile.Line] {
        var lexer = SourceLexer(text: Array(text))
        lexer.readCode(until: nil)
        lexer.endLine()
        return lexer.lines
    }

    private init(text: [Character]) {
        self.text = text
    }

    /// Reads to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(until closing: Character?) {
        var depth = 0
        while place < text.count {
            if starts("//") {
                readLineComment()
            } else if starts("/*") {
                readBlockComment()
            } else if text[place] == "`" {
                readRawIdentifier()
            } else if let marks = textMarks() {
                readText(marks)
            } else {
                let character = text[place]
                if character == "(" { depth += 1 }
                if character == ")" {
                    if depth == 0, closing == ")" { return }
                    depth -= 1
                }
                take()
            }
        }
    }

    private mutating func readLineComment() {
        while place < text.count, !text[place].isNewline { takeComment() }
    }

    private mutating func readBlockComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                takeComment(2)
            } else if starts("*/") {
                depth -= 1
                takeComment(2)
            } else {
                takeComment()
            }
        } while depth > 0 && place < text.count
    }

    /// A name in backticks: kept, unless it is a sentence.
    private mutating func readRawIdentifier() {
        guard let end = text[(place + 1)...].firstIndex(where: { $0 == "`" || $0.isNewline }), text[end] == "`" else {
            return take()
        }
        let isSentence = text[place...end].contains(" ")
        while place <= end { isSentence ? blank() : take() }
    }

    /// How a text begins here: its number signs, and whether it has many lines; `nil` where none begins.
    private func textMarks() -> (signs: Int, isLong: Bool)? {
        var signs = 0
        while place + signs < text.count, text[place + signs] == "#" { signs += 1 }
        guard starts("\"", at: place + signs) else { return nil }
        return (signs, starts("\"\"\"", at: place + signs))
    }

    private mutating func readText(_ marks: (signs: Int, isLong: Bool)) {
        let signs = String(repeating: "#", count: marks.signs)
        let quotes = marks.isLong ? "\"\"\"" : "\""
        blank(marks.signs + quotes.count)
        while place < text.count {
            if starts(quotes + signs) { return blank(quotes.count + marks.signs) }
            if text[place].isNewline, !marks.isLong { return }
            if starts("\\" + signs + "(") {
                blank(2 + marks.signs)
                readCode(until: ")")
                blank()
            } else if starts("\\" + signs) {
                blank(1 + marks.signs)
                blank()
            } else {
                blank()
            }
        }
    }

    private func starts(_ word: String, at start: Int? = nil) -> Bool {
        let start = start ?? place
        return start + word.count <= text.count && text[start..<(start + word.count)].elementsEqual(word)
    }

    private mutating func take() {
        guard !endsLine() else { return }
        code.append(text[place])
        place += 1
    }

    private mutating func blank(_ count: Int = 1) {
        for _ in 0..<count where place < text.count {
            guard !endsLine() else { continue }
            code.append(" ")
            place += 1
        }
    }

    private mutating func takeComment(_ count: Int = 1) {
        for _ in 0..<count where place < text.count {
            guard !endsLine() else { continue }
            comment = (comment ?? "") + String(text[place])
            place += 1
        }
    }

    /// Steps over a line's end.
    private mutating func endsLine() -> Bool {
        guard text[place].isNewline else { return false }
        endLine()
        place += 1
        return true
    }

    private mutating func endLine() {
        lines.append(.init(number: lines.count + 1, code: code, comment: comment))
        code = ""
        comment = nil
    }
}
