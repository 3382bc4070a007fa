/// Which addresses may stand in a link, a form or a picture.
enum Address {
    /// What stands in place of a refused address: it leads nowhere.
    static let refused = "about:invalid"

    /// `text` when it is `http:`, `https:` or relative within its own host, else ``refused``. Signs that browsers drop
    /// before they read the scheme (URL Standard §4.4: tabs, line breaks, leading controls and spaces) are refused with
    /// the rest, so that `java\nscript:` gets no further than `javascript:`.
    static func checked(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }), bytes.first != UInt8(ascii: " ") else {
            return refused
        }
        // Two slashes, or backslashes that browsers read as such, would name another host.
        guard !(bytes.count > 1 && bytes.prefix(2).allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") })
        else { return refused }
        let end = bytes.firstIndex { ":/?#\\".utf8.contains($0) }
        guard let end, bytes[end] == UInt8(ascii: ":") else { return text }
        let scheme = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        return scheme == "http" || scheme == "https" ? text : refused
    }
}
