/// Where sessions outlive the program, one for each provider. Several programs may share it.
public protocol SessionStore: Sendable {
    /// The kept session; `nil` where there is none.
    ///
    /// - Throws: ``AuthError/storageFailed``, or ``AuthError/newerStorage`` for one that a newer program kept.
    func session(of provider: Provider.ID) async throws(AuthError) -> Session?

    /// Keeps a session in the place of the one of the same provider. It has happened when this returns, and outlives a
    /// power cut.
    ///
    /// - Throws: as above; the one before is then still there.
    func save(_ session: Session) async throws(AuthError)

    /// Forgets a provider's session; where there is none, nothing happens.
    func forget(_ provider: Provider.ID) async throws(AuthError)
}
