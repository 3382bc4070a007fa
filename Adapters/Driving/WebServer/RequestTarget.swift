/// A request's target, taken apart (RFC 9112 §3.2.1, origin form).
struct RequestTarget {
    let path: [String]
    let query: [(name: String, value: String)]

    init(_ target: String) throws(BadRequest) {
        guard target.utf8.first == UInt8(ascii: "/") else { throw BadRequest("the target does not begin with a slash") }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        for segment in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            path.append(try Self.decoded(segment, plusIsSpace: false))
        }
        if path.last == "" { path.removeLast() }
        var query: [(name: String, value: String)] = []
        if parts.count == 2 {
            for pair in parts[1].split(separator: "&") {
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let value = sides.count == 2 ? try Self.decoded(sides[1], plusIsSpace: true) : ""
                query.append((name: try Self.decoded(sides[0], plusIsSpace: true), value: value))
            }
        }
        self.path = path
        self.query = query
    }

    private static func decoded(_ text: Substring, plusIsSpace: Bool) throws(BadRequest) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(text)
        }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
                    throw BadRequest("a percent sign without two hexadecimal digits")
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self) else { throw BadRequest("not UTF-8") }
        return decoded
    }
}

/// A request that cannot be understood; `reason` is for a log and for the person who wrote the client.
public struct BadRequest: Error, Hashable, Sendable {
    public let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
