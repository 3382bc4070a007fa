import SimulatorKit

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
            return !asked.isPlain || asked.isLoopback
        }
        return redirectURIs.compactMap(RedirectTarget.init).contains { asked.isLoopback(as: $0) }
    }

    private static let hostsOfBlank = ["oauth.vk.com", "oauth.vk.ru", "vk.com", "vk.ru"]
}
