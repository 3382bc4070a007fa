public import WebServer

/// How a sign-in ends: the person's browser is sent back to the program.
public enum Redirect {
    /// In the query of the address. Fields without a value are left out.
    public static func query(_ address: String, _ fields: [(String, String?)]) -> Response {
        to(address + (address.contains("?") ? "&" : "?") + encoded(fields))
    }

    /// In its fragment, where no server sees it. Fields without a value are left out.
    public static func fragment(_ address: String, _ fields: [(String, String?)]) -> Response {
        to(address + "#" + encoded(fields))
    }

    private static func to(_ address: String) -> Response {
        Response(.found, headers: ["Location": address, "Cache-Control": "no-store"])
    }

    private static func encoded(_ fields: [(String, String?)]) -> String {
        fields.compactMap { name, value in value.map { "\(name)=\($0.formEncoded)" } }.joined(separator: "&")
    }
}

extension String {
    /// As a form's value (WHATWG URL §5.2): a space is `+`.
    public var formEncoded: String { encoded(spaceIsPlus: true) }

    /// As a value in an address (RFC 3986 §2.3), with every sign that is not unreserved as `%XX`.
    public var percentEncoded: String { encoded(spaceIsPlus: false) }

    private func encoded(spaceIsPlus: Bool) -> String {
        var encoded: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                encoded.append(byte)
            case UInt8(ascii: "*") where spaceIsPlus: encoded.append(byte)
            case UInt8(ascii: " ") where spaceIsPlus: encoded.append(UInt8(ascii: "+"))
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
