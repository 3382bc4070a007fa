import Foundation
import Gallery
import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import VKAdapter

@Suite(.timeLimit(.minutes(1))) struct `Videos from VK` {
    private func video(_ fields: String) async throws -> GalleryVideo {
        let world = VKWorld(.response(#"{"count":1,"items":[{"id":1,"owner_id":-5,"title":"T","date":1\#(fields)}]}"#))
        let page = try await VKVideoSource(world.api).videos(of: .studio, after: nil, limit: 10)
        return try #require(page.value.items.first)
    }

    @Test(.requirement("VK-19", "VK-22")) func `have a player, a link and an id of their own`() async throws {
        let player = #"https:\/\/vk.com\/video_ext.php?oid=-5&id=1&hash=00&__ref=vk.api&api_hash=1711000500aa_BB"#
        let video = try await video(#","duration":95,"player":"\#(player)""#)
        #expect(video.id.rawValue == "club5_1")
        #expect(video.link.absoluteString == "https://vk.com/video-5_1")
        #expect(video.player?.query() == "oid=-5&id=1&hash=00&__ref=vk.api&api_hash=1711000500aa_BB")
        #expect(video.duration == .seconds(95))
    }

    @Test(
        .requirement("VK-17"),
        arguments: [
            ("", .noPlayer), (#","player":"""#, .noPlayer), (#","player":"javascript:alert(1)""#, .noPlayer),
            (#","processing":1"#, .processing), (#","converting":true"#, .processing), (#","upcoming":1"#, .upcoming),
            (#","live":1,"live_status":"waiting""#, .upcoming), (#","is_private":1"#, .hidden),
            (#","is_private":true,"content_restricted":1"#, .hidden),
            (#","content_restricted":1,"content_restricted_message":"Видеозапись удалена""#, .deleted),
            (#","content_restricted":1,"content_restricted_message":"This video was deleted""#, .deleted),
            (#","content_restricted":1"#, .restricted), (#","restriction":{"title":"18+","can_play":0}"#, .restricted),
        ] as [(String, GalleryVideo.Playback.Reason)])
    func `without a player say why`(fields: String, reason: GalleryVideo.Playback.Reason) async throws {
        #expect(try await video(fields).playback == .unavailable(reason))
    }

    @Test func `that are live have no duration`() async throws {
        let video = try await video(#","live":1,"live_status":"started","duration":0,"player":"https://vk.com/p""#)
        #expect(video.isLive && video.duration == nil && video.player != nil)
        #expect(try await self.video(#","live":1,"live_status":"finished","duration":9"#).isLive == false)
    }

    @Test(.requirement("VK-16")) func `show pictures without bars, where there are any`() async throws {
        let padded = #"{"url":"https://i.example/x","width":800,"height":450,"with_padding":1}"#
        let plain = #"{"url":"https://i.example/w","width":1280.0,"height":720}"#
        #expect(try await video(#","image":[\#(padded),\#(plain)]"#).previews.map(\.address.path) == ["/w"])
        #expect(
            try await video(#","image":[\#(padded)],"first_frame":[\#(plain)]"#).previews.map(\.address.path) == ["/w"])
        #expect(try await video(#","image":[\#(padded)]"#).previews.map(\.address.path) == ["/x"])
        #expect(try await video("").previews.isEmpty)
    }

    @Test func `read their descriptions without entities`() async throws {
        let summary = try await video(#","description":"A &#128163; &amp; &lt;b&gt;<br>B &#xZ; &unknown; &#99999999;""#)
            .summary
        #expect(summary == "A 💣 & <b>\nB &#xZ; &unknown; &#99999999;")
    }

    @Test(arguments: [(15, 1_133), (15, 1_134), (28, nil), (7, nil)])
    func `say which right is missing`(code: Int, subcode: Int?) async {
        let source = VKVideoSource(VKWorld(.refusal(code, subcode: subcode)).api)
        await #expect(throws: GalleryError.rightMissing(.videos)) {
            try await source.videos(of: .studio, after: nil, limit: 10)
        }
    }

    @Test(arguments: [15, 204]) func `say that they are closed`(code: Int) async {
        let source = VKVideoSource(VKWorld(.refusal(code)).api)
        await #expect(throws: GalleryError.closed(.videos)) {
            try await source.videos(of: .studio, after: nil, limit: 10)
        }
    }

    @Test func `of other owners keep their own keys`() async throws {
        let world = VKWorld(.response(#"{"count":1,"items":[{"id":9,"owner_id":5,"title":"","date":1}]}"#))
        let id = try #require(GalleryVideo.ID(rawValue: "id5_9"))
        #expect(try await VKVideoSource(world.api).videos([id]).map(\.id) == [id])
        #expect(world.client.requests.first?.parameter("videos") == "5_9")
    }
}
