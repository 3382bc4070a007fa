/// Takes up the session of an earlier run, asking the provider whether it still accepts it.
public struct RestoreSession: Sendable {
    private let session: CurrentSession

    public init(_ session: CurrentSession) {
        self.session = session
    }

    /// A token that is good goes straight in; one that has ended is renewed; one that is refused leads to
    /// ``SessionStatus/signedOut(_:)`` with the reason. While the provider cannot be asked the session is kept,
    /// with the doubt beside it.
    ///
    /// - Throws: ``AuthError/storageFailed``, ``AuthError/newerStorage``, ``AuthError/cancelled``.
    public func callAsFunction() async throws(AuthError) -> SessionStatus {
        if let given = await session.givenToken { return try await check(given: given) }
        guard let kept = try await session.kept() else { return try await session.status() }
        do throws(AuthError) {
            return .signedIn(SessionStatus.SignedIn(try await checked() ?? kept))
        } catch {
            return try await status(after: error)
        }
    }

    /// Asks with the access token, and once more with another where it is refused.
    ///
    /// - Returns: the session as it is then.
    private func checked() async throws(AuthError) -> Session? {
        let accounts = session.accounts
        let account = try await session.authorizing(\.self) { (token) async throws(AuthError) -> Account?? in
            do throws(AuthError) {
                return .some(try await accounts.account(of: token))
            } catch {
                guard case .refused = error else { throw error }
                return nil
            }
        }
        guard let kept = try await session.kept() else { return nil }
        guard let account, account.id == kept.account.id, let name = account.name, name != kept.account.name else {
            return kept
        }
        // A name that could not be kept is asked for again at the next start.
        try? await session.rename(kept, to: name)
        return kept.named(name)
    }

    private func check(given token: SecretText) async throws(AuthError) -> SessionStatus {
        do throws(AuthError) {
            let account = try await session.accounts.account(of: token)
            return .signedIn(SessionStatus.SignedIn(account: account, way: .givenToken))
        } catch {
            if case .refused = error {
                // The given token is told to be refused: there is no other.
                _ = try? await session.accessToken(insteadOf: token)
                return .signedOut(.refused)
            }
            return try await status(after: error)
        }
    }

    private func status(after error: AuthError) async throws(AuthError) -> SessionStatus {
        switch error {
        case .cancelled, .storageFailed, .newerStorage: throw error
        case .signInNeeded(let reason): return .signedOut(reason)
        default:
            guard case .signedIn(let signedIn) = try await session.status() else { return try await session.status() }
            return .signedIn(signedIn.doubted(because: error))
        }
    }
}

extension CurrentSession {
    nonisolated var accounts: any AccountSource { server.accounts }
}

extension SessionStatus.SignedIn {
    fileprivate func doubted(because error: AuthError) -> Self {
        Self(
            account: account, way: way, until: until, isRenewable: isRenewable, missingRights: missingRights,
            doubt: error)
    }
}
