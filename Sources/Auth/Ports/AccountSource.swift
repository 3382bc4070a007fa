/// Who knows whose a token is, and so whether it is still accepted.
public protocol AccountSource: Sendable {
    /// - Returns: the person; `nil` for a token of nobody's (one of an application itself).
    /// - Throws: ``AuthError/refused(_:)`` when the token is not accepted; every other error says nothing about it.
    func account(of accessToken: SecretText) async throws(AuthError) -> Account?
}
