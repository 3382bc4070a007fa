public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Completes a sign-in with the address at which the browser ended.
public struct CompleteSignIn: Sendable {
    private let server: AuthorizationServer
    private let attempts: PendingAttempts
    private let adopt: AdoptGrant
    private let time: any TimeSource

    /// - Parameter data: wiped when somebody else signs in over an account.
    public init(
        _ server: AuthorizationServer, attempts: PendingAttempts, session: CurrentSession, data: [any AccountData] = [],
        time: any TimeSource
    ) {
        self.server = server
        self.attempts = attempts
        self.time = time
        adopt = AdoptGrant(server, session: session, data: data)
    }

    /// The redirect has come: to this program's own address, or pasted as a whole.
    ///
    /// The state is compared before anything else is looked at, and is used up by that.
    ///
    /// - Returns: who is signed in now.
    /// - Throws: ``AuthError/stateMismatch``, ``AuthError/attemptExpired``, ``AuthError/foreignRedirect``,
    ///   ``AuthError/declined(_:)`` and all that exchanging the code can say. The session of before, if there was one,
    ///   is then still there.
    public func callAsFunction(_ redirect: URL) async throws(AuthError) -> SessionStatus.SignedIn {
        let answer = try RedirectAnswer(redirect)
        guard let state = answer.state, let attempt = attempts.take(state: state, of: server.provider.id) else {
            throw .stateMismatch
        }
        guard !attempt.hasExpired(at: time.now) else { throw .attemptExpired }
        guard redirect.isSamePlace(as: attempt.redirect) else { throw .foreignRedirect }
        if let refusal = answer.refusal { throw refusal }
        return try await adopt(attempt) { () async throws(AuthError) in
            switch attempt.way {
            case .loopbackCode, .pastedCode:
                guard let code = answer.code, !code.revealed.isEmpty else { throw .unreadableRedirect }
                return try await redeem(code, of: attempt, with: answer.extras)
            case .pastedToken:
                guard let grant = answer.grant else { throw .unreadableRedirect }
                return grant
            case .deviceCode, .givenToken: throw .wayNotOffered
            }
        }
    }

    /// The person pasted something: the final address, or the bare code that the provider's page showed.
    ///
    /// A bare code brings no state; that it was meant for this attempt is proven by the verifier alone.
    public func callAsFunction(
        pasted text: String, for id: PendingAttempt.ID
    ) async throws(AuthError) -> SessionStatus.SignedIn {
        let text = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if text.contains("://") {
            guard let address = URL(string: text) else { throw .unreadableRedirect }
            return try await self(address)
        }
        // Something else was pasted by mistake: the attempt goes on waiting.
        guard !text.isEmpty, text.utf8.count <= 512, !text.contains(where: \.isWhitespace) else {
            throw .unreadableRedirect
        }
        guard let waiting = attempts.attempt(id), waiting.provider == server.provider.id else { throw .stateMismatch }
        guard waiting.way == .pastedCode else { throw .unreadableRedirect }
        guard let attempt = attempts.take(id) else { throw .stateMismatch }
        guard !attempt.hasExpired(at: time.now) else { throw .attemptExpired }
        return try await adopt(attempt) { () async throws(AuthError) in
            try await redeem(SecretText(text), of: attempt, with: [:])
        }
    }

    private func adopt(
        _ attempt: PendingAttempt, _ grant: () async throws(AuthError) -> Grant
    ) async throws(AuthError) -> SessionStatus.SignedIn {
        let asked = time.now
        return try await adopt(try await grant(), by: attempt.way, askedAt: asked)
    }

    private func redeem(
        _ code: SecretText, of attempt: PendingAttempt, with extras: [String: SecretText]
    ) async throws(AuthError) -> Grant {
        try await server.codes.grant(
            for: AuthorizationCode(
                code: code, verifier: attempt.verifier, redirect: attempt.redirect, state: attempt.state,
                extras: extras))
    }
}

extension URL {
    /// Whether scheme, host, port and path are the same; neither may name a user.
    fileprivate func isSamePlace(as other: URL) -> Bool {
        guard let one = URLComponents(url: self, resolvingAgainstBaseURL: true),
            let other = URLComponents(url: other, resolvingAgainstBaseURL: true)
        else { return false }
        return one.user == nil && one.password == nil && one.scheme?.lowercased() == other.scheme?.lowercased()
            && one.host?.lowercased() == other.host?.lowercased() && one.port == other.port && one.path == other.path
    }
}
