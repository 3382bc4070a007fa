/// The parts of a redirect URI that are compared.
public struct RedirectTarget: Hashable, Sendable {
    let scheme: String
    /// In lower case, without its port.
    public let host: String
    /// Without its query.
    public let path: String

    /// `nil` for what is no address with a host, and for one with a fragment (RFC 6749 §3.1.2).
    public init?(_ text: String) {
        let parts = text.split(separator: "://", maxSplits: 1)
        guard parts.count == 2, !text.contains("#"), let authority = parts[1].split(separator: "/").first,
            !authority.contains("@")
        else { return nil }
        scheme = parts[0].lowercased()
        if authority.hasPrefix("[") {
            host = String(authority.prefix { $0 != "]" }) + "]"
        } else {
            host = authority.prefix { $0 != ":" && $0 != "?" }.lowercased()
        }
        path = String(parts[1].dropFirst(authority.count).prefix { $0 != "?" })
    }

    public var isLoopback: Bool { ["127.0.0.1", "[::1]", "localhost"].contains(host) }

    /// Whether it is plain HTTP.
    public var isPlain: Bool { scheme == "http" }

    /// Whether both lead to loopback, by any of its names and at any port (RFC 8252 §7.3), and to the same path; a known
    /// path `*` stands for any.
    public func isLoopback(as known: RedirectTarget) -> Bool {
        isLoopback && known.isLoopback && (known.path == "/*" || known.path == path) && known.scheme == scheme
    }
}

/// What no one guesses.
public enum Secret {
    /// 32 hexadecimal digits by chance.
    public static func hexadecimal() -> String {
        (0..<16).map { _ in UInt8.random(in: 0...UInt8.max) }.hexadecimal
    }
}
