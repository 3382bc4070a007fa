/// Reads a text word by word and leaves the values of secret names out.
struct SecretScanner {
    private var rest: Substring
    private var result = ""

    init(_ text: String) {
        rest = text[...]
    }

    mutating func redacted() -> String {
        while !rest.isEmpty {
            let name = rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
            if name.isEmpty {
                copyOtherCharacter()
                continue
            }
            copy(name)
            if Redaction.isSecretToTheLineEnd(name), copySeparator() {
                drop { !$0.isNewline }
            } else if Redaction.isCredentialScheme(name), let first = rest.first, first == " " || first == "\t" {
                copy(rest.prefix { $0 == " " || $0 == "\t" })
                drop { !$0.isWhitespace && !"\"',;<>".contains($0) }
            } else if Redaction.isSecret(name), copySeparator() {
                dropValue()
            }
        }
        return result
    }

    private mutating func copy(_ part: Substring) {
        result += part
        rest = rest[part.endIndex...]
    }

    private mutating func drop(while isPart: (Character) -> Bool) {
        let part = rest.prefix(while: isPart)
        if !part.isEmpty { result += Redaction.mark }
        rest = rest[part.endIndex...]
    }

    /// One character that is no name's, or a percent escape; after `://` also a user part, which is left out.
    private mutating func copyOtherCharacter() {
        guard rest.hasPrefix("://") else { return copy(percentEscape ?? rest.prefix(1)) }
        copy(rest.prefix(3))
        let authority = rest.prefix { !"/?#\"'<>".contains($0) && !$0.isWhitespace }
        guard let at = authority.lastIndex(of: "@") else { return }
        result += Redaction.mark
        rest = rest[at...]
    }

    /// `%3F` at the start, also encoded again (`%253F`): its letters are no part of a name.
    private var percentEscape: Substring? {
        guard rest.first == "%" else { return nil }
        var end = rest.dropFirst()
        while end.hasPrefix("25"), end.dropFirst(2).prefix(2).allSatisfy(\.isHexDigit), end.count > 3 {
            end = end.dropFirst(2)
        }
        let digits = end.prefix(2)
        return digits.count == 2 && digits.allSatisfy(\.isHexDigit) ? rest[..<digits.endIndex] : nil
    }

    /// `=`, `:`, both also percent-encoded (twice, too), with quotes of the name and spaces around.
    ///
    /// - Returns: whether there is one; it has been copied then, and an opening quote is still to come.
    private mutating func copySeparator() -> Bool {
        var after = rest
        for quote in ["\\\"", "\"", "'", "%22"] where after.hasPrefix(quote) {
            after.removeFirst(quote.count)
            break
        }
        after = after.drop { $0 == " " }
        let separators = ["=", ":", "%3D", "%3d", "%253D", "%253d", "%3A", "%3a"]
        guard let separator = separators.first(where: after.hasPrefix) else { return false }
        after = after.dropFirst(separator.count).drop { $0 == " " }
        copy(rest[..<after.startIndex])
        return true
    }

    private mutating func dropValue() {
        if rest.hasPrefix("\\\"") {
            copy(rest.prefix(2))
            return drop { $0 != "\\" && $0 != "\"" }
        }
        guard let quote = rest.first, quote == "\"" || quote == "'" else {
            return drop { !$0.isWhitespace && !"&;,\"'<>#)}]".contains($0) }
        }
        copy(rest.prefix(1))
        var isEscaped = false
        drop { character in
            defer { isEscaped = !isEscaped && character == "\\" }
            return isEscaped || character != quote
        }
    }
}
