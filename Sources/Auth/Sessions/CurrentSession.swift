public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A person's session with one provider, kept fresh for whoever calls the service.
///
/// The store is the truth: several programs may share it, so it is asked each time. However many callers need a new
/// token at once, one refresh is under way in this program, and by the ``SessionTurn`` one among all programs.
public actor CurrentSession: AccessTokenSource {
    let server: AuthorizationServer
    let store: any SessionStore
    let time: any TimeSource
    private let turn: any SessionTurn
    private let given: SecretText?
    /// Why nobody is signed in, whenever the store has no session.
    private var reason = SignedOutReason.neverSignedIn
    /// A renewed session that could not be saved yet, and the access token that it takes the place of.
    private var unsaved: (session: Session, instead: SecretText)?
    /// A token that was bought because another was refused: when it is refused as well, at once, so is the session.
    private var secondChance: (token: SecretText, until: Date)?
    private var isGivenRefused = false
    private var renewal = SharedWork<Session>()

    /// - Parameter token: given from outside: used as it is, and neither stored, renewed nor forgotten.
    public init(
        _ server: AuthorizationServer, store: any SessionStore, turn: any SessionTurn, time: any TimeSource,
        given token: SecretText? = nil
    ) {
        self.server = server
        self.store = store
        self.turn = turn
        self.time = time
        given = token
    }

    // MARK: For adapters of services

    public func accessToken() async throws(AuthError) -> SecretText {
        if let given { return try accepted(given) }
        guard let session = try await kept() else { throw .signInNeeded(reason) }
        // Without a refresh token the service is the judge: this computer's clock may be wrong.
        guard unsaved != nil || (session.isDue(at: time.now) && isRenewable(session)) else {
            return session.accessToken
        }
        do throws(AuthError) {
            return try await renewed(session.accessToken, isRefused: false).accessToken
        } catch {
            guard error.isPassing, error != .cancelled, error != .storageFailed, !session.hasEnded(at: time.now)
            else { throw error }
            return session.accessToken
        }
    }

    public func accessToken(insteadOf refused: SecretText) async throws(AuthError) -> SecretText {
        if let given {
            if given == refused { isGivenRefused = true }
            return try accepted(given)
        }
        var session = try await renewed(refused, isRefused: true)
        // The renewal was under way for another reason, and this provider gave the same token again.
        if session.accessToken == refused { session = try await renewed(refused, isRefused: true) }
        guard session.accessToken != refused else { throw .serviceFailed }
        return session.accessToken
    }

    // MARK: For use cases

    /// How the person stands, without a question to the provider.
    ///
    /// - Throws: ``AuthError/storageFailed``, ``AuthError/newerStorage``.
    public func status() async throws(AuthError) -> SessionStatus {
        if given != nil {
            return isGivenRefused
                ? .signedOut(.refused) : .signedIn(SessionStatus.SignedIn(account: nil, way: .givenToken))
        }
        guard let session = try await kept() else { return .signedOut(reason) }
        return .signedIn(SessionStatus.SignedIn(session))
    }

    var givenToken: SecretText? { given }

    /// What is kept; `nil` where nobody is signed in.
    func kept() async throws(AuthError) -> Session? {
        let kept = try await store.session(of: server.provider.id)
        // Whatever makes it vanish from the store now is a sign-out, unless something else is said.
        if kept != nil { reason = .signedOut }
        return kept
    }

    /// Keeps a new session in the place of the one before.
    func begin(_ new: Session) async throws(AuthError) {
        guard given == nil else { throw .tokenIsGiven }
        try await alone { () async throws(AuthError) in
            try await self.replace(with: new)
        }
    }

    /// Forgets the session.
    ///
    /// - Returns: the one that was kept.
    /// - Throws: ``AuthError/signInNeeded(_:)`` where nobody was signed in.
    func end(_ why: SignedOutReason) async throws(AuthError) -> Session {
        guard given == nil else { throw .tokenIsGiven }
        return try await alone { () async throws(AuthError) in
            guard let session = try await self.kept() else { throw .signInNeeded(await self.reason) }
            try await self.forget(why)
            return session
        }
    }

    /// Keeps what the provider calls the person now.
    func rename(_ session: Session, to name: String) async throws(AuthError) {
        try await alone { () async throws(AuthError) in
            guard let kept = try await self.kept(), kept.accessToken == session.accessToken else { return }
            try await self.store.save(kept.named(name))
        }
    }

    /// The session after a renewal of the one with this access token, be it by this caller, another or another program.
    ///
    /// A caller who leaves does not stop it: the provider may have given away new tokens already.
    func renewed(_ stale: SecretText, isRefused: Bool) async throws(AuthError) -> Session {
        let ticket = SharedWork<Session>.Ticket()
        if renewal.join(ticket) {
            renewal.task = Task { await self.renew(stale, isRefused: isRefused) }
        }
        return try await ticket.wait()
    }

    // MARK: The renewal

    private func renew(_ stale: SecretText, isRefused: Bool) async {
        let outcome: Result<Session, AuthError>
        do throws(AuthError) {
            outcome = .success(
                try await alone { () async throws(AuthError) in
                    try await self.renewAlone(stale, isRefused: isRefused)
                })
        } catch {
            outcome = .failure(error)
        }
        renewal.settle(outcome)
    }

    private func renewAlone(_ stale: SecretText, isRefused: Bool) async throws(AuthError) -> Session {
        guard var session = try await kept() else { throw .signInNeeded(reason) }
        if let waiting = unsaved, waiting.instead == session.accessToken {
            try await store.save(waiting.session)
            session = waiting.session
        }
        unsaved = nil
        // Somebody else was faster.
        if session.accessToken != stale, !session.isDue(at: time.now) || !isRenewable(session) { return session }
        guard let refresh = server.refresh, session.refreshToken != nil else {
            guard isRefused else { return session }
            throw try await over(session.hasEnded(at: time.now) ? .expired : .refused)
        }
        let asked = time.now
        if isRefused, let secondChance, secondChance.token == stale, asked < secondChance.until {
            throw try await over(.refused)
        }
        let new: Session
        do throws(AuthError) {
            new = session.renewed(by: try await refresh.refresh(session), at: asked)
        } catch {
            guard case .refused = error else { throw error }
            // A program that knows no turns may have renewed it meanwhile.
            let kept = try await store.session(of: server.provider.id)
            if let kept, kept.accessToken != session.accessToken { return kept }
            throw try await over(.refused)
        }
        unsaved = (new, instead: session.accessToken)
        try await store.save(new)
        unsaved = nil
        if isRefused {
            guard new.accessToken != stale else { throw try await over(.refused) }
            secondChance = (new.accessToken, until: time.now + Session.marginInSeconds)
        }
        return new
    }

    /// Forgets the session, and says why.
    private func over(_ why: SignedOutReason) async throws(AuthError) -> AuthError {
        try await forget(why)
        return .signInNeeded(why)
    }

    private func replace(with new: Session) async throws(AuthError) {
        try await store.save(new)
        reason = .signedOut
        secondChance = nil
    }

    private func forget(_ why: SignedOutReason) async throws(AuthError) {
        try await store.forget(server.provider.id)
        reason = why
        unsaved = nil
        secondChance = nil
    }

    private func alone<Value: Sendable>(
        _ work: @Sendable () async throws(AuthError) -> Value
    ) async throws(AuthError) -> Value {
        try await turn.take(for: server.provider.id, work)
    }

    private func isRenewable(_ session: Session) -> Bool {
        session.refreshToken != nil && server.refresh != nil
    }

    private func accepted(_ given: SecretText) throws(AuthError) -> SecretText {
        guard !isGivenRefused else { throw .signInNeeded(.refused) }
        return given
    }
}
