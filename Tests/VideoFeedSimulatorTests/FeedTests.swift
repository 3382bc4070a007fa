import SimulatorAnswers
import SimulatorKit
import TestTraits
import Testing
import VideoFeedFixtures
import VideoFeedSimulator
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `The simulated feed` {
    @Test func `has the first generation's rows, in its envelope and order of fields`() async throws {
        let answer = try await SimulatedVideoFeed().answer("/test-api/videos")
        let json = String(decoding: try answer.data, as: UTF8.self)
        #expect(answer.headers["Content-Type"] == "application/json")
        #expect(json.hasPrefix(#"{"videos":[{"id":950,"name":"Hold Still"#))
        #expect(
            json.contains(#","thumbnail":"http:\/\/feed.example:80\/id\/1\/2000\/2000.jpg","description":"A short"#))
        #expect(json.contains(#"world.","video_link":"http:\/\/feed.example:80\/hls\/playlist.m3u8"},{"id":7991,"#))
        #expect(
            try await ids(.videos) == [950, 7991, 1486, 3657, 400, 851, 3722, 3679, 2372, 4850, 5630, 1481, 1045, 6230])
    }

    @Test func `has the second generation's rows, in its envelope and order of fields`() async throws {
        let json = String(decoding: try await SimulatedVideoFeed().answer("/test-api/lessons").data, as: UTF8.self)
        #expect(json.hasPrefix(#"{"lessons":[{"id":950,"name":"Get Up Before the Sun","description":"The quarter"#))
        let links = #/","thumbnail":"http:[^"]*/deliveries/[0-9a-f]{40}\.jpg\?image_crop_resized=1000x560",/#
        let clips = #/"video_url":"http://feed\.example:80/deliveries/[0-9a-f]{40}/[0-9a-f]{10}\.(mp4|webm)"\}/#
        #expect(json.replacing(#"\/"#, with: "/").matches(of: links).count == 11)
        #expect(json.replacing(#"\/"#, with: "/").matches(of: clips).count == 11)
        #expect(try await ids(.lessons) == [950, 7991, 1486, 3657, 400, 851, 3722, 3679, 2372, 4850, 5630])
    }

    @Test(arguments: FeedGeneration.allCases)
    func `answers every link that it names, with a picture or something to play`(generation: FeedGeneration)
        async throws
    {
        let feed = SimulatedVideoFeed()
        for row in try await feed.rows(generation) {
            for (field, types) in [
                ("thumbnail", ["image/jpeg"]), ("video_link", ["application/vnd.apple.mpegurl"]),
                ("video_url", ["video/mp4", "video/webm"]),
            ] {
                guard let link = row[field]?.text else { continue }
                let target = link.dropFirst("http://feed.example:80".count)
                let answer = try await feed.answer(String(target))
                #expect(answer.status == .ok)
                #expect(types.contains(answer.headers["Content-Type"] ?? ""))
                #expect(answer.headers["ETag"] != nil)
                #expect(!(try answer.data).isEmpty)
            }
        }
    }

    @Test func `has a stream whose every playlist and segment is there`() async throws {
        let feed = SimulatedVideoFeed()
        let master = String(decoding: try await feed.answer("/hls/playlist.m3u8").data, as: UTF8.self)
        let variants = master.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(variants == ["small/index.m3u8", "large/index.m3u8"])
        for variant in variants {
            let list = String(decoding: try await feed.answer("/hls/\(variant)").data, as: UTF8.self)
            let segments = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
            #expect(segments.count == 6 && list.contains("#EXT-X-ENDLIST"))
            for segment in segments {
                let answer = try await feed.answer("/hls/\(variant.prefix(5))/\(segment)")
                #expect(answer.headers["Content-Type"] == "video/mp2t")
                #expect(try answer.data.first == 0x47)
            }
        }
        let live = String(decoding: try await feed.answer("/hls/live.m3u8").data, as: UTF8.self)
        #expect(live.contains("#EXT-X-MEDIA-SEQUENCE") && !live.contains("#EXT-X-ENDLIST"))
    }

    @Test(arguments: ["/nothing", "/id/99/2000/2000.jpg", "/deliveries", "/hls/../hls/playlist.m3u8", "/test-api"])
    func `has nothing else`(target: String) async throws {
        #expect(try await SimulatedVideoFeed().answer(target).status == .notFound)
    }

    @Test func `takes only questions`() async throws {
        #expect(try await SimulatedVideoFeed().answer("/test-api/videos", method: "POST").status == .methodNotAllowed)
    }

    @Test func `serves other entries where it is given some, as they are`() async throws {
        let entry = FeedEntry(id: 1, name: "A", description: "B", thumbnail: nil, link: "not a link")
        let feed = SimulatedVideoFeed(lessons: [entry])
        #expect(
            String(decoding: try await feed.answer("/test-api/lessons").data, as: UTF8.self)
                == #"{"lessons":[{"id":1,"name":"A","description":"B","thumbnail":null,"video_url":"not a link"}]}"#)
        #expect(try await feed.rows(.videos).count == 14)
    }

    @Test func `counts what it is asked, and tells when`() async throws {
        let feed = SimulatedVideoFeed()
        #expect(feed.requests(to: "/test-api/videos") == 0)
        async let waited: Void = feed.waitForRequest(to: "/test-api/videos", count: 2)
        _ = try await feed.answer("/test-api/videos")
        _ = try await feed.answer("/test-api/videos?x=1", method: "HEAD")
        _ = try await feed.answer("/")
        await waited
        #expect(feed.requests(to: "/test-api/videos") == 2)
        #expect(feed.requests(to: "/") == 0)
    }

    @Test func `lets those go who stop waiting for a request`() async throws {
        let feed = SimulatedVideoFeed()
        let waiting = Task { await feed.waitForRequest(to: "/never") }
        waiting.cancel()
        await waiting.value
        #expect(feed.requests(to: "/never") == 0)
    }

    private func ids(_ generation: FeedGeneration) async throws -> [Int] {
        try await SimulatedVideoFeed().rows(generation).compactMap { row in
            if case .number(let id) = row["id"] { id } else { nil }
        }
    }
}

@Suite struct `The course that comes with it` {
    @Test(arguments: [Course.videos, Course.lessons])
    func `names files that are there`(lessons: [Lesson]) {
        for lesson in lessons {
            #expect(MediaFile(named: lesson.picture)?.data.starts(with: [0xFF, 0xD8, 0xFF]) == true)
            #expect(MediaFile(named: lesson.clip) != nil)
        }
        #expect(Set(lessons.map(\.id)).count == lessons.count)
    }

    @Test func `is small enough to be carried along`() {
        let sizes = MediaFile.names.compactMap { MediaFile(named: $0)?.data.count }
        #expect(sizes.count == MediaFile.names.count)
        #expect(sizes.reduce(0, +) < 1_300_000)
    }

    @Test(arguments: MediaFile.names.filter { $0.hasSuffix(".mp4") })
    func `has clips that begin to play before they have arrived`(name: String) throws {
        let data = try #require(MediaFile(named: name)).data
        #expect(data.dropFirst(4).starts(with: Array("ftyp".utf8)))
        let index = try #require(data.firstRange(of: Data("moov".utf8))).lowerBound
        let content = try #require(data.firstRange(of: Data("mdat".utf8))).lowerBound
        #expect(index < content)
    }
}
