import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VKFixtures
import VKSimulator
import VideoFeedFixtures
import WebServer

@Suite struct `The simulated community's videos` {
    private let vk = SimulatedVK.patient()

    @Test(.requirement("VK-17")) func `are 321, newest first, no pair of owner and number twice`() async throws {
        var keys: [[Int?]] = []
        for offset in [0, 200, 400] {
            let page = try await Listing("video.get", "count=200&offset=\(offset)", of: vk)
            #expect(page.count == 321)
            keys += page.items.map { [$0.owner, $0.id] }
        }
        #expect(keys.count == 321 && Set(keys).count == 321)
        #expect(Set(keys.map { $0[1] }).count == 320)
    }

    @Test(.requirement("VK-17")) func `are of every kind`() async throws {
        let videos = try await all()
        #expect(videos.count { $0["live"] == .number(1) && $0["duration"] == .number(0) } == 1)
        #expect(videos.count { $0["is_private"] == .number(1) && $0["player"] == nil } == 2)
        #expect(videos.count { $0["content_restricted_message"] == .text("Видеозапись удалена") } == 3)
        #expect(videos.count { $0["processing"] == .number(1) } == 1)
        #expect(videos.count { $0["platform"] != nil } == 2)
        #expect(videos.count { $0["restriction"]?["blur"] == .number(1) } == 2)
        #expect(videos.count { $0["player"] == nil } == 9)
        #expect(videos.contains { $0["title"]?.text?.hasPrefix("<script>") == true })
        #expect(videos.contains { $0["title"]?.text?.count ?? 0 > 500 } && videos.contains { $0["title"] == .text("") })
    }

    @Test(.requirement("VK-16")) func `have wide previews and tall ones, with and without bars`() async throws {
        let shapes = try await all().flatMap { $0["image"]?.items ?? [] }.map { image in
            [image["with_padding"] != nil, image["width"]?.number ?? 0 > image["height"]?.number ?? 0]
        }
        #expect(Set(shapes) == [[true, true], [false, true], [false, false]])
        for image in try await all().prefix(12).flatMap({ $0["image"]?.items ?? [] }) {
            let target = try #require(image["url"]?.text).replacing("http://vk.example:80", with: "")
            #expect(try await vk.answer(target, on: .api).status == .ok, "\(target)")
        }
    }

    @Test func `are found by owner and number`() async throws {
        let (one, other) = (vk.community.videos[4], vk.community.videos[33])
        let names = "videos=-128666765_\(one.id)_key,\(try #require(other.ownerID))_\(other.id),-1_2,nonsense"
        let page = try await vk.response(of: "video.get", names)
        #expect(page["items"]?.items.compactMap { $0["title"]?.text } == [one.title, other.title])
    }

    @Test func `come oldest first on request, and with the community on request`() async throws {
        let page = try await vk.response(of: "video.get", "owner_id=-128666765&sort_album=1&count=1&extended=1")
        #expect(page["items"]?[0]?["id"] == .number(try #require(vk.community.videos.last).id))
        #expect(page["groups"]?[0]?["id"] == .number(128_666_765) && page["profiles"] == .list([]))
    }

    @Test func `leave gaps in their pages where they are told to`() async throws {
        vk.conduct.answerFlaws = [.shortPages]
        let page = try await vk.response(of: "video.get", "owner_id=-128666765&count=200")
        #expect((150..<200).contains(page["items"]?.items.count ?? 0) && page["count"] == .number(321))
    }

    private func all() async throws -> [Answer] {
        var all: [Answer] = []
        for offset in [0, 200] {
            all +=
                try await vk.response(of: "video.get", "owner_id=-128666765&count=200&offset=\(offset)")["items"]?.items
                ?? []
        }
        return all
    }
}

@Suite struct `The simulated player` {
    private let vk = SimulatedVK.patient()

    @Test(.requirement("VK-22")) func `plays every video that has one, in anybody's frame`() async throws {
        var clips: Set<String> = []
        for video in try await vk.response(of: "video.get", "owner_id=-128666765&count=60")["items"]?.items ?? [] {
            guard let player = video["player"]?.text, player.hasPrefix("http://vk.example:80/") else { continue }
            let answer = try await vk.answer(player.replacing("http://vk.example:80", with: "") + "&js_api=1", on: .api)
            #expect(answer.status == .ok && answer.headers["X-Frame-Options"] == nil)
            let page = try answer.page
            #expect(page.contains(" controls ") && page.contains("data-messages") && !page.contains("<script>"))
            clips.insert(String(try #require(page.firstMatch(of: #/src="(/clips/[^"]*)"/#)).1))
        }
        #expect(clips.count == 7)
        for clip in clips {
            let answer = try await vk.answer(clip, on: .api)
            #expect(answer.status == .ok && answer.headers["Content-Type"]?.hasPrefix("video/") == true)
        }
        for file in ["/player.js", "/player.css"] { #expect(try await vk.answer(file, on: .api).status == .ok) }
    }

    @Test func `takes no link that was changed, or is an hour old`() async throws {
        let video = try #require(try await vk.response(of: "video.get", "owner_id=-128666765&count=1")["items"]?[0])
        let link = try #require(video["player"]?.text).replacing("http://vk.example:80", with: "")
        #expect(try await vk.answer(link.replacing("hash=", with: "hash=0"), on: .api).status == .notFound)
        #expect(try await vk.answer(link.replacing("oid=-1", with: "oid=-2"), on: .api).status == .notFound)
        vk.letTimePass(.seconds(3_601))
        #expect(try await vk.answer(link, on: .api).status == .gone)
        let whole = try #require(link.firstRange(of: "&__ref")).lowerBound
        #expect(try await vk.answer(String(link[..<whole]), on: .api).status == .ok)
    }
}
