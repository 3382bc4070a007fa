public import Auth

/// What every ``SessionRefresh`` must keep.
public enum SessionRefreshContract {
    /// A way to renew, and a session that is on.
    public struct Subject: Sendable {
        let refresh: any SessionRefresh
        let session: Session
        /// Ends the session at the provider.
        let end: @Sendable () async throws -> Void

        public init(_ refresh: any SessionRefresh, session: Session, end: @escaping @Sendable () async throws -> Void) {
            self.refresh = refresh
            self.session = session
            self.end = end
        }

        func grant() async throws(AuthError) -> Grant { try await refresh.refresh(session) }
    }

    public static let behaviors: [Behavior<ProviderWorld, Subject>] =
        [
            Behavior("buys a new access token") { given in
                let grant = try await given(.answering).grant()
                try require(!grant.accessToken.revealed.isEmpty, "the access token: expected one, saw none")
            },
            Behavior("is refused when the session is over at the provider") { given in
                let subject = try await given(.answering)
                try await subject.end()
                try await requireRefusal("a session that is over") { () async throws(AuthError) in
                    try await subject.grant()
                }
            },
        ] + UnansweredQuestion.behaviors { (subject: Subject) async throws(AuthError) in try await subject.grant() }
}

/// What every ``SessionRevocation`` must keep.
public enum SessionRevocationContract {
    /// A way to revoke, a session that is on, and who knows whether it still is.
    public struct Subject: Sendable {
        let revocation: any SessionRevocation
        let session: Session
        let accounts: any AccountSource

        public init(_ revocation: any SessionRevocation, session: Session, accounts: any AccountSource) {
            self.revocation = revocation
            self.session = session
            self.accounts = accounts
        }

        func revoke() async throws(AuthError) { try await revocation.revoke(session) }
    }

    public static let behaviors: [Behavior<ProviderWorld, Subject>] =
        [
            Behavior("ends the session at the provider") { given in
                let subject = try await given(.answering)
                try await subject.revoke()
                try await requireRefusal("the revoked token") { () async throws(AuthError) in
                    try await subject.accounts.account(of: subject.session.accessToken)
                }
            }
        ] + UnansweredQuestion.behaviors { (subject: Subject) async throws(AuthError) in try await subject.revoke() }
}

/// What every ``AccountSource`` must keep.
public enum AccountSourceContract {
    /// Who knows, a token that is accepted, and whose it is.
    public struct Subject: Sendable {
        let accounts: any AccountSource
        let token: SecretText
        let owner: Account

        public init(_ accounts: any AccountSource, token: SecretText, owner: Account) {
            self.accounts = accounts
            self.token = token
            self.owner = owner
        }

        func account() async throws(AuthError) -> Account? { try await accounts.account(of: token) }
    }

    public static let behaviors: [Behavior<ProviderWorld, Subject>] =
        [
            Behavior("tells whose a token is") { given in
                let subject = try await given(.answering)
                let account = try await subject.account()
                try require(account?.id, equals: subject.owner.id, "the account's id")
                try require(account?.provider, equals: subject.owner.provider, "the account's provider")
            },
            Behavior("refuses a token that nobody gave") { given in
                let subject = try await given(.answering)
                try await requireRefusal("an invented token") { () async throws(AuthError) in
                    try await subject.accounts.account(of: SecretText("token-of-nobody"))
                }
            },
        ] + UnansweredQuestion.behaviors { (subject: Subject) async throws(AuthError) in try await subject.account() }
}
