extension StringProtocol {
    /// Without the white space at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    /// As a person reads it: trimmed, every line break one `\n`, and what PHP's `htmlspecialchars` escaped undone once.
    /// The feed carries text, not HTML, so tags and other entities are left as they are.
    var asRead: String {
        var read = ""
        var rest = self[...]
        while let character = rest.first {
            if character == "&", let (entity, meaning) = htmlSpecialCharacters.first(where: { rest.hasPrefix($0.key) })
            {
                read.append(meaning)
                rest = rest.dropFirst(entity.count)
            } else {
                read.append(character == "\r\n" || character == "\r" ? "\n" : character)
                rest.removeFirst()
            }
        }
        return read.trimmed
    }
}

private let htmlSpecialCharacters: [String: Character] = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#039;": "'", "&#39;": "'", "&apos;": "'",
]
