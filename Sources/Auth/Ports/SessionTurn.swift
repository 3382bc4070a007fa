/// One change of a session at a time, among all programs that share the store.
///
/// A refresh token that two programs use at once ends the session at some providers; and a sign-out must not be undone
/// by a refresh that was under way elsewhere.
public protocol SessionTurn: Sendable {
    /// Does `work` while nobody else changes the provider's session.
    ///
    /// - Throws: what `work` throws; ``AuthError/storageFailed`` or ``AuthError/tryLater(after:)`` when the turn does
    ///   not come; ``AuthError/cancelled`` when the caller leaves while waiting for it.
    func take<Result: Sendable>(
        for provider: Provider.ID, _ work: @Sendable () async throws(AuthError) -> Result
    ) async throws(AuthError) -> Result
}
