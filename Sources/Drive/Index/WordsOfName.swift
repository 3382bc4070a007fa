/// The words that somebody looks for in names, without regard to case.
struct WordsOfName {
    private struct Word {
        let text: String
        /// `nil` beyond ASCII, where one letter may be written in several ways.
        let ascii: [UInt8]?
    }

    private let words: [Word]

    /// - Returns: `nil` where there is no word.
    init?(_ question: String) {
        words = question.lowercased().split(whereSeparator: \.isWhitespace).map { text in
            Word(text: String(text), ascii: text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : nil)
        }
        if words.isEmpty { return nil }
    }

    /// All of them, with one space between two.
    var together: String { words.map(\.text).joined(separator: " ") }

    /// Whether every word is in the name of what is there; the root has none.
    func stand(in path: DrivePath) -> Bool {
        guard var name = path.name?.rawValue.lowercased() else { return false }
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        return words.allSatisfy { word in
            guard isASCII, let ascii = word.ascii else { return name.contains(word.text) }
            return name.withUTF8 { $0.holds(ascii) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether these bytes stand in it one after the other.
    fileprivate func holds(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, count >= bytes.count else { return bytes.isEmpty }
        return (0...count - bytes.count).contains { start in
            self[start] == first && self[start..<start + bytes.count].elementsEqual(bytes)
        }
    }
}
