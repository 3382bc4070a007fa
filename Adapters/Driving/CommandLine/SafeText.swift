extension String {
    /// This text for a terminal, on one line: without escape sequences, control characters, and marks that turn the
    /// direction of writing around.
    var onOneLine: String {
        safe(keepingLines: false)
    }

    /// The same, with its line breaks kept.
    var onItsLines: String {
        safe(keepingLines: true)
    }

    private func safe(keepingLines: Bool) -> String {
        var kept = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}", "\u{9B}", "\u{9D}": rest.dropEscapeSequence(begunWith: scalar)
            case "\r" where rest.first == "\n": continue
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": kept.append(keepingLines ? "\n" : " ")
            case "\t": kept.append(" ")
            default: if !scalar.isUnsafeOnTerminal { kept.append(scalar) }
            }
        }
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// C0 and C1 controls (ECMA-48), line and paragraph separators, and bidirectional controls (UAX #9).
    var isUnsafeOnTerminal: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        default: false
        }
    }
}

extension Substring.UnicodeScalarView {
    /// Drops the rest of a sequence (ECMA-48 §5.4, §5.6): CSI up to its final byte, a string up to its end, else one
    /// character.
    fileprivate mutating func dropEscapeSequence(begunWith first: Unicode.Scalar) {
        let kind = first == "\u{1B}" ? popFirst() : first
        switch kind {
        case "[", "\u{9B}":
            self = self.drop { ("\u{20}"..."\u{3F}").contains($0) }
            if let final = self.first, ("\u{40}"..."\u{7E}").contains(final) { removeFirst() }
        case "]", "P", "X", "^", "_", "\u{9D}":
            // A string without an end would swallow all: it is taken to end with its line.
            self = self.drop { !["\u{07}", "\u{1B}", "\u{9C}", "\n"].contains($0) }
            if self.first == "\u{1B}" { removeFirst() }
            if self.first != "\n" { _ = popFirst() }
        default: break
        }
    }
}
