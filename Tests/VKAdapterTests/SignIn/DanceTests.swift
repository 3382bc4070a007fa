import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import VKAdapter
import VKSimulator

@Suite(.timeLimit(.minutes(3))) struct `A sign-in to VK, over its simulator` {
    @Test(.requirement("VK-2", "VK-4", "VK-26"))
    func `by VK ID lasts over renewals, until it is ended`() async throws {
        try await RunningVK.with { world in
            let signedIn = try await world.signIn()
            #expect(signedIn.account?.id == "210700286" && signedIn.account?.name?.contains("Ветрова") == true)
            #expect(signedIn.missingRights.isEmpty && signedIn.isRenewable && signedIn.way == .loopbackCode)
            let first = try await world.session
            #expect(first.extras.keys.sorted() == ["device_id"])
            #expect(first.expiresAt == world.time.now + 3600)

            world.letTimePass(.seconds(3600))
            let token = try await world.access.session.accessToken()
            let second = try await world.session
            #expect(token == second.accessToken && token != first.accessToken)
            #expect(second.refreshToken != first.refreshToken && second.extras == first.extras)
            #expect(try await world.server.accounts.account(of: token)?.id == "210700286")

            let signedOut = try await world.access.signOut()
            #expect(signedOut.revocation == .done)
            #expect(world.vk.requests(to: "/oauth2/logout", of: .id) == 1)
            #expect(await refusal { () async throws(AuthError) in try await world.server.accounts.account(of: token) })
        }
    }

    @Test(.requirement("VK-27"))
    func `ends for good when a refresh token is used twice`() async throws {
        try await RunningVK.with { world in
            try await world.signIn()
            let first = try await world.session
            let refresh = try #require(world.server.refresh)
            let grant = try await refresh.refresh(first)
            let second = Session(
                account: first.account, way: first.way, accessToken: grant.accessToken,
                refreshToken: grant.refreshToken, extras: grant.extras)
            for session in [first, second] {
                #expect(await refusal { () async throws(AuthError) in try await refresh.refresh(session) })
            }
            #expect(try await world.access.restore() == .signedOut(.refused))
        }
    }

    @Test(.requirement("VK-6"), arguments: [Duration.zero, .seconds(7200)])
    func `that was ended is over at VK as well, however old its token`(age: Duration) async throws {
        try await RunningVK.with { world in
            try await world.signIn()
            let session = try await world.session
            world.letTimePass(age)
            #expect(try await world.access.signOut().revocation == .done)
            let refresh = try #require(world.server.refresh)
            #expect(await refusal { () async throws(AuthError) in try await refresh.refresh(session) })
            let sent = world.sent.requests.last { $0.url.lastPathComponent == "logout" }
            let last = try #require(sent?.formField("access_token"))
            #expect(
                await refusal { () async throws(AuthError) in
                    try await world.server.accounts.account(of: SecretText(last))
                })
        }
    }

    @Test(.requirement("VK-2"))
    func `takes a code once, in time, from the device and the program it was given to`() async throws {
        try await RunningVK.with { world in
            let codes = world.server.codes
            func isRefused(_ code: AuthorizationCode) async -> Bool {
                await refusal { () async throws(AuthError) in try await codes.grant(for: code) }
            }
            let used = try await world.code()
            #expect(try await codes.grant(for: used).accountID == "210700286")
            #expect(await isRefused(used))

            let stolen = try await world.code()
            #expect(await isRefused(stolen.with(verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")))
            let carried = try await world.code()
            #expect(await isRefused(carried.with(device: "another")))
            let astray = try await world.code()
            #expect(await isRefused(astray.with(redirect: URL(string: "http://127.0.0.1:8420/elsewhere"))))

            let old = try await world.code()
            world.letTimePass(.seconds(601))
            #expect(await isRefused(old))
        }
    }

    @Test(.requirement("VK-27"), arguments: [SignInWay.loopbackCode, .pastedToken])
    func `that the person declines says so in VK's words`(way: SignInWay) async throws {
        try await RunningVK.with(VKConduct(signInFlaws: [.cyrillicRefusal])) { world in
            let attempt = try world.begin(way)
            let end = try await world.decided("refuse", at: attempt.page)
            let error = await failure { () async throws(AuthError) in try await world.access.complete(end) }
            #expect(error == .declined(ProviderText("Пользователь отказался: «нет, спасибо» & всё")))
            #expect(try await world.store.session(of: "vk") == nil)
        }
    }

    @Test(.requirement("VK-27")) func `tells which rights VK dropped`() async throws {
        try await RunningVK.with(VKConduct(withheld: [.video])) { world in
            let signedIn = try await world.signIn()
            #expect(signedIn.missingRights == ["video"])
        }
    }

    @Test(.requirement("VK-2")) func `by the classic page ends with an address that is pasted`() async throws {
        try await RunningVK.with { world in
            let attempt = try world.begin(.pastedToken)
            let end = try await world.decided(at: attempt.page)
            #expect(end.path == "/blank.html" && end.fragment?.contains("access_token=") == true)
            let signedIn = try await world.access.complete(pasted: " \(end.absoluteString)\n", for: attempt.id)
            #expect(signedIn.account?.id == "210700286" && signedIn.way == .pastedToken && !signedIn.isRenewable)
            let session = try await world.session
            #expect(session.expiresAt == world.time.now + 86_400)
            guard case .signedIn = try await world.access.restore() else {
                Issue.record("expected the session to be taken up again")
                return
            }
            #expect(try await world.access.signOut().revocation == .done)
            #expect(
                await refusal { () async throws(AuthError) in
                    try await world.server.accounts.account(of: session.accessToken)
                })
        }
    }

    @Test(
        .requirement("VK-2", "VK-27"),
        arguments: [
            (.otherState, .stateMismatch), (.noState, .stateMismatch), (.otherStateInAnswer, .stateMismatch),
            (.noDeviceID, .refused(nil)),
        ] as [(SignInFlaw, AuthError)])
    func `that ends wrongly signs nobody in`(flaw: SignInFlaw, meaning: AuthError) async throws {
        try await RunningVK.with(VKConduct(signInFlaws: [flaw])) { world in
            let attempt = try world.begin(.loopbackCode)
            let end = try await world.decided(at: attempt.page)
            let error = await failure { () async throws(AuthError) in try await world.access.complete(end) }
            #expect(error == meaning)
            #expect(world.vk.requests(to: "/oauth2/auth", of: .id) == (flaw == .otherStateInAnswer ? 1 : 0))
            #expect(try await world.store.session(of: "vk") == nil)
        }
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            (.status(500), .serviceFailed), (.page, .serviceFailed),
            (.tryLater(seconds: 7), .tryLater(after: .seconds(7))),
            (.endlessRedirect, .serviceFailed),
        ] as [(Fault, AuthError)])
    func `says when VK fails`(fault: Fault, meaning: AuthError) async throws {
        try await RunningVK.with(VKConduct(paths: ["id/oauth2/auth": [fault]])) { world in
            let attempt = try world.begin(.loopbackCode)
            let end = try await world.decided(at: attempt.page)
            let error = await failure { () async throws(AuthError) in try await world.access.complete(end) }
            #expect(error == meaning)
            #expect(!world.told.seen.isEmpty)
        }
    }

    @Test(.requirement("VK-26"), arguments: TokenEnd.allCases.filter { $0 != .unknown })
    func `is renewed or over when its token is refused`(end: TokenEnd) async throws {
        try await RunningVK.with { world in
            try await world.signIn()
            world.vk.endTokens(because: end)
            let status = try await world.access.restore()
            if case .signedIn = status { #expect(end != .revoked) } else { #expect(status == .signedOut(.refused)) }
        }
    }

    @Test(.requirement("VK-27"), arguments: [Refusal.internal, .tooManyRequests, .flood, .captcha, .quota, .unknown])
    func `is kept while VK does not answer about it`(refusal: Refusal) async throws {
        try await RunningVK.with { world in
            try await world.signIn()
            world.vk.conduct = VKConduct(refusals: [refusal])
            guard case .signedIn(let signedIn) = try await world.access.restore() else {
                Issue.record("expected the session to be kept")
                return
            }
            #expect(signedIn.doubt?.isPassing == true)
        }
    }

    @Test func `of the program itself belongs to nobody`() async throws {
        try await RunningVK.with { world in
            let account = try await world.server.accounts.account(of: SecretText(SimulatedVK.serviceToken))
            #expect(account == nil)
        }
    }
}

/// Whether a call is refused, in whatever words.
private func refusal<Value>(of call: () async throws(AuthError) -> Value) async -> Bool {
    if case .refused = await failure(of: call) { true } else { false }
}

extension RunningVK {
    fileprivate func begin(_ way: SignInWay) throws -> PendingAttempt {
        way == .loopbackCode
            ? try access.begin(returningTo: .back, in: .russian) : try access.begin.pasting(way, in: .russian)
    }
}

extension AuthorizationCode {
    fileprivate func with(verifier: String? = nil, device: String? = nil, redirect: URL? = nil) -> AuthorizationCode {
        AuthorizationCode(
            code: code, verifier: verifier.map { CodeVerifier(SecretText($0)) } ?? self.verifier,
            redirect: redirect ?? self.redirect, state: state,
            extras: device.map { ["device_id": SecretText($0)] } ?? extras)
    }
}
