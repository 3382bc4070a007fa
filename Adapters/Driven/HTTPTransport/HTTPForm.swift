#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Fields as `application/x-www-form-urlencoded` writes them (WHATWG URL §5), fit for a body and for a query alike.
///
/// A space is `%20` and a plus `%2B`, so that neither is taken for the other by whoever reads only half of the rules.
package enum HTTPForm {
    /// Fields in their order, `name=value&…`.
    package static func encoded(_ fields: [(name: String, value: String)]) -> String {
        fields.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
    }

    /// Every byte but the unreserved characters of RFC 3986 §2.3 is escaped.
    private static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                encoded.unicodeScalars.append(UnicodeScalar(byte))
            default: encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }
}

extension HTTPRequest {
    /// A form that is posted: what stands in it stands in no address.
    package init(posting fields: [(name: String, value: String)], to url: URL) {
        self.init(
            .post, url,
            headers: ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"],
            body: Data(HTTPForm.encoded(fields).utf8), maximumBodySizeInBytes: 1 << 20)
    }
}

extension URL {
    /// The address with these fields as its query, in place of any other.
    package func asking(_ fields: [(name: String, value: String)]) -> URL? {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
        parts.percentEncodedQuery = HTTPForm.encoded(fields)
        return parts.url
    }
}
