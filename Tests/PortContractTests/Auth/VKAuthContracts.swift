import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import PortContracts
import SharedKernel
import SimulatorKit
import Testing
import URLSessionTransport
import VKAdapter
import VKSimulator

@Suite(.timeLimit(.minutes(3))) struct `Every port of a sign-in, over VK's simulator` {
    @Test(arguments: AuthorizationPageContract.behaviors)
    func `VK ID's page`(_ promise: Behavior<Void, any AuthorizationPage>) async throws {
        try await VKHost.check(promise) { host, _ in try await host.server(in: .answering).page }
    }

    @Test(arguments: CodeExchangeContract.behaviors)
    func `VK ID's exchange of a code`(_ promise: Behavior<ProviderWorld, CodeExchangeContract.Subject>) async throws {
        try await VKHost.check(promise) { host, world in
            let code = try await host.code()
            return CodeExchangeContract.Subject(try await host.server(in: world).codes, code: code)
        }
    }

    @Test(arguments: SessionRefreshContract.behaviors)
    func `VK ID's refresh of a session`(
        _ promise: Behavior<ProviderWorld, SessionRefreshContract.Subject>
    ) async throws {
        try await VKHost.check(promise) { host, world in
            let session = try await host.session()
            let refresh = try #require(try await host.server(in: world).refresh)
            return SessionRefreshContract.Subject(refresh, session: session) {
                host.vk.endTokens(because: .revoked)
            }
        }
    }

    @Test(arguments: SessionRevocationContract.behaviors)
    func `VK ID's end of a session`(
        _ promise: Behavior<ProviderWorld, SessionRevocationContract.Subject>
    ) async throws {
        try await VKHost.check(promise) { host, world in
            let session = try await host.session()
            let server = try await host.server(in: world)
            return SessionRevocationContract.Subject(
                try #require(server.revocation), session: session, accounts: server.accounts)
        }
    }

    @Test(arguments: AccountSourceContract.behaviors)
    func `VK's source of accounts`(_ promise: Behavior<ProviderWorld, AccountSourceContract.Subject>) async throws {
        try await VKHost.check(promise) { host, world in
            let session = try await host.session()
            return AccountSourceContract.Subject(
                try await host.server(in: world).accounts, token: session.accessToken, owner: session.account)
        }
    }
}

/// A VK that listens, and may then stand in any way to what it is asked.
private struct VKHost {
    let vk = SimulatedVK(callsPerSecond: nil)
    private let client = URLSessionClient()
    private var running: RunningVKSimulator?

    private static func whileOpen(_ work: (VKHost) async throws -> Void) async throws {
        var host = VKHost()
        let running = try await host.vk.start()
        host.running = running
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await work(host)) } catch { outcome = .failure(error) }
        await running.stop()
        try outcome.get()
    }

    /// Holds an adapter over one to a promise.
    static func check<World, Port>(
        _ promise: Behavior<World, Port>, _ given: @escaping @Sendable (VKHost, World) async throws -> Port
    ) async throws {
        try await whileOpen { host in try await promise.check { world in try await given(host, world) } }
    }

    func server(in world: ProviderWorld) async throws -> AuthorizationServer {
        let faults: [Fault] =
            switch world {
            case .answering, .outOfReach: []
            case .failing: [.status(500)]
            case .silent: [.silent]
            }
        vk.conduct = VKConduct(signIn: faults, api: faults)
        let running = try #require(running)
        let nowhere = world == .outOfReach ? Hosts.nowhere : nil
        return VKSignIn(
            client: client, id: nowhere ?? running.idAddress, oauth: nowhere ?? running.oauthAddress,
            api: nowhere ?? running.apiAddress, clientID: vk.application.clientID, rights: ["photos", "video"],
            clock: SkippingClock()
        ).server("vk")
    }

    /// A code that the person has just agreed to.
    func code() async throws -> AuthorizationCode {
        let verifier = CodeVerifier(from: SeededRandom(seed: 1))
        let redirect = try #require(URL(string: "http://127.0.0.1:8420/sign-in/back"))
        let state = SecretText("0123456789abcdef0123456789abcdef")
        let page = try await server(in: .answering).page.address(
            for: AuthorizationRequest(
                way: .loopbackCode, redirect: redirect, state: state, challenge: verifier.challenge,
                rights: ["photos", "video"], language: .english))
        var agreement = HTTPRequest(.post, page, body: Data("decision=allow".utf8))
        agreement.headers["Content-Type"] = "application/x-www-form-urlencoded"
        let end = try #require(
            try await client.send(agreement).headers["Location"].flatMap { URLComponents(string: $0) })
        func field(_ name: String) throws -> SecretText {
            SecretText(try #require(end.queryItems?.first { $0.name == name }?.value))
        }
        return AuthorizationCode(
            code: try field("code"), verifier: verifier, redirect: redirect, state: state,
            extras: ["device_id": try field("device_id")])
    }

    /// A session that is on.
    func session() async throws -> Session {
        let grant = try await server(in: .answering).codes.grant(for: try await code())
        return Session(
            account: Account(provider: "vk", id: try #require(grant.accountID)), way: .loopbackCode,
            accessToken: grant.accessToken, refreshToken: grant.refreshToken, extras: grant.extras)
    }
}
