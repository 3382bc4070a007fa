/// Where a provider is told that a session is over.
public protocol SessionRevocation: Sendable {
    /// Ends the session at the provider (RFC 7009). One that has ended already counts as done.
    func revoke(_ session: Session) async throws(AuthError)
}
