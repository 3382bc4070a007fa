public import Auth
public import HTTPTransport

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Sign-in to VK, by two of its services: VK ID (OAuth 2.1 with PKCE, https://id.vk.com/about/business/go/docs), and the
/// classic one, by which VK signs in to programs that were registered before VK ID.
///
/// VK drops rights that it did not approve without a word: what was really granted stands in the tokens' `scope`.
public struct VKSignIn: Sendable {
    private let endpoint: VKIDEndpoint
    private let client: VKClientID
    private let oauth: URL
    private let rights: Set<Right>
    private let api: @Sendable (any AccessTokenSource) -> VKAPI

    /// - Parameters:
    ///   - id: `https://id.vk.com`, or what stands in its place.
    ///   - oauth: `https://oauth.vk.com`, likewise.
    ///   - api: `https://api.vk.com`, likewise.
    ///   - clientID: the number by which VK knows this program; without one, a person is told where to get it.
    ///   - rights: what is asked for, in VK's words.
    ///   - random: chance, in 0..<1, for the pauses between attempts.
    ///   - tell: is given a line for a log about each refusal and failure, without secrets.
    public init(
        client: any HTTPClient, id: URL, oauth: URL, api: URL, clientID: String?, rights: Set<Right>,
        clock: any Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        tell: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.client = VKClientID(clientID)
        self.oauth = oauth
        self.rights = rights
        endpoint = VKIDEndpoint(
            client: client, address: id, clientID: self.client, clock: clock, random: random, tell: tell)
        self.api = { tokens in
            VKAPI(client: client, address: api, tokens: tokens, clock: clock, random: random, tell: tell)
        }
    }

    /// All that VK can do for a sign-in, for the domain.
    public func server(_ provider: Provider.ID) -> AuthorizationServer {
        let refresh = VKIDRefresh(endpoint: endpoint)
        return AuthorizationServer(
            Provider(
                id: provider, name: "VK", ways: [.loopbackCode, .pastedToken, .givenToken], rights: rights,
                pastedRedirect: oauth.appending(path: "blank.html")),
            page: VKPages(
                vkID: VKIDAuthorizationPage(id: endpoint.address, clientID: client),
                classic: VKClassicAuthorizationPage(oauth: oauth, clientID: client)),
            codes: VKIDCodeExchange(endpoint: endpoint), accounts: VKAccountSource(provider: provider, api: api),
            refresh: refresh, revocation: VKIDRevocation(endpoint: endpoint, refresh: refresh))
    }
}

/// Which of VK's two pages a way leads through.
private struct VKPages: AuthorizationPage {
    let vkID: VKIDAuthorizationPage
    let classic: VKClassicAuthorizationPage

    func address(for request: AuthorizationRequest) throws(AuthError) -> URL {
        switch request.way {
        case .loopbackCode: try vkID.address(for: request)
        case .pastedToken: try classic.address(for: request)
        case .pastedCode, .deviceCode, .givenToken: throw .wayNotOffered
        }
    }
}
