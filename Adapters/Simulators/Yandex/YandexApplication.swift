import SimulatorKit

/// A program that Yandex knows.
public struct YandexApplication: Hashable, Sendable {
    public var clientID: String
    /// May be left out by a program that proves itself with a verifier, or signs in on a device.
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

    /// The program that comes with it: any path on loopback, and Yandex's own page that shows the code.
    public static let vitrine = YandexApplication(
        clientID: "5f0a1c2e3d4b4a6f8e9d0c1b2a394857", clientSecret: "simulated0client0secret000000000",
        name: "Vitrine", redirectURIs: ["http://127.0.0.1/*", "https://oauth.yandex.ru/verification_code"])

    /// Whether a person may be sent there.
    func allows(redirectURI: String) -> Bool {
        if redirectURIs.contains(redirectURI) { return true }
        guard let asked = RedirectTarget(redirectURI) else { return false }
        return redirectURIs.compactMap(RedirectTarget.init).contains { asked.isLoopback(as: $0) }
    }
}
