import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `One video` {
    @Test(.requirement("VD-1", "VD-8"))
    func `plays its file, from its host only`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        let page = try await visitor.get("/videos/lessons-950")
        #expect(
            page.text.contains(
                "<video src=\"https://media.example/harbor.mp4\" controls playsinline preload=\"metadata\""))
        #expect(page.text.contains("poster=\"/videos/lessons-950/thumbnail\""))
        #expect(page.text.contains("data-player-failure=\"\" role=\"alert\" hidden"))
        #expect(page.headers["Content-Security-Policy"]?.contains("media-src 'self' https://media.example;") == true)
        #expect(visitor.inspector.calls == 0)
    }

    @Test(.requirement("VD-11", "VD-15"))
    func `shows title and description as they are, also while the feed is gone`() async throws {
        let visitor = try await Visitor(feed: .init(failingWith: .offline), kept: .init([.harbor, .dunes])).entered()
        let text = try await visitor.get("/videos/lessons-1486").text
        #expect(text.contains("<h1>Dunes &amp; &lt;Shadows&gt;</h1>"))
        #expect(text.contains("<title>Dunes &amp; &lt;Shadows&gt; · Vitrine</title>"))
        #expect(text.contains("<p class=\"description\">First line\nSecond &lt;line&gt;</p>"))
        #expect(visitor.feed.calls == 0)
    }

    @Test func `that is a stream says so, and can be opened elsewhere`() async throws {
        let visitor = try await Visitor(kept: .init([.dunes])).entered()
        let text = try await visitor.get("/videos/lessons-1486").text
        #expect(text.contains("This video is a stream."))
        #expect(text.contains("href=\"https://media.example/dunes.m3u8\" rel=\"noreferrer noopener\""))
        #expect(!text.contains("<video"))
    }

    @Test func `without a link says so`() async throws {
        let visitor = try await Visitor(kept: .init([.forest])).entered()
        let text = try await visitor.get("/videos/lessons-400").text
        #expect(text.contains("The feed gave no link that can be played."))
        #expect(text.contains("<h1>Untitled video</h1>"))
    }

    @Test func `whose link does not tell what it is asks the link, without holding up the page`() async throws {
        let visitor = try await Visitor(kept: .init([.riddle]), media: [.stream(.media("riddle"))]).entered()
        visitor.inspector.gate.close()
        let page = try await visitor.get("/videos/lessons-77").text
        #expect(page.contains("data-fresh=\"/videos/lessons-77/media\" data-stale=\"\" aria-busy=\"true\""))
        #expect(page.contains("content=\"0; url=/videos/lessons-77?wait\""))
        #expect(visitor.inspector.calls == 0)
        visitor.inspector.gate.open()
        for path in ["/videos/lessons-77/media", "/videos/lessons-77?wait"] {
            #expect(try await visitor.get(path).text.contains("This video is a stream."))
        }
        #expect(visitor.inspector.calls == 2)
    }

    @Test(arguments: [
        (VideoCatalogError.unreadable, "The link leads to something that is not a video."),
        (.offline, "The host of this video did not answer."),
    ])
    func `whose link leads to nothing that plays says so`(error: VideoCatalogError, sentence: String) async throws {
        let visitor = try await Visitor(kept: .init([.riddle])).entered()
        visitor.inspector.fail(with: error)
        #expect(try await visitor.get("/videos/lessons-77/media").text.contains(sentence))
    }

    @Test func `leads back to its place in the list, and to its neighbors`() async throws {
        let visitor = try await Visitor(kept: .init([.forest, .harbor, .dunes])).entered()
        let text = try await visitor.get("/videos/lessons-950").text
        #expect(text.contains("<a class=\"back\" href=\"/videos#lessons-950\" data-back"))
        #expect(text.contains("<a class=\"neighbor prev\" href=\"/videos/lessons-400\" rel=\"prev\">"))
        #expect(text.contains("<a class=\"neighbor next\" href=\"/videos/lessons-1486\" rel=\"next\">"))
        let first = try await visitor.get("/videos/lessons-400").text
        #expect(!first.contains("neighbor prev") && first.contains("neighbor next"))
    }

    @Test func `that there is not is said to be missing, with a way back`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        let answer = try await visitor.get("/videos/lessons-1")
        #expect(answer.status == .notFound)
        #expect(answer.text.contains("There is no such video") && answer.text.contains("Back to the videos"))
    }

    @Test func `cannot be shown with nothing kept and the feed gone`() async throws {
        let visitor = try await Visitor(feed: .init(failingWith: .offline)).entered()
        let answer = try await visitor.get("/videos/lessons-950")
        #expect(answer.status == .serviceUnavailable)
        #expect(answer.text.contains(VideoCatalogError.offline.message(in: .english)))
    }

    @Test(arguments: ["https://a;script-src%20x/v.mp4", "https://a,b/v.mp4", "https://[::1]:80/v.mp4"])
    func `cannot write a rule of its own into the page's policy`(address: String) async throws {
        let url = try #require(URL(string: address))
        let visitor = try await Visitor(kept: .init([.sample("lessons-5", "Five", .file(url))])).entered()
        let policy = try await visitor.get("/videos/lessons-5").headers["Content-Security-Policy"]
        #expect(policy?.contains("media-src 'self';") == true)
        #expect(policy?.contains("script-src x") == false)
    }
}

@Suite struct `A thumbnail` {
    private let bytes = Data([0xFF, 0xD8, 0xFF, 0xE0])

    @Test(.requirement("VD-5"), arguments: ["image/jpeg", "image/png", "IMAGE/WEBP; q=1", "image/avif", "image/gif"])
    func `is passed on when it is a picture of points`(type: String) async throws {
        let visitor = try await Visitor(
            kept: .init([.harbor]), pictures: [.media("picture.jpg"): Picture(data: bytes, mediaType: type)]
        ).entered()
        let answer = try await visitor.get("/videos/lessons-950/thumbnail")
        #expect(answer.status == .ok)
        #expect(answer.data == bytes)
        #expect(answer.headers["Cache-Control"] == "private, max-age=86400")
        #expect(answer.headers["ETag"]?.isEmpty == false)
        #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
        #expect(answer.headers["Content-Security-Policy"]?.contains("sandbox") == true)
    }

    @Test(arguments: ["image/svg+xml", "text/html", "application/octet-stream", "image/svg+xml; x=image/png", ""])
    func `is not passed on when it is anything else`(type: String) async throws {
        let visitor = try await Visitor(
            kept: .init([.harbor]), pictures: [.media("picture.jpg"): Picture(data: bytes, mediaType: type)]
        ).entered()
        let answer = try await visitor.get("/videos/lessons-950/thumbnail")
        #expect(answer.status == .notFound)
        #expect(answer.headers["Content-Type"] == "image/gif" && answer.data != bytes)
        #expect(answer.headers["Cache-Control"] == "no-store")
    }

    @Test(arguments: ["/videos/none/thumbnail", "/videos/..%2F..%2Fetc/thumbnail", "/videos/lessons-400x/thumbnail"])
    func `of no video is not there`(path: String) async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        #expect(try await visitor.get(path).status == .notFound)
    }
}
