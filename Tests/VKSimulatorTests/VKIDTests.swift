import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKSimulator
import WebServer

@Suite struct `VK ID, simulated` {
    private let vk = SimulatedVK.patient()
    private let signIn = SignIn()

    @Test(.requirement("VK-2")) func `asks the person, and says who asks for what`() async throws {
        let page = try await vk.answer(signIn.target, on: .id, headers: ["Accept-Language": "ru"]).page
        for part in ["Вход через VK", "Vitrine", "Анна Ветрова", "фотографии", "видеозаписи", "value=\"refuse\""] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(try await vk.answer(signIn.target + "&lang_id=3", on: .id).page.contains("Allow"))
    }

    @Test(.requirement("VK-2")) func `brings a code back, and a token for it`() async throws {
        let callback = try await signIn.decided(on: vk)
        #expect(callback["state"] == signIn.state && callback["type"] == "code_v2" && callback["expires_in"] == "600")
        let answer = try await signIn.exchanged(callback, on: vk)
        #expect(answer["token_type"] == .text("Bearer") && answer["expires_in"] == .number(3600))
        #expect(answer["scope"] == .text("vkid.personal_info photos video") && answer["state"] == .text(signIn.state))
        #expect(answer["id_token"]?.text?.split(separator: ".").count == 3)
        let token = try #require(answer["access_token"]?.text)
        #expect(try await vk.response(of: "users.get", token: token)[0]?["id"] == answer["user_id"])
    }

    @Test(arguments: [
        ["code": "other"], ["code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXX"], ["code_verifier": "short"],
        ["redirect_uri": "http://127.0.0.1:5124/back"], ["device_id": "other"], ["device_id": nil], ["code": nil],
        ["grant_type": "password"],
    ])
    func `refuses an exchange that does not fit, with status 200`(changes: [String: String?]) async throws {
        let answer = try await signIn.exchanged(try await signIn.decided(on: vk), on: vk, changes)
        #expect(answer["error"] == .text("invalid_request") && answer["access_token"] == nil)
        #expect(answer["state"] == .text(signIn.state))
    }

