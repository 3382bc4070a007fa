public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Begins a sign-in that leads through the provider's page in the person's browser.
public struct BeginSignIn: Sendable {
    private let server: AuthorizationServer
    private let attempts: PendingAttempts
    private let random: any RandomSource
    private let time: any TimeSource

    public init(
        _ server: AuthorizationServer, attempts: PendingAttempts, random: any RandomSource, time: any TimeSource
    ) {
        self.server = server
        self.attempts = attempts
        self.random = random
        self.time = time
    }

    /// Begins by ``SignInWay/loopbackCode``.
    ///
    /// - Parameter redirect: an address of this program on loopback, at which it listens already.
    /// - Returns: the attempt, whose ``PendingAttempt/page`` is to be opened.
    /// - Throws: ``AuthError/wayNotOffered``, ``AuthError/configurationMissing(setting:page:)``.
    public func callAsFunction(
        returningTo redirect: URL, in language: Language
    ) throws(AuthError) -> PendingAttempt {
        try begin(.loopbackCode, redirect, language)
    }

    /// Begins by ``SignInWay/pastedCode`` or ``SignInWay/pastedToken``: the person brings the final address.
    ///
    /// - Parameter way: `nil` takes the provider's first of the two.
    public func pasting(_ way: SignInWay? = nil, in language: Language) throws(AuthError) -> PendingAttempt {
        let pasted = server.provider.ways.first { $0 == .pastedCode || $0 == .pastedToken }
        guard let way = way ?? pasted, way == .pastedCode || way == .pastedToken,
            let redirect = server.provider.pastedRedirect
        else { throw .wayNotOffered }
        return try begin(way, redirect, language)
    }

    private func begin(
        _ way: SignInWay, _ redirect: URL, _ language: Language
    ) throws(AuthError) -> PendingAttempt {
        guard server.provider.ways.contains(way) else { throw .wayNotOffered }
        let state = SecretText(Base64URL.text(of: random.bytes(32)))
        let verifier = CodeVerifier(from: random)
        let page = try server.page.address(
            for: AuthorizationRequest(
                way: way, redirect: redirect, state: state, challenge: verifier.challenge,
                rights: server.provider.rights, language: language))
        let attempt = PendingAttempt(
            id: PendingAttempt.ID(rawValue: Base64URL.text(of: random.bytes(12))), provider: server.provider.id,
            way: way, redirect: redirect, page: page, startedAt: time.now, state: state, verifier: verifier)
        attempts.add(attempt)
        return attempt
    }
}
