#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension URL {
    /// The link that a feed's text names, whole, or `nil` where it is none that may be followed: only HTTP and HTTPS
    /// lead to a service; everything else (`javascript:`, `file:`, `ftp:`…) leads into this computer or nowhere.
    ///
    /// - Parameters:
    ///   - text: as the feed wrote it; what may not stand in an address (RFC 3986) is percent-encoded.
    ///   - base: what a relative link is read against.
    init?(feedLink text: String, on base: URL) {
        let text = text.trimmed
        guard !text.isEmpty, let url = URL(string: text.percentEncodedAsALink, relativeTo: base)?.absoluteURL,
            let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
            // A name that needed encoding is no host (RFC 1123); credentials in a link would be sent to its host.
            let host = url.host(), !host.isEmpty, !host.contains("%"), url.user() == nil,
            url.port.map((1...65_535).contains) ?? true
        else { return nil }
        self = url
    }
}

extension String {
    /// Every byte that may not stand in an address as `%XX`. What is encoded already stays as it is, which `URL` by
    /// itself would encode a second time.
    fileprivate var percentEncodedAsALink: String {
        var encoded = ""
        let bytes = Array(utf8)
        for (place, byte) in bytes.enumerated() {
            let stays =
                switch byte {
                case UInt8(ascii: "%"): bytes[(place + 1)...].prefix(2).count(where: \.isHexDigit) == 2
                case UInt8(ascii: "["), UInt8(ascii: "]"): isInAuthority(place, of: bytes)
                default: byte.standsInALink
                }
            encoded += stays ? String(UnicodeScalar(byte)) : byte.percentEncoded
        }
        return encoded
    }

    /// Brackets stand around an IPv6 address and nowhere else.
    private func isInAuthority(_ place: Int, of bytes: [UInt8]) -> Bool {
        let slash = UInt8(ascii: "/")
        guard let start = bytes.indices.dropLast().first(where: { bytes[$0] == slash && bytes[$0 + 1] == slash })
        else { return false }
        let end = bytes[(start + 2)...].firstIndex { [slash, UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        return place > start && place < end ?? bytes.count
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Character(UnicodeScalar(self)).isHexDigit }

    fileprivate var percentEncoded: String {
        let digits = String(self, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
    }

    /// Unreserved and reserved characters (RFC 3986 §2), without the brackets.
    fileprivate var standsInALink: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~:/?#@!$&'()*+,;=".utf8.contains(self)
        }
    }
}
