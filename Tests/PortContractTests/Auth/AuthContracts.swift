import Auth
import Foundation
import InMemoryAdapters
import JSONFileStorage
import PortContracts
import SharedKernel
import Testing

private let ada = Account(provider: "clouds", id: "8492", name: "Ada")

@Suite(.timeLimit(.minutes(2))) struct `Every port of a sign-in, in memory` {
    @Test(arguments: AuthorizationPageContract.behaviors)
    func `a provider's page`(_ promise: Behavior<Void, any AuthorizationPage>) async throws {
        try await promise.check { InMemoryAuthorizationServer(person: ada) }
    }

    @Test(arguments: CodeExchangeContract.behaviors)
    func `a code's exchange`(_ promise: Behavior<ProviderWorld, CodeExchangeContract.Subject>) async throws {
        try await promise.check { world in
            let server = Self.server(world)
            let verifier = CodeVerifier(from: SeededRandom(seed: 1))
            let redirect = try #require(URL(string: "http://127.0.0.1/back"))
            let request = AuthorizationRequest(
                way: .loopbackCode, redirect: redirect, state: SecretText("state"), challenge: verifier.challenge,
                rights: [], language: .english)
            let end = try #require(server.agree(at: try server.address(for: request)))
            let code = URLComponents(url: end, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == "code" }
            return CodeExchangeContract.Subject(
                server,
                code: AuthorizationCode(
                    code: SecretText(try #require(code?.value)), verifier: verifier, redirect: redirect,
                    state: request.state))
        }
    }

    @Test(arguments: SessionRefreshContract.behaviors)
    func `a session's refresh`(_ promise: Behavior<ProviderWorld, SessionRefreshContract.Subject>) async throws {
        try await promise.check { world in
            let server = Self.server(world)
            return SessionRefreshContract.Subject(server, session: server.newSession()) { server.endAllSessions() }
        }
    }

    @Test(arguments: SessionRevocationContract.behaviors)
    func `a session's revocation`(_ promise: Behavior<ProviderWorld, SessionRevocationContract.Subject>) async throws {
        try await promise.check { world in
            let server = Self.server(world)
            return SessionRevocationContract.Subject(server, session: server.newSession(), accounts: server)
        }
    }

    @Test(arguments: AccountSourceContract.behaviors)
    func `a source of accounts`(_ promise: Behavior<ProviderWorld, AccountSourceContract.Subject>) async throws {
        try await promise.check { world in
            let server = Self.server(world)
            return AccountSourceContract.Subject(server, token: server.newSession().accessToken, owner: ada)
        }
    }

    @Test(arguments: DeviceAuthorizationContract.behaviors)
    func `device codes`(_ promise: Behavior<ProviderWorld, DeviceAuthorizationContract.Subject>) async throws {
        try await promise.check { world in
            let server = Self.server(world)
            return DeviceAuthorizationContract.Subject(server) { _ in server.decide(.agree) }
        }
    }

    @Test(arguments: AccountDataContract.behaviors)
    func `an account's data`(_ promise: Behavior<Void, AccountDataContract.Subject>) async throws {
        try await promise.check {
            let grace = Account(provider: "clouds", id: "1906")
            let previews = RemovedData(.previews, count: 3, sizeInBytes: 300)
            let data = InMemoryAccountData([ada: [previews], grace: [previews]])
            return AccountDataContract.Subject(data, of: ada, beside: grace) { data.contents(of: $0).isEmpty }
        }
    }

    @Test(arguments: AccessTokenSourceContract.behaviors)
    func `a source of access tokens`(
        _ promise: Behavior<AccessTokenSourceContract.World, any AccessTokenSource>
    ) async throws {
        try await promise.check { world in
            switch world {
            case .signedIn: InMemoryAccessTokens()
            case .signedOut: InMemoryAccessTokens([])
            }
        }
    }

    @Test(arguments: AccessTokenSourceContract.behaviors)
    func `a session as a source of access tokens`(
        _ promise: Behavior<AccessTokenSourceContract.World, any AccessTokenSource>
    ) async throws {
        try await promise.check { world in
            let server = InMemoryAuthorizationServer(person: ada)
            let sessions = world == .signedIn ? [server.newSession()] : []
            return CurrentSession(
                server.server(), store: InMemorySessionStore(sessions), turn: InMemorySessionTurn(),
                time: FixedTime(.distantPast))
        }
    }

    @Test(arguments: SessionStoreContract.behaviors)
    func `a store of sessions`(_ promise: Behavior<[Session], any SessionStore>) async throws {
        try await promise.check { InMemorySessionStore($0) }
    }

    @Test(arguments: SessionTurnContract.behaviors)
    func `a turn at a session`(_ promise: Behavior<Void, SessionTurnContract.Subject>) async throws {
        try await promise.check {
            let turn = InMemorySessionTurn()
            return SessionTurnContract.Subject(turn, and: turn)
        }
    }

    private static func server(_ world: ProviderWorld) -> InMemoryAuthorizationServer {
        let server = InMemoryAuthorizationServer(person: ada)
        switch world {
        case .answering: break
        case .failing: server.fail(with: .serviceFailed)
        case .outOfReach: server.fail(with: .offline)
        case .silent: server.gate.close()
        }
        return server
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Every port of a sign-in, on disk` {
    @Test(arguments: SessionStoreContract.behaviors)
    func `a store of sessions in JSON files`(_ promise: Behavior<[Session], any SessionStore>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { earlier in
            for session in earlier { try await JSONFileSessionStore(in: Self.directory(scratch)).save(session) }
            return JSONFileSessionStore(in: Self.directory(scratch))
        }
    }

    @Test(arguments: SessionTurnContract.behaviors)
    func `a turn at a session by a locked file`(_ promise: Behavior<Void, SessionTurnContract.Subject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check {
            SessionTurnContract.Subject(
                FileSessionTurn(in: Self.directory(scratch)), and: FileSessionTurn(in: Self.directory(scratch)))
        }
    }

    /// One program's view of the directory.
    private static func directory(_ scratch: ScratchDirectory) -> StorageDirectory {
        StorageDirectory(at: scratch.url, time: FixedTime(.distantPast)) { Issue.record("\($0)") }
    }
}
