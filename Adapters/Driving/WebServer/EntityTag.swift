/// A validator of a representation (RFC 9110 §8.8.3).
struct EntityTag: Hashable {
    let opaque: Substring
    let isWeak: Bool

    /// `"abc"` or `W/"abc"`.
    init?(_ text: some StringProtocol) {
        let text = Substring(text)
        isWeak = text.hasPrefix("W/")
        opaque = isWeak ? text.dropFirst(2) : text
        guard opaque.utf8.count >= 2, opaque.utf8.first == UInt8(ascii: "\""), opaque.utf8.last == UInt8(ascii: "\""),
            opaque.dropFirst().dropLast().utf8.allSatisfy({ $0 > 0x20 && $0 != 0x22 && $0 != 0x7F })
        else { return nil }
    }

    /// Strong comparison: byte for byte the same.
    func isSame(as other: EntityTag) -> Bool {
        !isWeak && !other.isWeak && opaque == other.opaque
    }

    /// Weak comparison: good enough to show instead.
    func isLike(_ other: EntityTag) -> Bool {
        opaque == other.opaque
    }

    /// The tags of an `If-None-Match` list; a tag may hold a comma. What is no tag ends the list.
    static func list(_ text: String) -> [EntityTag] {
        var tags: [EntityTag] = []
        var rest = text[...]
        while true {
            rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
            let start = rest.hasPrefix("W/") ? rest.dropFirst(2) : rest
            guard start.first == "\"", let end = start.dropFirst().firstIndex(of: "\""),
                let tag = EntityTag(rest[...end])
            else { return tags }
            tags.append(tag)
            rest = rest[rest.index(after: end)...]
        }
    }
}