    @Test func `knows one program only`() async throws {
        let callback = try await signIn.decided(on: vk)
        #expect(try await signIn.exchanged(callback, on: vk, ["client_id": "1"])["error"] == .text("invalid_client"))
        #expect(
            try await vk.answer(signIn.target.replacing("54300001", with: "1"), on: .id).status == .badRequest)
    }

    @Test func `takes a code once`() async throws {
        let callback = try await signIn.decided(on: vk)
        #expect(try await signIn.exchanged(callback, on: vk)["access_token"] != nil)
        #expect(try await signIn.exchanged(callback, on: vk)["error"] == .text("invalid_request"))
    }

    @Test func `takes a code for ten minutes`() async throws {
        let callback = try await signIn.decided(on: vk)
        vk.letTimePass(.seconds(600))
        #expect(try await signIn.exchanged(callback, on: vk)["error"] == .text("invalid_request"))
    }

    @Test func `merges the query and the form of an exchange`() async throws {
        let callback = try await signIn.decided(on: vk)
        let target = "/oauth2/auth?" + signIn.form(callback, ["code": nil])
        let answer = try Answer(
            try await vk.answer(target, on: .id, method: "POST", form: "code=\(try #require(callback["code"]))"))
        #expect(answer["access_token"] != nil)
    }

    @Test func `rotates both tokens`() async throws {
        let first = try await signIn.tokens(on: vk)
        let second = try await SignIn.refresh(first.refresh, device: first.device, on: vk)
        #expect(second["refresh_token"]?.text != first.refresh && second["access_token"]?.text != first.access)
        #expect(second["id_token"] == nil && second["scope"] == .text("vkid.personal_info photos video"))
        let third = try await SignIn.refresh(
            try #require(second["refresh_token"]?.text), device: first.device, on: vk)
        #expect(third["access_token"] != nil)
    }

    @Test func `ends a session whose refresh token is used twice`() async throws {
        let first = try await signIn.tokens(on: vk)
        let second = try await SignIn.refresh(first.refresh, device: first.device, on: vk)
        let replayed = try await SignIn.refresh(first.refresh, device: first.device, on: vk)
        #expect(replayed["error_description"] == .text("refresh_token is missing or invalid"))
        let next = try #require(second["refresh_token"]?.text)
        #expect(try await SignIn.refresh(next, device: first.device, on: vk)["error"] == .text("invalid_request"))
        let access = try #require(second["access_token"]?.text)
        #expect(try await vk.refusal(of: "users.get", token: access)["error_code"] == .number(5))
    }

    @Test func `refreshes for the device that signed in only`() async throws {
        let tokens = try await signIn.tokens(on: vk)
        let answer = try await SignIn.refresh(tokens.refresh, device: "another", on: vk)
        #expect(answer["error_description"] == .text("device_id is invalid") && answer["state"] == .text("s"))
        #expect(try await SignIn.refresh(tokens.refresh, device: tokens.device, on: vk)["access_token"] != nil)
    }

    @Test(.requirement("VK-26")) func `gives an hour to an access token, and half a year to a refresh token`()
        async throws
    {
        let tokens = try await signIn.tokens(on: vk)
        vk.letTimePass(.seconds(3_600))
        #expect(
            try await vk.refusal(of: "users.get", token: tokens.access)["error_msg"]
                == .text("User authorization failed: access_token has expired."))
        let next = try await SignIn.refresh(tokens.refresh, device: tokens.device, on: vk)
        #expect(try await vk.response(of: "users.get", token: next["access_token"]?.text)[0] != nil)
        vk.letTimePass(.seconds(180 * 86_400))
        let last = try #require(next["refresh_token"]?.text)
        #expect(try await SignIn.refresh(last, device: tokens.device, on: vk)["error"] != nil)
    }

    @Test(.requirement("VK-28")) func `tells of a refusal`() async throws {
        let callback = try await signIn.decided("refuse", on: vk)
        #expect(callback["error"] == "access_denied" && callback["state"] == signIn.state && callback["code"] == nil)
    }

    @Test func `withholds rights in silence`() async throws {
        vk.conduct.withheld = [.photos]
        let answer = try await signIn.exchanged(try await signIn.decided(on: vk), on: vk)
        #expect(answer["scope"] == .text("vkid.personal_info video"))
        let error = try await vk.refusal(
            of: "photos.getAll", "owner_id=-128666765", token: answer["access_token"]?.text)
        #expect(error["error_code"] == .number(15) && error["error_subcode"] == .number(1133))
    }

    @Test(arguments: [
        "response_type=code", "state=0123456789abcdef0123456789abcdef", "code_challenge_method=s256",
        "code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    ])
    func `sends a sign-in back that lacks what it needs`(part: String) async throws {
        let target = signIn.target.replacing(part, with: "x=y")
        let fields = try #require(try await vk.answer(target, on: .id).redirect).fields
        #expect(fields["error"] == "invalid_request" && fields["error_description"]?.isEmpty == false)
    }

    @Test(arguments: [
        ("http://127.0.0.1:1/a", true), ("http://[::1]:65000/b/c", true), ("http://localhost/x", true),
        ("http://127.0.0.1:9/blank.html", true), ("https://oauth.vk.com/blank.html", true),
        ("vk54300001://vk.com/blank.html", true), ("https://example.org/a", false),
        ("http://127.0.0.1.example/a", false),
        ("http://user@127.0.0.1/a", false), ("http://oauth.vk.com/blank.html", false), ("javascript:alert(1)", false),
        ("https://127.0.0.1/a", false), ("", false),
    ])
    func `sends people back to known places only`(address: String, isKnown: Bool) async throws {
        let target = signIn.target.replacing(signIn.redirectURI, with: address)
        #expect(try await vk.answer(target, on: .id).status == (isKnown ? .ok : .badRequest))
    }

    @Test func `compares the path of a registered loopback address`() async throws {
        var application = VKApplication.vitrine
        application.redirectURIs = ["http://127.0.0.1/auth"]
        let vk = SimulatedVK(application: application)
        let at = { (address: String) in SignIn().target.replacing("http://127.0.0.1:5123/back", with: address) }
        #expect(try await vk.answer(at("http://[::1]:7/auth"), on: .id).status == .ok)
        #expect(try await vk.answer(at("http://[::1]:7/other"), on: .id).status == .badRequest)
    }

    @Test func `asks nothing where nothing may be asked`() async throws {
        var silent = signIn
        silent.more = "&prompt=none"
        let fields = { try #require(try await vk.answer(silent.target, on: .id).redirect).fields }
        #expect(try await fields()["error"] == "interaction_required")
        _ = try await signIn.decided(on: vk)
        #expect(try await fields()["code"] != nil)
        vk.endTokens(because: .revoked)
        #expect(try await fields()["error"] == "interaction_required")
    }

    @Test(arguments: [
        (SignInFlaw.otherState, "state"), (.noState, "state"), (.noDeviceID, "device_id"),
    ])
    func `returns wrongly where it is told to`(flaw: SignInFlaw, field: String) async throws {
        vk.conduct.signInFlaws = [flaw]
        let callback = try await signIn.decided(on: vk)
        #expect(callback["code"] != nil && (callback[field] == nil) == (flaw != .otherState))
        #expect(callback["state"] != signIn.state || flaw == .noDeviceID)
    }

    @Test func `answers an exchange wrongly where it is told to`() async throws {
        vk.conduct.signInFlaws = [.otherStateInAnswer, .noRefreshToken]
        let answer = try await signIn.exchanged(try await signIn.decided(on: vk), on: vk)
        #expect(answer["state"] != .text(signIn.state) && answer["refresh_token"] == nil)
        vk.conduct.signInFlaws = [.cyrillicRefusal]
        #expect(try await signIn.decided("refuse", on: vk)["error_description"]?.contains("«нет, спасибо» &") == true)
    }

    @Test func `tells who is signed in, by the body's token and by the header's`() async throws {
        let tokens = try await signIn.tokens(on: vk)
        let body = try Answer(
            try await vk.answer(
                "/oauth2/user_info", on: .id, method: "POST", form: "client_id=54300001&access_token=\(tokens.access)"))
        let header = try Answer(
            try await vk.answer(
                "/oauth2/user_info", on: .id, method: "POST", headers: ["Authorization": "Bearer \(tokens.access)"],
                form: "client_id=54300001"))
        #expect(body == header)
        #expect(body["user"]?["user_id"] == .text("210700286") && body["user"]?["phone"] == nil)
    }

    @Test(
        .requirement("VK-6"),
        arguments: [("logout", "invalid session."), ("revoke", "user revoke access for this token.")])
    func `ends a session`(path: String, words: String) async throws {
        let tokens = try await signIn.tokens(on: vk)
        let end = {
            try Answer(
                try await vk.answer(
                    "/oauth2/\(path)", on: .id, method: "POST", form: "client_id=54300001&access_token=\(tokens.access)"
                ))
        }
        #expect(try await end() == .record(["response": .number(1)]))
        #expect(
            try await vk.refusal(of: "users.get", token: tokens.access)["error_msg"]
                == .text("User authorization failed: \(words)"))
        #expect(try await SignIn.refresh(tokens.refresh, device: tokens.device, on: vk)["error"] != nil)
        #expect(try await end()["error"] == .text("invalid_token"))
        #expect(vk.requests(to: "/oauth2/\(path)", of: .id) == 2)
    }
}
