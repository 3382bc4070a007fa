/// Where a session is renewed.
public protocol SessionRefresh: Sendable {
    /// Buys a new access token with the session's refresh token (RFC 6749 §6). The old pair may be worthless
    /// afterwards: nobody but ``CurrentSession`` calls this, and it saves the answer before anything else.
    ///
    /// - Throws: ``AuthError/refused(_:)`` when the provider no longer accepts the session; every other error says
    ///   nothing about the session.
    func refresh(_ session: Session) async throws(AuthError) -> Grant
}
