import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `The feed's list` {
    @Test(.requirement("VD-4", "VD-12")) func `reads a row of the first generation`() async throws {
        let list = try await videos(
            in: #"""
                {"videos":[{"id":950,"name":"How To Hold A Camera [Any Model]","thumbnail":"https:\/\/i.example\/id\/1\/2000\/2000.jpg","description":"Light, then subject.","video_link":"https:\/\/media.example\/hls\/playlist.m3u8"}]}
                """#)
        #expect(
            list.videos == [
                Video(
                    id: Video.ID(rawValue: "videos-950")!, title: "How To Hold A Camera [Any Model]",
                    summary: "Light, then subject.",
                    thumbnail: URL(string: "https://i.example/id/1/2000/2000.jpg"),
                    media: .stream(URL(string: "https://media.example/hls/playlist.m3u8")!))
            ])
        #expect(list.skipped.isEmpty)
    }

    @Test(.requirement("VD-4", "VD-12")) func `reads a row of the second generation`() async throws {
        let list = try await videos(
            in: #"""
                {"lessons":[{"id":950,"name":"The First Lesson","description":"What\u2019s the secret?","thumbnail":"https:\/\/media.example\/deliveries\/0a0a.jpg?image_crop_resized=1000x560","video_url":"https:\/\/media.example\/deliveries\/0b0b\/ab12cd34ef.mp4"}]}
                """#)
        #expect(
            list.videos == [
                Video(
                    id: Video.ID(rawValue: "lessons-950")!, title: "The First Lesson", summary: "What’s the secret?",
                    thumbnail: URL(string: "https://media.example/deliveries/0a0a.jpg?image_crop_resized=1000x560"),
                    media: .file(URL(string: "https://media.example/deliveries/0b0b/ab12cd34ef.mp4")!))
            ])
    }

    @Test func `keeps the feed's order`() async throws {
        let list = try await videos(in: #"{"lessons": [{"id": 7991}, {"id": 3}, {"id": 400}]}"#)
        #expect(list.videos.map(\.id.rawValue) == ["lessons-7991", "lessons-3", "lessons-400"])
    }

    @Test func `takes either link's name in either generation`() async throws {
        let list = try await videos(
            in:
                #"{"videos": [{"id": 1, "video_url": "https://m.example/a.mp4"}, {"id": 2, "video_link": "https://m.example/b.mp4"}]}"#
        )
        #expect(list.videos.map(\.media?.url.lastPathComponent) == ["a.mp4", "b.mp4"])
    }

    @Test func `takes the usable one of two links`() async throws {
        let row = #"{"id": 1, "video_link": "javascript:void(0)", "video_url": "https://m.example/a.mp4"}"#
        #expect(try await video(row)?.media == .file(URL(string: "https://m.example/a.mp4")!))
    }

    @Test func `is live, and takes one request for plain JSON`() async throws {
        let client = CannedHTTPClient(.json(#"{"videos": []}"#))
        let list = try await HTTPVideoFeed(client: client, address: .feed).videos()
        #expect(list == Loaded(VideoList([]), freshness: .live))
        #expect(client.requests.map(\.method) == [.get])
        #expect(client.requests.map(\.url) == [.feed])
        #expect(client.requests.first?.headers["Accept"] == "application/json")
    }

    @Test(
        .requirement("VD-12"),
        arguments: [#"{"videos": []}"#, #"{"lessons":[]}"#, "[]", #"{"count": 0, "lessons": [], "next": null}"#])
    func `may be empty`(_ answer: String) async throws {
        #expect(try await videos(in: answer) == VideoList([]))
    }

    @Test(
        arguments: zip(
            [
                #"[{"id": 5, "video_link": "https://m.example/a.mp4"}]"#,
                #"[{"id": 5, "video_url": "https://m.example/a.mp4"}]"#,
            ],
            ["videos-5", "lessons-5"]))
    func `may come without its envelope, and is told by its links' name then`(answer: String, id: String) async throws {
        #expect(try await videos(in: answer).videos.map(\.id.rawValue) == [id])
    }

    @Test func `may come as the object that PHP makes of a list with gaps`() async throws {
        let list = try await videos(in: #"{"lessons": {"10": {"id": 3}, "0": {"id": 1}, "2": {"id": 2}}}"#)
        #expect(list.videos.map(\.id.rawValue) == ["lessons-1", "lessons-2", "lessons-3"])
    }

    @Test func `may begin with a byte order mark`() async throws {
        #expect(try await videos(in: "\u{FEFF}{\"videos\": [{\"id\": 1}]}").videos.count == 1)
    }

    @Test(
        .requirement("VD-7"),
        arguments: [
            "", "null", "true", "17", #""videos""#, "<!DOCTYPE html><html><body>Not here</body></html>",
            "<br />\n<b>Warning</b>: mysqli_connect()", #"{"error": "gone"}"#, #"{"videos": null}"#, #"{"videos": {}}"#,
            #"{"videos": "none"}"#, #"{"videos": {"first": {"id": 1}}}"#, #"{"videos": [{"id": 1}"#,
            #"{"videos": [{"name": "Without a number"}, 7, null]}"#, "[1, 2, 3]",
            String(repeating: "[", count: 100_000),
        ])
    func `is unreadable where there is none`(_ answer: String) async throws {
        await #expect(throws: VideoCatalogError.unreadable) { try await videos(in: answer) }
    }
}
