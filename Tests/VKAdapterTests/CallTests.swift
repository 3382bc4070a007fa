import Auth
import Foundation
import Gallery
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import VKAdapter

@Suite(.timeLimit(.minutes(1))) struct `A call of VK` {
    private let empty = CannedAnswer.response(#"{"count":0,"items":[]}"#)

    private func error(_ world: VKWorld) async -> GalleryError? {
        do throws(GalleryError) {
            _ = try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10)
            return nil
        } catch {
            return error
        }
    }

    @Test(.requirement("VK-2"))
    func `carries its token in a header, and in no address`() async throws {
        let world = VKWorld(empty)
        _ = try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10)
        let request = try #require(world.client.requests.first)
        #expect(request.headers["Authorization"] == "Bearer access-1")
        #expect(!request.url.absoluteString.contains("access-1"))
        #expect(request.url.path == "/method/photos.getAll")
        #expect(request.parameter("v") == "5.199")
        #expect(request.parameter("owner_id") == "-128666765")
        #expect(request.method == .get)
    }

    @Test(.requirement("VK-27"), arguments: [5, 1_117, 27, 3_609])
    func `is made again with another token where the first is refused`(code: Int) async throws {
        let world = VKWorld(.refusal(code), empty)
        _ = try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10)
        #expect(world.client.requests.map { $0.headers["Authorization"] } == ["Bearer access-1", "Bearer access-2"])
    }

    @Test(.requirement("VK-27")) func `ends at the sign-in where every token is refused`() async {
        #expect(await error(VKWorld(.refusal(5))) == .signInNeeded(.sessionEnded))
        #expect(await error(VKWorld(tokens: [], .refusal(5))) == .signInNeeded(.signedOut))
    }

    @Test(
        .requirement("VK-30"),
        arguments: [
            (2, nil, GalleryError.programRefused), (9, nil, .tryLater(after: .seconds(300))),
            (11, nil, .programRefused),
            (15, nil, .closed(.photos)), (18, nil, .notFound), (19, nil, .closed(.photos)), (23, nil, .serviceFailed),
            (24, nil, .actionNeeded(page: nil)), (29, nil, .tryLater(after: .seconds(21_600))), (30, nil, .closed(nil)),
            (43, nil, .tryLater(after: .seconds(60))), (100, nil, .notFound), (101, nil, .programRefused),
            (113, nil, .notFound), (200, nil, .closed(.photos)), (203, nil, .closed(nil)),
            (3_300, nil, .actionNeeded(page: nil)), (3_305, nil, .actionNeeded(page: nil)),
            (3_610, nil, .signInNeeded(.accountClosed)), (9_999, nil, .serviceFailed),
        ] as [(Int, Int?, GalleryError)])
    func `that is refused says what a person can do`(code: Int, subcode: Int?, meaning: GalleryError) async {
        let world = VKWorld(.refusal(code, subcode: subcode))
        #expect(await error(world) == meaning)
        #expect(world.client.requests.count == 1)
    }

    @Test(arguments: [14, 17]) func `that wants a person's proof gives the page for it`(code: Int) async throws {
        let page = "https://id.vk.example/not_robot_captcha?session_token=xx.yy&variant=popup"
        let world = VKWorld(.refusal(code, #","redirect_uri":"\#(page)","remixstlid":9069780000000000001"#))
        #expect(await error(world) == .actionNeeded(page: URL(string: page)))
        #expect(
            await error(VKWorld(.refusal(code, #","redirect_uri":"javascript:alert(1)""#))) == .actionNeeded(page: nil))
    }

    @Test func `that came too fast is made again after a while, and given up after three times`() async throws {
        let world = VKWorld(.refusal(6), .refusal(6), empty)
        _ = try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10)
        #expect(world.clock.pauses == [.milliseconds(750), .milliseconds(1_000)])
        let hasty = VKWorld(.refusal(6))
        #expect(await error(hasty) == .tryLater(after: .seconds(1)))
        #expect(hasty.client.requests.count == 3)
    }

    @Test(arguments: [1, 10]) func `that failed at VK is made again`(code: Int) async throws {
        let world = VKWorld(.refusal(code), empty)
        _ = try await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10)
        #expect(await error(VKWorld(.refusal(code))) == .serviceFailed)
    }

    @Test(
        arguments: [
            (.failure(.offline(detail: "")), .offline), (.failure(.timedOut), .offline),
            (.failure(.cancelled), .cancelled), (.failure(.malformed(detail: "")), .serviceFailed),
            (.status(500), .serviceFailed), (.status(502, body: "<html>"), .serviceFailed),
            (.status(429, headers: ["Retry-After": "7"]), .tryLater(after: .seconds(7))),
            (.status(200, body: "<html>maintenance</html>"), .unreadable), (.json("{}"), .unreadable),
            (.json("[]"), .unreadable), (.json(""), .unreadable), (.response("[]"), .unreadable),
            (.response("null"), .unreadable), (.json(#"{"error":{}}"#), .unreadable),
        ] as [(CannedAnswer, GalleryError)])
    func `that is not answered says so`(answer: CannedAnswer, meaning: GalleryError) async {
        #expect(await error(VKWorld(answer)) == meaning)
    }

    @Test func `that is refused stands in the log, without a secret`() async {
        let world = VKWorld(
            .json(
                #"{"error":{"error_code":100,"error_msg":"bad access_token=vk1.a.secret given","request_params":[]}}"#))
        _ = await error(world)
        #expect(world.told.lines.count == 1)
        #expect(world.told.lines.allSatisfy { $0.contains("100") && !$0.contains("secret") })
    }

    @Test(arguments: [AuthError.offline, .serviceFailed, .cancelled, .storageFailed])
    func `without a token for now is not a sign-out`(failure: AuthError) async {
        let world = VKWorld(empty)
        world.tokens.fail(with: failure)
        let error = await error(world)
        #expect([.offline, .serviceFailed, .cancelled, .storageFailed].contains(error))
    }
}
