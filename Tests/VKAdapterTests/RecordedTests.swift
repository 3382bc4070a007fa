import Foundation
import Gallery
import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import VKAdapter

@Suite(.enabled(if: Recorded.isThere, "the recorded bodies are not beside this repository"), .timeLimit(.minutes(1)))
struct `What VK once sent` {
    @Test(.requirement("VK-34"), arguments: ["photos_get_wall_extended_5131", "photos_get_profile_extended_5131"])
    func `as photos is read whole`(name: String) async throws {
        let page = try await VKPhotoSource(VKWorld(.json(try Recorded.body(name))).api)
            .photos(of: .studio, after: nil, limit: 100).value
        #expect(!page.items.isEmpty && page.skippedCount == 0)
        #expect(page.items.allSatisfy { !$0.sizes.isEmpty && $0.id.rawValue.hasPrefix("id100000001_") })
        #expect(page.items.allSatisfy { $0.sizes.best?.widthAndHeightInPixels?.width ?? 0 > 600 })
    }

    @Test(
        .requirement("VK-34"), arguments: ["video_get_community_5131", "video_get_extended_5102", "video_get_legacy"])
    func `as videos is read whole`(name: String) async throws {
        let page = try await VKVideoSource(VKWorld(.json(try Recorded.body(name))).api)
            .videos(of: .studio, after: nil, limit: 100).value
        #expect(!page.items.isEmpty && page.skippedCount == 0)
        #expect(page.items.allSatisfy { !$0.title.isEmpty })
    }

    @Test(arguments: [("video_object_live", true), ("video_object_ads_timeline", false)])
    func `as one video is read`(name: String, isLive: Bool) async throws {
        let body = try Recorded.body(name)
        let page = try await VKVideoSource(VKWorld(.response(#"{"count":1,"items":[\#(body)]}"#)).api)
            .videos(of: .studio, after: nil, limit: 10).value
        let video = try #require(page.items.first)
        #expect(video.isLive == isLive)
        #expect(!video.previews.isEmpty)
    }

    @Test(arguments: ["groups_getById_array_legacy", "groups_getById_fields_legacy"])
    func `as communities is read`(name: String) async throws {
        let community = try await VKCommunitySource(VKWorld(.json(try Recorded.body(name))).api)
            .community(.init(rawValue: "17683660"))
        #expect(community.id.rawValue == "club17683660")
    }

    @Test(
        arguments: [
            ("error_100_account_setInfo", .notFound), ("error_100_count_text", .notFound),
            ("error_104_donut_getSubscription", .notFound), ("error_15_groups_join", .closed(.photos)),
            ("error_5_revoked", .signInNeeded(.sessionEnded)),
        ] as [(String, GalleryError)])
    func `as a refusal is told apart`(name: String, meaning: GalleryError) async throws {
        let source = VKPhotoSource(VKWorld(.json(try Recorded.body(name))).api)
        await #expect(throws: meaning) { try await source.photos(of: .studio, after: nil, limit: 10) }
    }

    @Test func `as a captcha gives the page for it`() async throws {
        let source = VKPhotoSource(VKWorld(.json(try Recorded.body("error_14_messages_send"))).api)
        let error = await #expect(throws: GalleryError.self) {
            try await source.photos(of: .studio, after: nil, limit: 10)
        }
        guard case .actionNeeded(let page) = try #require(error) else {
            Issue.record("expected a page to go to, saw \(String(describing: error))")
            return
        }
        #expect(page != nil)
    }

    @Test func `never ends in a crash, whatever it is taken for`() async throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Recorded.folder.path).filter {
            $0.hasSuffix(".json")
        }
        #expect(names.count > 20)
        for name in names {
            let world = VKWorld(.json(try Recorded.body(String(name.dropLast(5)))))
            // Whatever comes, or fails to: only a crash would be wrong.
            _ = try? await VKPhotoSource(world.api).photos(of: .studio, after: nil, limit: 10)
            _ = try? await VKVideoSource(world.api).videos(of: .studio, after: nil, limit: 10)
            _ = try? await VKCommunitySource(world.api).community(.init(rawValue: "a"))
        }
    }
}
