/// Ends the session here and at the provider, and removes what belongs to the account from this computer.
public struct SignOut: Sendable {
    private let session: CurrentSession
    private let data: [any AccountData]

    public init(_ session: CurrentSession, data: [any AccountData] = []) {
        self.session = session
        self.data = data
    }

    /// The person is signed out here even when the provider cannot be told.
    ///
    /// - Throws: ``AuthError/signInNeeded(_:)`` when nobody is signed in; ``AuthError/tokenIsGiven``;
    ///   ``AuthError/storageFailed`` when the session is still on this computer.
    public func callAsFunction() async throws(AuthError) -> SignedOut {
        let kept = try await session.end(.signedOut)
        let revocation = await revoke(kept)
        var removed: [RemovedData] = []
        var isAllRemoved = true
        for place in data {
            do throws(AuthError) {
                removed += try await place.wipe(kept.account)
            } catch {
                isAllRemoved = false
            }
        }
        return SignedOut(
            account: kept.account, revocation: revocation, removed: removed, isAllRemoved: isAllRemoved)
    }

    private func revoke(_ kept: Session) async -> SignedOut.Revocation {
        guard let revocation = session.revocation else { return .notOffered }
        do throws(AuthError) {
            try await revocation.revoke(kept)
            return .done
        } catch {
            // A session that the provider refuses is over there already.
            if case .refused = error { return .done }
            return .failed(error)
        }
    }
}

/// What a sign-out did.
public struct SignedOut: Hashable, Sendable {
    public let account: Account
    public let revocation: Revocation
    public let removed: [RemovedData]
    /// Whether nothing of the account is left on this computer.
    public let isAllRemoved: Bool

    public init(account: Account, revocation: Revocation, removed: [RemovedData], isAllRemoved: Bool) {
        self.account = account
        self.revocation = revocation
        self.removed = removed
        self.isAllRemoved = isAllRemoved
    }

    /// Whether the provider was told.
    public enum Revocation: Hashable, Sendable {
        case done
        /// The provider has no way to be told from here: the token is good there until it ends.
        case notOffered
        /// It could not be told now.
        case failed(AuthError)
    }
}

extension CurrentSession {
    nonisolated var revocation: (any SessionRevocation)? { server.revocation }
}
