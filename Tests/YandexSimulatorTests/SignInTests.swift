import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import WebServer
import YandexSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `Signing in at the simulated Yandex` {
    private let yandex = SimulatedYandex.small()
    private let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private let id = YandexApplication.vitrine.clientID

    private var page: String {
        "/authorize?response_type=code&client_id=\(id)&redirect_uri=http%3A%2F%2Flocalhost%3A8420%2Freturn&state=s%2Bt"
            + "&scope=cloud_api:disk.info%20cloud_api:disk.read&device_id=vitrine-1"
            + "&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"
    }

    private func token(_ form: String, _ status: Int = 200) async throws -> Answer {
        let answer = try await yandex.answer("/token", "POST", on: .oauth, body: "client_id=\(id)&\(form)", token: nil)
        #expect(answer.status.rawValue == status)
        return try Answer(answer)
    }

    private func code() async throws -> String {
        let answer = try await yandex.answer(page, "POST", on: .oauth, body: "decision=allow", token: nil)
        let redirect = try #require(try answer.redirect)
        #expect(redirect.address == "http://localhost:8420/return" && redirect.fields["state"] == "s+t")
        return try #require(redirect.fields["code"])
    }

    @Test func `asks the person, and sends the code back`() async throws {
        let consent = try await yandex.answer(page, on: .oauth, token: nil).page
        #expect(consent.contains("reading the whole Disk") && !consent.contains("writing anywhere"))
        let answer = try await token("grant_type=authorization_code&code=\(code())&code_verifier=\(verifier)")
        #expect(answer["token_type"] == .text("bearer") && answer["expires_in"] == .number(31_536_000))
        #expect(answer["scope"] == .text("cloud_api:disk.info cloud_api:disk.read"))
        let access = try #require(answer["access_token"]?.text)
        _ = try await yandex.disk("/", token: access)
    }

    @Test func `tells of a refusal`() async throws {
        let answer = try await yandex.answer(page, "POST", on: .oauth, body: "decision=refuse", token: nil)
        #expect(try answer.redirect?.fields["error"] == "access_denied")
    }

    @Test func `takes a code once, with its verifier, for ten minutes`() async throws {
        let right = "code_verifier=\(verifier)"
        let wrong = "code_verifier=\(verifier.replacing("d", with: "e"))"
        #expect(
            try await token("grant_type=authorization_code&code=\(code())&\(wrong)", 400)["error"]
                == .text("invalid_grant"))
        let once = try await code()
        _ = try await token("grant_type=authorization_code&code=\(once)&\(right)")
        _ = try await token("grant_type=authorization_code&code=\(once)&\(right)", 400)
        let late = try await code()
        yandex.letTimePass(.seconds(600))
        _ = try await token("grant_type=authorization_code&code=\(late)&\(right)", 400)
    }

    @Test func `renews: the same access token, another refresh token`() async throws {
        let first = try await token("grant_type=authorization_code&code=\(code())&code_verifier=\(verifier)")
        let refresh = try #require(first["refresh_token"]?.text?.percentEncoded)
        let second = try await token("grant_type=refresh_token&refresh_token=\(refresh)")
        #expect(second["access_token"] == first["access_token"] && second["refresh_token"] != first["refresh_token"])
        _ = try await token("grant_type=refresh_token&refresh_token=\(refresh)", 400)
        yandex.expireTokens()
        let next = try #require(second["refresh_token"]?.text?.percentEncoded)
        let third = try await token("grant_type=refresh_token&refresh_token=\(next)")
        #expect(third["access_token"] != first["access_token"])
        _ = try await yandex.disk("/", token: try #require(third["access_token"]?.text))
    }

    @Test func `serves a device by a code that the person types`() async throws {
        let asked = try Answer(
            try await yandex.answer("/device/code", "POST", on: .oauth, body: "client_id=\(id)", token: nil))
        let (device, user) = (try #require(asked["device_code"]?.text), try #require(asked["user_code"]?.text))
        #expect(device.count == 32 && user.count == 8 && asked["interval"] == .number(5))
        let poll = "grant_type=device_code&code=\(device)"
        #expect(try await token(poll, 400)["error"] == .text("authorization_pending"))
        #expect(try await yandex.answer("/device?user_code=\(user)", on: .oauth, token: nil).page.contains("Allow"))
        let allowed = try await yandex.answer(
            "/device?user_code=\(user)", "POST", on: .oauth, body: "decision=allow", token: nil)
        #expect(try allowed.page.contains("signed in"))
        #expect(try await token(poll)["access_token"] != nil)
        _ = try await token(poll, 400)
        let wrong = try await yandex.answer("/device?user_code=nothing1", on: .oauth, token: nil)
        #expect(wrong.status == .badRequest)
    }

    @Test func `ends a token of a device, and says so twice`() async throws {
        let issued = try await token("grant_type=authorization_code&code=\(code())&code_verifier=\(verifier)")
        let access = try #require(issued["access_token"]?.text)
        let revoke = { (token: String) in
            try await yandex.answer(
                "/revoke_token", "POST", on: .oauth, body: "client_id=\(id)&access_token=\(token)", token: nil)
        }
        for _ in 1...2 { #expect(try Answer(try await revoke(access)) == .record(["status": .text("ok")])) }
        _ = try await yandex.disk("/", "GET", 401, token: access)
        #expect(try Answer(try await revoke(yandex.issueToken()))["error"] == .text("unsupported_token_type"))
    }

    @Test func `sends nobody to a stranger`() async throws {
        let elsewhere = page.replacing("localhost%3A8420", with: "evil.example")
        for target in [elsewhere, page.replacing(id, with: "unknown")] {
            let answer = try await yandex.answer(target, on: .oauth, token: nil)
            #expect(answer.status == .badRequest && answer.headers["Location"] == nil)
        }
    }

    @Test func `refuses a wrong secret and an unknown program`() async throws {
        #expect(
            try await token("grant_type=refresh_token&refresh_token=x&client_secret=y", 400)["error"]
                == .text("invalid_client"))
        #expect(try await token("grant_type=magic", 400)["error"] == .text("unsupported_grant_type"))
    }
}
