public import Auth
public import HTTPTransport

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Sign-in by Yandex OAuth 2.0 with PKCE (https://yandex.com/dev/id/doc/en/), in a browser or by a code that is typed in
/// on another device.
///
/// Yandex ends only those tokens from outside that were given to a device: every sign-in is one of a device, whose name
/// is made up for it.
public struct YandexSignIn: Sendable {
    private let endpoint: YandexOAuth
    private let disk: URL
    private let rights: Set<Right>

    /// - Parameters:
    ///   - client: one that follows redirects.
    ///   - oauth: `https://oauth.yandex.ru`, or what stands in its place.
    ///   - disk: `https://cloud-api.yandex.net`, likewise: it says whose a token is.
    ///   - clientID: by which Yandex knows this program; without one, a person is told where to get it.
    ///   - clientSecret: for programs that have one; with PKCE none is needed.
    ///   - rights: what is asked for, in Yandex's words.
    ///   - tell: is given a line for a log about each refusal and failure, without secrets.
    public init(
        client: any HTTPClient, oauth: URL, disk: URL, clientID: String?, clientSecret: SecretText? = nil,
        rights: Set<Right>, tell: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        endpoint = YandexOAuth(
            client: client, address: oauth, program: YandexProgram(id: clientID, secret: clientSecret), tell: tell)
        self.disk = disk
        self.rights = rights
    }

    /// All that Yandex can do for a sign-in, for the domain.
    public func server(_ provider: Provider.ID) -> AuthorizationServer {
        AuthorizationServer(
            Provider(
                id: provider, name: "Yandex", ways: [.loopbackCode, .deviceCode, .pastedCode, .givenToken],
                rights: rights, pastedRedirect: endpoint.address.appending(path: "verification_code")),
            page: YandexAuthorizationPage(endpoint: endpoint), codes: YandexCodeExchange(endpoint: endpoint),
            accounts: YandexAccountSource(client: endpoint.client, disk: disk, provider: provider, tell: endpoint.tell),
            refresh: YandexRefresh(endpoint: endpoint), revocation: YandexRevocation(endpoint: endpoint),
            devices: YandexDevices(endpoint: endpoint))
    }
}

/// As what Yandex knows this program.
struct YandexProgram: Sendable {
    private let id: String?
    let secret: SecretText?

    init(id: String?, secret: SecretText?) {
        self.id = id
        self.secret = secret
    }

    /// Where Yandex issues ids.
    private static let page = URL(string: "https://oauth.yandex.ru/client/new")

    /// - Throws: ``AuthError/configurationMissing(setting:page:)``.
    func requiredID() throws(AuthError) -> String {
        if let id, !id.isEmpty { return id }
        guard let page = Self.page else { throw .clientRefused(nil) }
        throw .configurationMissing(setting: "VITRINE_YANDEX_CLIENT_ID", page: page)
    }
}
