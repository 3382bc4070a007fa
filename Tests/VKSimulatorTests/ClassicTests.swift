import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKSimulator
import WebServer

@Suite struct `The classic sign-in, simulated` {
    private let vk = SimulatedVK.patient()

    private func target(_ more: String) -> String {
        "/authorize?client_id=54300001&redirect_uri=https%3A%2F%2Foauth.vk.com%2Fblank.html&state=a%20b&\(more)"
    }

    @Test(arguments: [("20", "86400"), ("photos,video", "86400"), ("65556", "0"), ("offline,video,photos", "0")])
    func `brings a token in the fragment`(scope: String, lifetime: String) async throws {
        let response = try await vk.answer(
            target("response_type=token&display=page&scope=\(scope)"), on: .oauth, method: "POST",
            form: "decision=allow")
        #expect(response.headers["Location"]?.hasPrefix("https://oauth.vk.com/blank.html#access_token=") == true)
        let fields = try #require(try response.redirect).fields
        #expect(fields["expires_in"] == lifetime && fields["user_id"] == "210700286" && fields["state"] == "a b")
        #expect(try await vk.call("video.get", "owner_id=-128666765", token: fields["access_token"])["error"] == nil)
        vk.letTimePass(.seconds(86_400))
        let isOver = try await vk.call("users.get", token: fields["access_token"])["error"] != nil
        #expect(isOver == (lifetime != "0"))
    }

    @Test func `tells of a refusal in the fragment, with + for spaces`() async throws {
        let response = try await vk.answer(
            target("response_type=token&scope=4194304"), on: .oauth, method: "POST", form: "decision=refuse")
        #expect(
            response.headers["Location"]
                == "https://oauth.vk.com/blank.html#error=access_denied&error_reason=user_denied"
                + "&error_description=User+denied+your+request&state=a+b")
    }

    @Test func `brings a code in the query, and a token for it and the secret, once`() async throws {
        let response = try await vk.answer(
            target("response_type=code&scope=4194304"), on: .oauth, method: "POST", form: "decision=allow")
        let code = try #require(try response.redirect?.fields["code"])
        let exchange = { (secret: String) in
            try await vk.answer(
                "/access_token?client_id=54300001&redirect_uri=https://oauth.vk.com/blank.html&code=\(code)"
                    + "&client_secret=\(secret)", on: .oauth)
        }
        #expect(try Answer(try await exchange("wrong"))["error"] == .text("invalid_client"))
        let answer = try Answer(try await exchange(vk.application.clientSecret))
        #expect(answer.names == ["access_token", "expires_in", "user_id", "email"])
        #expect(answer["expires_in"] == .number(43_200))
        let again = try await exchange(vk.application.clientSecret)
        #expect(
            try Answer(again)
                == .record(["error": .text("invalid_grant"), "error_description": .text("Code is invalid or expired.")])
        )
    }

    @Test func `keeps the codes of the two sign-ins apart`() async throws {
        let callback = try await SignIn().decided(on: vk)
        let answer = try await vk.answer(
            "/access_token?client_id=54300001&client_secret=\(vk.application.clientSecret)"
                + "&redirect_uri=\(SignIn().redirectURI)&code=\(try #require(callback["code"]))", on: .oauth)
        #expect(try Answer(answer)["error"] == .text("invalid_grant"))
    }

    @Test func `answers by JSON what it cannot send back`() async throws {
        let ask = { (target: String) in try await vk.answer(target, on: .oauth) }
        #expect(try await ask(target("").replacing("54300001", with: "1")).status == .unauthorized)
        let foreign = try await ask(
            "/authorize?client_id=54300001&redirect_uri=https://example.org/&response_type=token")
        #expect(foreign.status == .unauthorized)
        #expect(
            try Answer(foreign)["error_description"]
                == .text("redirect_uri has wrong domain, check application settings"))
        let bad = try await ask(target("display=window"))
        #expect(try bad.redirect?.fields["error_description"] == "Invalid display parameter")
        vk.conduct.signInFlaws = [.securityError]
        #expect(
            try Answer(try await ask(target("response_type=token")))["error_description"] == .text("Security Error"))
    }

    @Test func `asks the person first, and ends on a page that says what to do`() async throws {
        #expect(try await vk.answer(target("response_type=token&scope=20"), on: .oauth).page.contains("Allow"))
        let blank = try await vk.answer("/blank.html", on: .oauth, headers: ["Accept-Language": "ru-RU"])
        #expect(try blank.page.contains("вернитесь в программу"))
    }
}

