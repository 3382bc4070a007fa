/// Where a text stands: a quotation mark ends an attribute's value, but is a plain character between tags.
enum EscapingPlace {
    case text, attribute
}

extension [UInt8] {
    /// Appends `text` so that a browser reads exactly it (HTML Living Standard §13.5): the signs that begin markup as
    /// character references; a carriage return too, which a browser would turn into a line feed; NUL, which no page can
    /// hold, as U+FFFD.
    mutating func append(escaping text: String, in place: EscapingPlace) {
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for (index, byte) in bytes.enumerated() {
                guard let reference = Self.reference(for: byte, in: place) else { continue }
                append(contentsOf: bytes[start..<index])
                append(contentsOf: reference.utf8)
                start = index + 1
            }
            append(contentsOf: bytes[start...])
        }
    }

    private static func reference(for byte: UInt8, in place: EscapingPlace) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): place == .attribute ? "&quot;" : nil
        case UInt8(ascii: "'"): place == .attribute ? "&#39;" : nil
        case UInt8(ascii: "\r"): "&#13;"
        case 0: "\u{FFFD}"
        default: nil
        }
    }
}
