/// `Content-Range` (RFC 9110 §14.4).
enum ContentRange: Hashable, Sendable {
    /// `bytes 0-99/200`; the total is `nil` where the server does not know it.
    case bytes(Range<Int>, total: Int?)
    /// `bytes */200`: what an answer of 416 says.
    case unsatisfied(total: Int)

    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let total = Int(digits: parts[1])
        if parts[0] == "*" {
            guard let total else { return nil }
            self = .unsatisfied(total: total)
            return
        }
        let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Int(digits: ends[0]), let last = Int(digits: ends[1]), first <= last,
            last < .max, total != nil || parts[1] == "*", last < total ?? .max
        else { return nil }
        self = .bytes(first..<(last + 1), total: total)
    }
}

extension Int {
    /// Digits only: `Int.init` would take a sign.
    fileprivate init?(digits: Substring) {
        guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        self.init(digits)
    }
}
