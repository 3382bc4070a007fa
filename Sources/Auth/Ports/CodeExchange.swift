#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a code becomes tokens.
public protocol CodeExchange: Sendable {
    /// Redeems a code (RFC 6749 §4.1.3), once.
    ///
    /// - Throws: ``AuthError/refused(_:)`` for a code that is wrong, used or too old;
    ///   ``AuthError/clientRefused(_:)``, ``AuthError/offline``, ``AuthError/serviceFailed``,
    ///   ``AuthError/tryLater(after:)``, ``AuthError/cancelled``.
    func grant(for code: AuthorizationCode) async throws(AuthError) -> Grant
}

/// A code, and all that proves that it was meant for us.
public struct AuthorizationCode: Hashable, Sendable {
    public let code: SecretText
    public let verifier: CodeVerifier
    /// The same as at the provider's page.
    public let redirect: URL
    /// For providers that echo it with the tokens: the echo is to be compared.
    public let state: SecretText
    /// What else the redirect brought (VK's device id, say).
    public let extras: [String: SecretText]

    public init(
        code: SecretText, verifier: CodeVerifier, redirect: URL, state: SecretText,
        extras: [String: SecretText] = [:]
    ) {
        self.code = code
        self.verifier = verifier
        self.redirect = redirect
        self.state = state
        self.extras = extras
    }
}