@Suite struct `A call that a person has to allow` {
    private let vk = SimulatedVK.patient(VKConduct(refusals: [.captcha]))

    @Test func `goes on with what the captcha's page yields, once and for five minutes`() async throws {
        let error = try await vk.refusal(of: "users.get")
        #expect(error["error_code"] == .number(14) && error["captcha_sid"] == nil)
        #expect(error["remixstlid"] == .number(9_069_780_000_000_000_001))
        let target = try #require(error["redirect_uri"]?.text).replacing("http://id.vk.example", with: "")
        #expect(try await vk.answer(target, on: .id).page.contains("I am not a robot"))
        let page = try await vk.answer(target, on: .id, method: "POST").page
        let token = String(try #require(page.firstMatch(of: #/id="success-token">([0-9a-f]+)</#)).1)
        #expect(try await vk.call("users.get", "success_token=0\(token)")["error"] != nil)
        #expect(try await vk.call("users.get", "success_token=\(token)", token: vk.issueToken())["error"] != nil)
        #expect(try await vk.answer(target, on: .id).status == .gone)

        let late = try #require(try await vk.refusal(of: "users.get")["redirect_uri"]?.text)
        vk.letTimePass(.seconds(300))
        #expect(try await vk.answer(late.replacing("http://id.vk.example", with: ""), on: .id).status == .gone)
    }

    @Test func `is not asked again for ten minutes`() async throws {
        let error = try await vk.refusal(of: "users.get")
        let target = try #require(error["redirect_uri"]?.text).replacing("http://id.vk.example", with: "")
        let page = try await vk.answer(target, on: .id, method: "POST").page
        let token = String(try #require(page.firstMatch(of: #/id="success-token">([0-9a-f]+)</#)).1)
        #expect(try await vk.call("users.get", "success_token=\(token)")["error"] == nil)
        #expect(try await vk.call("users.get")["error"] == nil)
        vk.letTimePass(.seconds(600))
        #expect(try await vk.call("users.get")["error"] != nil)
    }

    @Test func `goes on with the word of the old captcha's picture`() async throws {
        vk.conduct.refusals = [.captchaPicture]
        let error = try await vk.refusal(of: "users.get")
        let sid = try #require(error["captcha_sid"]?.text)
        let picture = try #require(error["captcha_img"]?.text).replacing("http://vk.example:80", with: "")
        #expect(try await vk.answer(picture, on: .api).page.contains("vitrine"))
        #expect(try await vk.call("users.get", "captcha_sid=\(sid)&captcha_key=wrong")["error"] != nil)
        #expect(try await vk.call("users.get", "captcha_sid=\(sid)&captcha_key=vitrine")["error"] == nil)
    }

    @Test(arguments: [("allow", "success=1"), ("refuse", "cancel=1")])
    func `goes on after a validation`(decision: String, fragment: String) async throws {
        vk.conduct.refusals = [.validation]
        let error = try await vk.refusal(of: "users.get")
        #expect(error["error_code"] == .number(17))
        let target = try #require(error["redirect_uri"]?.text).replacing("http://oauth.vk.example", with: "")
        #expect(try await vk.answer(target, on: .oauth).page.contains("Is it you?"))
        let response = try await vk.answer(target, on: .oauth, method: "POST", form: "decision=\(decision)")
        #expect(response.headers["Location"] == "http://oauth.vk.example/blank.html#\(fragment)")
        #expect((try await vk.call("users.get")["error"] == nil) == (decision == "allow"))
    }

    @Test func `goes on when it is confirmed`() async throws {
        vk.conduct.refusals = [.confirmation]
        #expect(try await vk.refusal(of: "users.get")["confirmation_text"]?.text?.isEmpty == false)
        #expect(try await vk.call("users.get", "confirm=1")["error"] == nil)
    }
}
