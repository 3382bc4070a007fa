public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a person agrees: the provider's own page.
public protocol AuthorizationPage: Sendable {
    /// The address to open in the person's browser (RFC 6749 §4.1.1, §4.2.1; RFC 7636 §4.3).
    ///
    /// - Throws: ``AuthError/configurationMissing(setting:page:)`` without a client id;
    ///   ``AuthError/wayNotOffered`` for a way that this provider does not know.
    func address(for request: AuthorizationRequest) throws(AuthError) -> URL
}

/// What the address of a provider's page is made of.
public struct AuthorizationRequest: Hashable, Sendable {
    public let way: SignInWay
    /// Where the provider sends the browser afterwards.
    public let redirect: URL
    /// Comes back with the redirect; 43 of `A-Z a-z 0-9 - _`.
    public let state: SecretText
    /// The `S256` challenge. The verifier never stands in an address.
    public let challenge: String
    public let rights: Set<Right>
    /// What the page should speak.
    public let language: Language

    public init(
        way: SignInWay, redirect: URL, state: SecretText, challenge: String, rights: Set<Right>, language: Language
    ) {
        self.way = way
        self.redirect = redirect
        self.state = state
        self.challenge = challenge
        self.rights = rights
        self.language = language
    }
}
