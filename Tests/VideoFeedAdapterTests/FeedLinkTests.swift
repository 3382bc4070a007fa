import TestTraits
import Testing
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `A link in the feed` {
    @Test(arguments: [
        ("https://m.example/a.mp4", "https://m.example/a.mp4"),
        ("HTTP://m.example/a.mp4", "HTTP://m.example/a.mp4"),
        (" https://m.example/a.mp4\n", "https://m.example/a.mp4"),
        (
            "https://m.example/d/x.jpg?image_crop_resized=1000x560",
            "https://m.example/d/x.jpg?image_crop_resized=1000x560"
        ),
        ("//cdn.example/a.mp4", "https://cdn.example/a.mp4"),
        ("/media/a.mp4", "https://school.example/media/a.mp4"),
        ("a.mp4", "https://school.example/test-api/a.mp4"),
        ("../a.mp4", "https://school.example/a.mp4"),
        ("https://m.example/my clip.mp4", "https://m.example/my%20clip.mp4"),
        ("https://m.example/my%20clip 2.mp4", "https://m.example/my%20clip%202.mp4"),
        ("https://m.example/100%.mp4", "https://m.example/100%25.mp4"),
        ("https://m.example/été|[1].mp4", "https://m.example/%C3%A9t%C3%A9%7C%5B1%5D.mp4"),
        ("http://[::1]:8080/a.mp4", "http://[::1]:8080/a.mp4"),
    ])
    func `leads where its text says`(text: String, address: String) async throws {
        let found = try await video(#"{"id": 1, "thumbnail": "\#(escaped(text))", "video_url": "\#(escaped(text))"}"#)
        #expect(found?.thumbnail?.absoluteString == address)
        #expect(found?.media?.url.absoluteString == address)
    }

    @Test func `is read against the address that answered in the end`() async throws {
        let final = URL(string: "https://moved.example/v2/feed/")!
        let found = try await video(
            #"{"id": 1, "thumbnail": "a.jpg", "video_url": "//cdn.example/a.mp4"}"#, from: final)
        #expect(found?.thumbnail?.absoluteString == "https://moved.example/v2/feed/a.jpg")
        #expect(found?.media?.url.absoluteString == "https://cdn.example/a.mp4")
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript://m.example/%0Aalert(1)", "data:text/html,hello", "file:///etc/passwd",
        "ftp://m.example/a.mp4", "mailto:a@m.example", "https://", "https:///a.mp4", "https:a.mp4", "http://:80/a",
        #"https:\/\/m.example\/a.mp4"#, "https://m.example:99999/a.mp4", "https://m.example:0/a.mp4",
        "https://exa mple/a.mp4", "https://bücher.example/a.mp4", "https://name:secret@m.example/a.mp4",
        "https://[::1/a",
    ])
    func `that may not be followed costs the row only that link`(text: String) async throws {
        let found = try await video(
            #"{"id": 1, "name": "Dusk", "thumbnail": "\#(escaped(text))", "video_url": "\#(escaped(text))"}"#)
        #expect(found?.title == "Dusk")
        #expect(found?.thumbnail == nil)
        #expect(found?.media == nil)
    }

    @Test(arguments: ["https://m.example/hls/playlist.m3u8", "https://m.example/P.M3U8?token=1"])
    func `to a playlist is a stream`(text: String) async throws {
        #expect(try await video(#"{"id": 1, "video_link": "\#(text)"}"#)?.media == .stream(URL(string: text)!))
    }

    @Test(arguments: ["https://m.example/a.mp4", "https://m.example/m3u8", "https://m.example/a.mp4?next=b.m3u8"])
    func `to anything else is a file`(text: String) async throws {
        #expect(try await video(#"{"id": 1, "video_link": "\#(text)"}"#)?.media == .file(URL(string: text)!))
    }

    private func escaped(_ text: String) -> String {
        text.map { $0 == "\\" ? #"\\"# : $0 == "\n" ? #"\n"# : String($0) }.joined()
    }
}
