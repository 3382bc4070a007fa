/// One Swift file, as the rules read it: its lines apart into code and comments, and what it imports.
struct SourceFile: Sendable {
    /// From the package's root.
    let path: String
    let lines: [Line]
    let imports: [Import]

    struct Line: Sendable {
        let number: Int
        /// What is neither comment nor text in quotes nor a name in backticks with spaces; those are blanks here.
        let code: String
        /// What is said in comments on this line; `nil` where there is none.
        let comment: String?
    }

    struct Import: Sendable {
        let module: String
        let line: Int
        /// What stands before `import`: `@testable`, `public`.
        let attributes: [String]
        /// Whether it stands where `FoundationEssentials` cannot be imported.
        let isFallback: Bool
    }

    init(path: String, text: String) {
        self.path = path
        lines = SourceLexer.lines(of: text)
        imports = Self.imports(in: lines)
    }

    private static func imports(in lines: [Line]) -> [Import] {
        var found: [Import] = []
        // For each `#if` that is open: whether this branch is the one without FoundationEssentials.
        var branches: [(asksForEssentials: Bool, isFallback: Bool)] = []
        for line in lines {
            let words = line.code.split { !$0.isIdentifier && !"#@.".contains($0) }.map(String.init)
            switch words.first {
            case "#if": branches.append((words.contains("FoundationEssentials"), false))
            case "#else":
                if let open = branches.popLast() { branches.append((open.asksForEssentials, open.asksForEssentials)) }
            case "#endif": _ = branches.popLast()
            default: break
            }
            guard let start = words.firstIndex(of: "import"), words[..<start].allSatisfy(\.mayPrecedeImport) else {
                continue
            }
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let rest = words[(start + 1)...].drop { kinds.contains($0) }
            guard let module = rest.first?.split(separator: ".").first else { continue }
            found.append(
                Import(
                    module: String(module), line: line.number, attributes: Array(words[..<start]),
                    isFallback: branches.contains(where: \.isFallback)))
        }
        return found
    }
}

extension SourceFile {
    /// A type that the file declares, at its line.
    struct Declaration: Hashable, Sendable {
        let keyword: String
        let name: String
        let line: Int
    }

    var declarations: [Declaration] {
        let keywords = ["struct", "class", "enum", "actor", "protocol", "typealias"]
        return lines.flatMap { line -> [Declaration] in
            let words = line.code.split { !$0.isIdentifier }.map(String.init)
            return zip(words, words.dropFirst()).compactMap { keyword, name in
                guard keywords.contains(keyword), name.first?.isUppercase == true else { return nil }
                return Declaration(keyword: keyword, name: name, line: line.number)
            }
        }
    }

    /// The lines whose code holds one of `words`, with the word: as a whole where it begins or ends in a letter.
    func uses(of words: [String]) -> [(word: String, line: Line)] {
        let words = words.map { (word: $0, bytes: Array($0.utf8)) }
        return lines.filter { !$0.code.isEmpty }.flatMap { line -> [(word: String, line: Line)] in
            let code = Array(line.code.utf8)
            return words.filter { code.holds($0.bytes) }.map { ($0.word, line) }
        }
    }

    /// Whether a comment explains a line: on it, or on the lines directly above it.
    func explains(_ line: Line, within linesAbove: Int = 1) -> Bool {
        let first = max(0, line.number - 1 - linesAbove)
        return lines[first..<line.number].contains { $0.comment != nil }
    }
}

extension String {
    fileprivate var mayPrecedeImport: Bool {
        hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(self)
    }

    /// Whether `word` stands in it, not as a part of a longer name.
    func holds(_ word: String) -> Bool {
        Array(utf8).holds(Array(word.utf8))
    }
}

extension [UInt8] {
    /// Whether `word` stands in it, not as a part of a longer name.
    func holds(_ word: [UInt8]) -> Bool {
        guard let first = word.first, let last = word.last, count >= word.count else { return false }
        for start in 0...(count - word.count) where self[start] == first {
            let end = start + word.count
            guard self[start..<end].elementsEqual(word) else { continue }
            let goesOnBefore = start > 0 && (self[start - 1].isIdentifier || self[start - 1] == UInt8(ascii: "."))
            let goesOnBehind = end < count && self[end].isIdentifier
            if !(first.isIdentifier && goesOnBefore), !(last.isIdentifier && goesOnBehind) { return true }
        }
        return false
    }
}

extension UInt8 {
    /// Whether it is a part of a name; every byte of a character beyond ASCII counts as one.
    fileprivate var isIdentifier: Bool {
        self >= 0x80 || Character(Unicode.Scalar(self)).isIdentifier
    }
}

extension Character {
    var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}
