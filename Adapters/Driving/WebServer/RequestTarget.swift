/// A request's target, taken apart (RFC 9112 §3.2.1, origin form).
struct RequestTarget {
    let path: [String]
    let query: [(name: String, value: String)]

    init(_ target: String) throws(BadRequest) {
        let bytes = Array(target.utf8)
        guard bytes.first == UInt8(ascii: "/") else { throw BadRequest("the target does not begin with a slash") }
        let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
        var path: [String] = []
        for segment in bytes[1..<end].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            path.append(try Self.decoded(segment, plusIsSpace: false))
        }
        if path.last == "" { path.removeLast() }
        var query: [(name: String, value: String)] = []
        for pair in bytes[end...].dropFirst().split(separator: UInt8(ascii: "&")) {
            let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let name = try Self.decoded(pair[..<equals], plusIsSpace: true)
            query.append((name, try Self.decoded(pair[equals...].dropFirst(), plusIsSpace: true)))
        }
        self.path = path
        self.query = query
    }

    private static func decoded(_ text: ArraySlice<UInt8>, plusIsSpace: Bool) throws(BadRequest) -> String {
        guard text.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(decoding: text, as: UTF8.self)
        }
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
                    throw BadRequest("a percent sign without two hexadecimal digits")
                }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace: bytes.append(.space)
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
