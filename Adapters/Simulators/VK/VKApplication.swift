/// A program that VK knows.
public struct VKApplication: Hashable, Sendable {
    /// A number as text.
    public var clientID: String
    /// For the classic flow with a code only.
    public var clientSecret: String
    /// As the consent page names it.
    public var name: String
    /// Where people may be sent back to. Loopback addresses are compared without their port (RFC 8252 §7.3), and each
    /// stands for the other names of loopback; a path `*` stands for any.
    public var redirectURIs: [String]

    public init(clientID: String, clientSecret: String, name: String, redirectURIs: [String]) {
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.name = name
        self.redirectURIs = redirectURIs
    }

    /// The program that comes with it: any path on loopback, and every `blank.html` of VK's own.
    public static let vitrine = VKApplication(
        clientID: "54300001", clientSecret: "simulated-client-secret", name: "Vitrine",
        redirectURIs: ["http://127.0.0.1/*"])

    /// Whether a person may be sent there.
    func allows(redirectURI: String) -> Bool {
        if redirectURIs.contains(redirectURI) { return true }
        guard let asked = RedirectTarget(redirectURI) else { return false }
        if asked.path == "/blank.html", asked.isLoopback || Self.hostsOfBlank.contains(asked.host) {
            return asked.scheme != "http" || asked.isLoopback
        }
        return asked.isLoopback
            && redirectURIs.compactMap(RedirectTarget.init).contains { known in
                known.isLoopback && (known.path == "/*" || known.path == asked.path) && known.scheme == asked.scheme
            }
    }

    private static let hostsOfBlank = ["oauth.vk.com", "oauth.vk.ru", "vk.com", "vk.ru"]
}

/// The parts of a redirect URI that are compared.
private struct RedirectTarget {
    let scheme: String
    let host: String
    /// Without its query.
    let path: String

    /// `nil` for what is no address with a host, and for one with a fragment (RFC 6749 §3.1.2).
    init?(_ text: String) {
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

    var isLoopback: Bool { ["127.0.0.1", "[::1]", "localhost"].contains(host) }
}
