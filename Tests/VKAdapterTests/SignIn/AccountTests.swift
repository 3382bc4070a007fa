import Auth
import Foundation
import HTTPTransport
import TestTraits
import Testing
import VKAdapter

@Suite(.timeLimit(.minutes(1))) struct `Whose a token of VK is` {
    private func account(_ world: SignInWorld) async throws(AuthError) -> Account? {
        try await world.server.accounts.account(of: SecretText("access-1"))
    }

    @Test(.requirement("VK-26"), arguments: ["210700286", #""210700286""#, "210700286.0"])
    func `is told by the API, which is given it in a header`(id: String) async throws {
        let world = SignInWorld(.json(#"{"response":[{"id":\#(id),"first_name":"Анна","last_name":"Ветрова"}]}"#))
        #expect(try await account(world) == Account(provider: "vk", id: "210700286", name: "Анна Ветрова"))
        let request = try #require(world.client.requests.first)
        #expect(request.headers["Authorization"] == "Bearer access-1")
        #expect(request.url.absoluteString == "https://api.vk.example/method/users.get?v=5.199")
    }

    @Test func `is nobody's for a token of the program itself`() async throws {
        #expect(try await account(SignInWorld(.json(#"{"response":[]}"#))) == nil)
    }

    @Test(.requirement("VK-27"), arguments: [5, 25, 27, 28, 1_117, 3_609, 3_610, 3_611])
    func `is not told of a token that is refused`(code: Int) async {
        #expect(await failure { () async throws(AuthError) in try await account(refusing(code)) } == .refused(nil))
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            (1, .serviceFailed), (6, .tryLater(after: .seconds(1))), (7, .serviceFailed),
            (9, .tryLater(after: .seconds(300))), (10, .serviceFailed), (15, .serviceFailed),
            (29, .tryLater(after: .seconds(21_600))), (100, .serviceFailed), (101, .clientRefused(nil)),
            (9_999, .serviceFailed),
        ] as [(Int, AuthError)])
    func `is not told for other reasons, which say nothing about it`(code: Int, meaning: AuthError) async {
        let error = await failure { () async throws(AuthError) in try await account(refusing(code)) }
        #expect(error == meaning)
        #expect(error?.isPassing == true)
    }

    @Test func `is told after the person has proved to be one`() async throws {
        let page = "https://id.vk.example/not_robot_captcha?session_token=xx.yy"
        let world = refusing(14, #","redirect_uri":"\#(page)""#)
        let error = await failure { () async throws(AuthError) in try await account(world) }
        #expect(error == .actionNeeded(page: try #require(URL(string: page))))
        #expect(error?.isPassing == true)
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            (.status(500), .serviceFailed), (.status(200, body: "<html>"), .serviceFailed),
            (.json(#"{"response":[{}]}"#), .serviceFailed), (.status(401), .serviceFailed),
            (.failure(.timedOut), .offline), (.failure(.offline(detail: "")), .offline),
            (.failure(.cancelled), .cancelled),
        ] as [(CannedAnswer, AuthError)])
    func `is not told where no answer comes`(answer: CannedAnswer, meaning: AuthError) async {
        let error = await failure { () async throws(AuthError) in try await account(SignInWorld(answer)) }
        #expect(error == meaning)
        #expect(error?.isPassing == true)
    }

    private func refusing(_ code: Int, _ more: String = "") -> SignInWorld {
        SignInWorld(.json(#"{"error":{"error_code":\#(code),"error_msg":"Refused"\#(more)}}"#))
    }
}
