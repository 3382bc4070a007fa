import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport
import YandexIDAdapter
import YandexSimulator

@Suite(.timeLimit(.minutes(3))) struct `Signing in with Yandex` {
    @Test(.requirement("DR-1")) func `leads over the page and back, with PKCE and the least rights`() async throws {
        try await SignInWorld.whileOpen { world in
            let attempt = try world.begin()
            let items = URLComponents(url: attempt.page, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let fields = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
            #expect(fields["code_challenge_method"] == "S256" && fields["code_verifier"] == nil)
            #expect(fields["scope"] == "cloud_api:disk.info cloud_api:disk.read cloud_api:disk.write")
            let signedIn = try await world.complete(world.redirect(from: attempt))
            #expect(signedIn.account?.id == "200300400" && signedIn.account?.name == "Анна Колибри")
        }
    }

    @Test(.requirement("DR-36")) func `ends at the service when the person signs out`() async throws {
        try await SignInWorld.whileOpen { world in
            _ = try await world.complete(world.redirect(from: world.begin()))
            let token = try await world.session.accessToken()
            let revocation = try #require(world.server.revocation)
            try await revocation.revoke(try #require(try await world.store.session(of: "yandex")))
            await #expect(throws: AuthError.refused(nil)) {
                _ = try await world.server.accounts.account(of: token)
            }
        }
    }

    @Test func `is told of a refusal`() async throws {
        try await SignInWorld.whileOpen { world in
            let end = try await world.redirect(from: world.begin(), deciding: "refuse")
            await #expect {
                _ = try await world.complete(end)
            } throws: { error in
                if case AuthError.declined = error { true } else { false }
            }
        }
    }

    @Test(arguments: [SignInFlaw.otherState, .noState])
    func `takes no redirect that is not its own`(flaw: SignInFlaw) async throws {
        try await SignInWorld.whileOpen { world in
            world.yandex.conduct.signInFlaws = [flaw]
            let end = try await world.redirect(from: world.begin())
            await #expect(throws: AuthError.stateMismatch) { _ = try await world.complete(end) }
        }
    }

    @Test func `keeps the new refresh token, although the access token stays`() async throws {
        try await SignInWorld.whileOpen { world in
            _ = try await world.complete(world.redirect(from: world.begin()))
            let before = try #require(try await world.store.session(of: "yandex"))
            world.time.advance(by: .seconds(365 * 86_400 - 30))
            #expect(try await world.session.accessToken() == before.accessToken)
            let after = try #require(try await world.store.session(of: "yandex"))
            #expect(after.refreshToken != before.refreshToken && after.accessToken == before.accessToken)
        }
    }

    @Test func `tells which rights the person did not give`() async throws {
        try await SignInWorld.whileOpen { world in
            world.yandex.conduct.withheld = [.write]
            _ = try await world.complete(world.redirect(from: world.begin()))
            let session = try #require(try await world.store.session(of: "yandex"))
            #expect(session.missingRights == ["cloud_api:disk.write"])
        }
    }

    @Test func `works by a code on another device`() async throws {
        try await SignInWorld.whileOpen { world in
            let device = SignInByDevice(world.server, session: world.session, time: world.time, clock: world.clock)
            let started = try await device.begin()
            #expect(started.code.page.path == "/device" && started.code.userCode.count == 8)
            world.yandex.decide(.allow, onDeviceWith: started.code.userCode)
            #expect(try await device.finish(started).account?.id == "200300400")
        }
    }

    @Test func `on another device can be refused, or come too late`() async throws {
        try await SignInWorld.whileOpen { world in
            let devices = try #require(world.server.devices)
            let refused = try await devices.begin(asking: [])
            world.yandex.decide(.refuse, onDeviceWith: refused.userCode)
            await #expect(throws: AuthError.declined(ProviderText("User denied access"))) {
                _ = try await devices.answer(to: refused)
            }
            let late = try await devices.begin(asking: [])
            world.yandex.letTimePass(.seconds(301))
            await #expect(throws: AuthError.attemptExpired) { _ = try await devices.answer(to: late) }
        }
    }

    @Test func `takes the code that Yandex's own page shows`() async throws {
        try await SignInWorld.whileOpen { world in
            let attempt = try world.beginSignIn.pasting(in: .russian)
            let end = try await world.redirect(from: attempt)
            let code = try #require(
                URLComponents(url: end, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "code" }?.value)
            #expect(try await world.completeSignIn(pasted: " \(code)\n", for: attempt.id).account?.id == "200300400")
        }
    }

    @Test func `names the page that issues a client id, where none is set`() {
        let nowhere = URL(filePath: "/nowhere")
        let server = YandexSignIn(
            client: CannedHTTPClient(), oauth: nowhere, disk: nowhere, clientID: nil, rights: []
        ).server("yandex")
        #expect {
            _ = try server.page.address(
                for: AuthorizationRequest(
                    way: .loopbackCode, redirect: nowhere, state: SecretText("s"), challenge: "c", rights: [],
                    language: .english))
        } throws: { error in
            if case AuthError.configurationMissing("VITRINE_YANDEX_CLIENT_ID", let page) = error {
                page.absoluteString == "https://oauth.yandex.ru/client/new"
            } else {
                false
            }
        }
    }

    @Test func `writes no secret into its log`() async throws {
        let told = RequestLogLines()
        try await SignInWorld.whileOpen(tell: told.add) { world in
            _ = try await world.complete(world.redirect(from: world.begin()))
            let session = try #require(try await world.store.session(of: "yandex"))
            world.yandex.withdrawTokens()
            _ = try? await world.server.refresh?.refresh(session)
            _ = try? await world.server.accounts.account(of: session.accessToken)
            world.yandex.conduct.signIn = [.status(502)]
            try? await world.server.revocation?.revoke(session)
            #expect(told.all.count == 3)
            let secrets = [session.accessToken.revealed, try #require(session.refreshToken).revealed]
            #expect(told.all.allSatisfy { line in secrets.allSatisfy { !line.contains($0) } })
        }
    }
}
