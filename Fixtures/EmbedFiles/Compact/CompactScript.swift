/// A script as it travels: without comments, indentation, and the space that parts nothing. Nothing is renamed.
///
/// Line ends stay where a statement could end at one: our scripts end theirs by semicolons, and a script that forgot one
/// runs as it did.
package struct CompactScript {
    private var rest: Substring
    private var text = ""
    private var gap: Gap?

    private enum Gap { case space, line }

    package static func text(_ source: String) -> String {
        var script = CompactScript(rest: Substring(source))
        script.compact()
        return script.text
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func compact() {
        while let next = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
            } else if next.isWhitespace {
                if next.isNewline { gap = .line } else if gap == nil { gap = .space }
                rest.removeFirst()
            } else if "\"'`".contains(next) || next == "/" && startsPattern {
                take(literal(endingWith: next))
            } else if next.isPartOfName {
                take(rest.prefix(while: \.isPartOfName))
            } else {
                take(rest.prefix(1))
            }
        }
        if !text.isEmpty { text += "\n" }
    }

    /// A text, or a regular expression: as it stands.
    private func literal(endingWith end: Character) -> Substring {
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex, rest[index] != end {
            if rest[index] == "\\" { rest.formIndex(after: &index) }
            if index < rest.endIndex { rest.formIndex(after: &index) }
        }
        return index < rest.endIndex ? rest[...index] : rest
    }

    /// A slash after a value divides; anywhere else a regular expression starts.
    private var startsPattern: Bool {
        guard let last = text.last else { return true }
        return !last.isPartOfName && !")]}\"'`".contains(last)
    }

    private mutating func take(_ piece: Substring) {
        if let gap, let last = text.last, let next = piece.first { text += Self.needed(gap, after: last, before: next) }
        gap = nil
        if piece == "}", text.last == ";" { text.removeLast() }
        text += piece
        rest = rest[piece.endIndex...]
    }

    private static func needed(_ gap: Gap, after last: Character, before next: Character) -> String {
        if gap == .space {
            let parts = last.isPartOfName && (next.isPartOfName || next == "#") || "+-".contains(last) && next == last
            return parts ? " " : ""
        }
        return ";{,([:?=&|<>".contains(last) || "})].,?:&|=".contains(next) ? "" : "\n"
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "$" }
}
