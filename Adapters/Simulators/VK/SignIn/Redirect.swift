import SimulatorKit
import WebServer

/// How a sign-in ends: the person's browser is sent back to the program.
enum Redirect {
    /// In the query of the address.
    static func query(_ address: String, _ fields: [(String, String?)]) -> Response {
        to(address + (address.contains("?") ? "&" : "?") + encoded(fields))
    }

    /// In its fragment, where no server sees it.
    static func fragment(_ address: String, _ fields: [(String, String?)]) -> Response {
        to(address + "#" + encoded(fields))
    }

    private static func to(_ address: String) -> Response {
        Response(.found, headers: ["Location": address, "Cache-Control": "no-store"])
    }

    /// As a form (WHATWG URL §5.2): a space is `+`. Fields without a value are left out.
    private static func encoded(_ fields: [(String, String?)]) -> String {
        fields.compactMap { name, value in value.map { "\(name)=\(encoded($0))" } }.joined(separator: "&")
    }

    private static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "*"):
                encoded.unicodeScalars.append(UnicodeScalar(byte))
            case UInt8(ascii: " "): encoded += "+"
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return encoded
    }
}

extension Response {
    /// As both of VK's authorization servers answer programs.
    static func json(_ value: JSONValue, status: Status = .ok) -> Response {
        var response = Response.text(
            status, value.encoded(escaping: .slashes), type: "application/json; charset=utf-8")
        response.headers["Cache-Control"] = "no-store"
        response.acceptsRanges = false
        return response
    }

    /// `{"error": …, "error_description": …}`.
    static func refusal(_ error: String, _ description: String, state: String? = nil, status: Status = .ok) -> Response
    {
        .json(
            .record(presentOf: [
                "error": .text(error), "error_description": .text(description), "state": state.map(JSONValue.text),
            ]), status: status)
    }
}
