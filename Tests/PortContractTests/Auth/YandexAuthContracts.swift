import Auth
import Foundation
import PortContracts
import SharedKernel
import SimulatorKit
import Testing
import YandexSimulator

@Suite(.timeLimit(.minutes(3))) struct `Every port of a sign-in, over Yandex's simulator` {
    @Test(arguments: AuthorizationPageContract.behaviors)
    func `Yandex's page`(_ promise: Behavior<Void, any AuthorizationPage>) async throws {
        try await YandexHost.check(promise) { host, _ in host.server(in: .answering).page }
    }

    @Test(arguments: CodeExchangeContract.behaviors)
    func `Yandex's exchange of a code`(
        _ promise: Behavior<ProviderWorld, CodeExchangeContract.Subject>
    ) async throws {
        try await YandexHost.check(promise) { host, world in
            let code = try await host.code()
            return CodeExchangeContract.Subject(host.server(in: world).codes, code: code)
        }
    }

    @Test(arguments: DeviceAuthorizationContract.behaviors)
    func `Yandex's codes for devices`(
        _ promise: Behavior<ProviderWorld, DeviceAuthorizationContract.Subject>
    ) async throws {
        try await YandexHost.check(promise) { host, world in
            let devices = try #require(host.server(in: world).devices)
            return DeviceAuthorizationContract.Subject(devices) { code in
                host.yandex.decide(.allow, onDeviceWith: code.userCode)
            }
        }
    }

    @Test(arguments: SessionRefreshContract.behaviors)
    func `Yandex's refresh of a session`(
        _ promise: Behavior<ProviderWorld, SessionRefreshContract.Subject>
    ) async throws {
        try await YandexHost.check(promise) { host, world in
            let session = try await host.session()
            let refresh = try #require(host.server(in: world).refresh)
            return SessionRefreshContract.Subject(refresh, session: session) { host.yandex.withdrawTokens() }
        }
    }

    @Test(arguments: SessionRevocationContract.behaviors)
    func `Yandex's end of a session`(
        _ promise: Behavior<ProviderWorld, SessionRevocationContract.Subject>
    ) async throws {
        try await YandexHost.check(promise) { host, world in
            let session = try await host.session()
            let server = host.server(in: world)
            return SessionRevocationContract.Subject(
                try #require(server.revocation), session: session, accounts: server.accounts)
        }
    }

    @Test(arguments: AccountSourceContract.behaviors)
    func `Yandex's source of accounts`(
        _ promise: Behavior<ProviderWorld, AccountSourceContract.Subject>
    ) async throws {
        try await YandexHost.check(promise) { host, world in
            let session = try await host.session()
            return AccountSourceContract.Subject(
                host.server(in: world).accounts, token: session.accessToken, owner: session.account)
        }
    }
}

extension YandexHost {
    /// A code that the person has just agreed to.
    fileprivate func code() async throws -> AuthorizationCode {
        let verifier = CodeVerifier(SecretText("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXA"))
        let redirect = try #require(URL(string: "http://127.0.0.1:8420/sign-in/back"))
        let state = SecretText("0123456789abcdef0123456789abcdef")
        let page = try server(in: .answering).page.address(
            for: AuthorizationRequest(
                way: .loopbackCode, redirect: redirect, state: state, challenge: verifier.challenge,
                rights: ["cloud_api:disk.info"], language: .english))
        let end = try await self.redirect(agreeingAt: page)
        let code = try #require(end.queryItems?.first { $0.name == "code" }?.value)
        return AuthorizationCode(code: SecretText(code), verifier: verifier, redirect: redirect, state: state)
    }

    /// A session that is on.
    fileprivate func session() async throws -> Session {
        let server = server(in: .answering)
        let grant = try await server.codes.grant(for: try await code())
        let account = try #require(try await server.accounts.account(of: grant.accessToken))
        return Session(
            account: account, way: .loopbackCode, accessToken: grant.accessToken, refreshToken: grant.refreshToken)
    }
}
