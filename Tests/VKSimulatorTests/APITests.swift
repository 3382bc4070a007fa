import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `The simulated API` {
    private let vk = SimulatedVK.patient()

    @Test func `takes parameters from the query, a form and a header alike`() async throws {
        let token = SimulatedVK.userToken
        let query = try await vk.answer("/method/users.get?v=5.199&access_token=\(token)", on: .api)
        let form = try await vk.answer(
            "/method/users.get", on: .api, method: "POST", form: "v=5.199&access_token=\(token)")
        let header = try await vk.answer(
            "/method/users.get", on: .api, method: "POST", headers: ["Authorization": "Bearer \(token)"],
            form: "v=5.199")
        #expect(try query.data == form.data && form.data == header.data)
        #expect(query.headers["Content-Type"] == "application/json; charset=utf-8")
    }

    @Test(.requirement("VK-9")) func `finds the community by its name, its number and its link`() async throws {
        #expect(
            try await vk.response(of: "utils.resolveScreenName", "screen_name=mobileup_studio")
                == .record(["type": .text("group"), "object_id": .number(128_666_765)]))
        #expect(try await vk.response(of: "utils.resolveScreenName", "screen_name=nobody") == .list([]))
        for name in ["128666765", "mobileup_studio", "club128666765"] {
            let answer = try await vk.response(of: "groups.getById", "group_id=\(name)&fields=members_count")
            #expect(answer["groups"]?[0]?["id"] == .number(128_666_765) && answer["profiles"] == .list([]))
            #expect(answer["groups"]?[0]?["members_count"] == .number(4_218))
        }
        #expect(try await vk.refusal(of: "groups.getById", "group_id=1")["error_code"] == .number(125))
    }

    @Test func `knows people, in two languages`() async throws {
        let russian = try await vk.response(of: "users.get", "user_ids=210700286,7204115,1")
        #expect(russian.items.compactMap { $0["first_name"]?.text } == ["Анна", "Михаил"])
        #expect(try await vk.response(of: "users.get", "lang=en")[0]?["last_name"] == .text("Vetrova"))
        #expect(try await vk.response(of: "users.get", "fields=photo_100")[0]?["photo_100"] != nil)
        #expect(try await vk.refusal(of: "users.get", "user_ids=nobody%20here")["error_code"] == .number(113))
        #expect(try await vk.response(of: "users.get", token: SimulatedVK.serviceToken) == .list([]))
    }

    @Test(arguments: [
        (nil, "no access_token passed."), ("", "no access_token passed."), ("nonsense", "invalid access_token (4)."),
    ])
    func `refuses who brings no good token`(token: String?, words: String) async throws {
        let error = try await vk.refusal(of: "users.get", token: token)
        #expect(error["error_code"] == .number(5))
        #expect(error["error_msg"] == .text("User authorization failed: \(words)"))
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            (TokenEnd.expired, "access_token has expired."), (.revoked, "user revoke access for this token."),
            (.otherAddress, "access_token was given to another ip address."), (.loggedOut, "invalid session."),
        ])
    func `refuses a token that has ended, and says why`(end: TokenEnd, words: String) async throws {
        let (one, other) = (vk.issueToken(), vk.issueToken())
        vk.end(one, because: end)
        #expect(
            try await vk.refusal(of: "users.get", token: one)["error_msg"]
                == .text("User authorization failed: \(words)"))
        #expect(try await vk.response(of: "users.get", token: other)[0] != nil)
        vk.endTokens(because: end)
        #expect(try await vk.refusal(of: "users.get", token: other)["error_code"] == .number(5))
        #expect(try await vk.response(of: "users.get", token: SimulatedVK.serviceToken) == .list([]))
    }

    @Test func `asks for the version before the method, and for the token before the version`() async throws {
        let ask = { (target: String) in
            try Answer(try await vk.answer(target, on: .api))["error"]?["error_code"]?.number
        }
        let token = "access_token=\(SimulatedVK.userToken)"
        #expect(try await ask("/method/nonsense") == 5)
        #expect(try await ask("/method/nonsense?\(token)") == 8)
        #expect(try await ask("/method/photos.get?\(token)&v=5.21") == 8)
        #expect(try await ask("/method/nonsense?\(token)&v=5.199") == 3)
        #expect(try await ask("/method/photos.get?\(token)&v=5.199") == 100)
    }

    @Test func `echoes a refused call without its token`() async throws {
        let response = try await vk.answer(
            "/method/nonsense?v=5.199&a=b%2Fc&access_token=\(SimulatedVK.userToken)", on: .api)
        let answer = try Answer(response)
        let echoed = answer["error"]?["request_params"]?.items.map { [$0["key"]?.text, $0["value"]?.text] }
        #expect(echoed == [["method", "nonsense"], ["oauth", "1"], ["v", "5.199"], ["a", "b/c"]])
        #expect(try response.page.contains(#""b\/c""#) && !response.page.contains("access_token"))
    }

    @Test func `takes three calls a second from a token`() async throws {
        let clock = StandingClock()
        let vk = SimulatedVK(clock: { clock.now })
        let code = { try await vk.call("users.get")["error"]?["error_code"]?.number }
        for _ in 0..<3 { #expect(try await code() == nil) }
        #expect(try await code() == 6)
        #expect(try await vk.call("users.get", token: SimulatedVK.serviceToken)["error"] == nil)
        clock.move(by: 0.9)
        #expect(try await code() == 6)
        clock.move(by: 0.2)
        #expect(try await code() == nil)
    }

    @Test(arguments: ["photos.getAll", "video.get"])
    func `opens neither all photos nor videos to a service token, nor without the right`(method: String) async throws {
        let service = try await vk.refusal(of: method, "owner_id=-128666765", token: SimulatedVK.serviceToken)
        #expect(service["error_code"] == .number(28))
        let poor = try await vk.refusal(of: method, "owner_id=-128666765", token: vk.issueToken(scopes: ["groups"]))
        #expect(poor["error_code"] == .number(15) && poor["error_subcode"] == .number(1133))
        let albums = try await vk.response(
            of: "photos.getAlbums", "owner_id=-128666765", token: vk.issueToken(scopes: []))
        #expect(albums["count"] == .number(6))
    }

    @Test(
        arguments: [
            (.closed, 200, 204), (.private, 203, 203), (.deleted, 18, 18), (.banned, 19, 19), (.missing, 100, 100),
            (.withoutPhotos, 200, nil), (.withoutVideos, nil, 15), (.open, nil, nil),
        ] as [(CommunityStanding, Int?, Int?)])
    func `refuses a community that is not open`(standing: CommunityStanding, photos: Int?, videos: Int?) async throws {
        vk.conduct.community = standing
        for (method, code) in [("photos.getAll", photos), ("photos.getAlbums", photos), ("video.get", videos)] {
            #expect(try await vk.call(method, "owner_id=-128666765")["error"]?["error_code"]?.number == code)
        }
        let known = try await vk.call("groups.getById", "group_id=128666765")["response"]?["groups"]?[0]
        #expect((known == nil) == (standing == .missing))
        #expect((known?["deactivated"] != nil) == [.deleted, .banned].contains(standing))
    }

    @Test(arguments: Refusal.allCases.filter { ![.captcha, .captchaPicture, .validation, .confirmation].contains($0) })
    func `refuses by every code, once or always`(refusal: Refusal) async throws {
        vk.refuseNext([refusal])
        let error = try await vk.refusal(of: "users.get")
        #expect(error["error_code"]?.number ?? 0 > 0 && error["error_msg"]?.text?.isEmpty == false)
        #expect(try await vk.call("users.get")["error"] == nil)
        vk.conduct.methods = ["video.get": [refusal]]
        #expect(try await vk.call("users.get")["error"] == nil)
        for _ in 0..<2 {
            #expect(try await vk.refusal(of: "video.get", "owner_id=1")["error_code"] == error["error_code"])
        }
    }

    @Test func `writes numbers and flags the other way where it is told to`() async throws {
        vk.conduct.answerFlaws = [.fractions, .swappedFlags, .bareLists]
        let text = try await vk.answer(
            "/method/photos.getAll?v=5.199&owner_id=-128666765&count=1&access_token=\(SimulatedVK.userToken)", on: .api
        ).page
        #expect(text.contains(#""count":1234.000000"#) && text.contains(#""has_tags":0"#))
        #expect(try await vk.response(of: "groups.getById", "group_id=128666765").items.count == 1)
    }

    @Test(arguments: [("/method/users.get", "PUT"), ("/method/", "GET"), ("/method/a/b", "GET"), ("/nothing", "GET")])
    func `has nothing else`(target: String, method: String) async throws {
        #expect(try await vk.answer(target, on: .api, method: method).status == .notFound)
    }
}
