#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Makes a session of what a provider granted, whichever way it was asked for.
struct AdoptGrant: Sendable {
    private let server: AuthorizationServer
    private let session: CurrentSession
    private let data: [any AccountData]

    init(_ server: AuthorizationServer, session: CurrentSession, data: [any AccountData]) {
        self.server = server
        self.session = session
        self.data = data
    }

    /// - Parameter moment: when the grant was asked for.
    func callAsFunction(
        _ grant: Grant, by way: SignInWay, askedAt moment: Date
    ) async throws(AuthError) -> SessionStatus.SignedIn {
        let account = try await owner(of: grant)
        let new = Session(grant, of: account, by: way, asking: server.provider.rights, at: moment)
        try await session.begin(new)
        for place in data {
            // What is left of somebody else must not stop the person who signs in: it is tried again the next time.
            try? await place.claim(for: account)
        }
        return SessionStatus.SignedIn(new)
    }

    /// Asks whose the token is, for the name on the screen. An answer that already says whose it is will do where the
    /// question fails.
    private func owner(of grant: Grant) async throws(AuthError) -> Account {
        let told = grant.accountID.map { Account(provider: server.provider.id, id: $0) }
        do throws(AuthError) {
            guard let asked = try await server.accounts.account(of: grant.accessToken) else {
                guard let told else { throw .refused(nil) }
                return told
            }
            guard told == nil || told?.id == asked.id else { throw .refused(nil) }
            return asked
        } catch {
            guard let told, error.isPassing, error != .cancelled else { throw error }
            return told
        }
    }
}
