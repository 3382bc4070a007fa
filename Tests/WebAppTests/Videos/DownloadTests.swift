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

@Suite struct `A download on the video's page` {
    private let path = "/videos/lessons-950"

    /// Waits until the queue says so.
    private func until(_ visitor: Visitor, _ isSo: @Sendable (Download.State) -> Bool) async throws {
        for await snapshot in await visitor.queue.snapshots() where isSo(snapshot.state(of: Video.harbor.id)) { return }
        Issue.record("the queue closed before")
    }

    @Test(.requirement("VD-9")) func `is offered by a button, for a file`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.get(path).text
        #expect(page.contains(">Download video</button>"))
        #expect(page.contains("data-live=\"/videos/lessons-950/download/events\""))
        #expect(try await !visitor.get("/videos/lessons-1486").text.contains("Download video"))
    }

    @Test(.requirement("VD-10")) func `shows its progress and can be cancelled, without a script too`() async throws {
        let visitor = try await Visitor().entered()
        visitor.downloader.hold(afterSteps: 4)
        let answer = try await visitor.post(path + "/download")
        #expect(answer.status == .seeOther)
        #expect(answer.headers["Location"] == path)
        try await until(visitor) { $0.received.count == 4 }

        let page = try await visitor.get(path).text
        #expect(page.contains(">Cancel download</button>"))
        #expect(page.contains("<progress value=\"0.4\" max=\"1.0\""))
        #expect(page.contains("4\u{A0}bytes of 10\u{A0}bytes · 40%"))

        #expect(try await visitor.post(path + "/cancel").status == .seeOther)
        let paused = try await visitor.get(path).text
        #expect(paused.contains("Paused, 4\u{A0}bytes of 10\u{A0}bytes · 40%"))
        #expect(paused.contains(">Resume</button>"))
    }

    @Test(.requirement("VD-2", "VD-8")) func `plays from here once it is kept`() async throws {
        let visitor = try await Visitor().entered()
        _ = try await visitor.post(path + "/download")
        try await until(visitor) { if case .kept = $0 { true } else { false } }

        let page = try await visitor.get(path).text
        #expect(page.contains("<video src=\"/videos/lessons-950/file\""))
        #expect(page.contains("On this computer, 10\u{A0}bytes. It plays without a network."))
        let file = try await visitor.get(path + "/file")
        #expect(file.text == "ten bytes!")
        #expect(file.headers["Content-Type"] == "video/mp4")
    }

    @Test func `stays with its page when it has left the feed`() async throws {
        let visitor = try await Visitor().entered()
        _ = try await visitor.post(path + "/download")
        try await until(visitor) { if case .kept = $0 { true } else { false } }
        visitor.feed.answer(with: VideoList([.dunes]))
        try await visitor.cache.save(VideoList([.dunes]), at: Visitor.monday)

        let page = try await visitor.get(path)
        #expect(page.status == .ok)
        #expect(page.text.contains("Harbor at Dawn"))
    }

    @Test func `asks before it removes, and then everything is gone`() async throws {
        let visitor = try await Visitor().entered()
        _ = try await visitor.post(path + "/download")
        try await until(visitor) { if case .kept = $0 { true } else { false } }

        let question = try await visitor.post(path + "/remove")
        #expect(question.status == .ok)
        #expect(question.text.contains("<h1>Remove this video?</h1>"))
        #expect(try await visitor.get(path + "/file").status == .ok)

        #expect(try await visitor.post(path + "/remove", ["confirmed": "1"]).status == .seeOther)
        #expect(try await visitor.get(path + "/file").status == .notFound)
        #expect(try await visitor.get(path).text.contains(">Download video</button>"))
    }

    @Test(arguments: [
        (DownloadError.offline, "Resume"), (.gone, "Download again"), (.noRoom(missingBytes: 5_000_000), "Resume"),
    ])
    func `says why it failed, and what can be done`(_ error: DownloadError, _ action: String) async throws {
        let visitor = try await Visitor().entered()
        visitor.downloader.fail(with: error, afterSteps: 2)
        _ = try await visitor.post(path + "/download")
        try await until(visitor) { if case .failed = $0 { true } else { false } }
        let page = try await visitor.get(path).text
        #expect(page.contains("role=\"alert\">\(error.message(in: .english))"))
        #expect(page.contains(">\(action)</button>"))
    }

    @Test func `of a stream is refused with a sentence`() async throws {
        let visitor = try await Visitor().entered()
        let answer = try await visitor.post("/videos/lessons-1486/download")
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains("This video is a stream."))
    }

    @Test(arguments: ["/download", "/cancel", "/remove"])
    func `is changed by forms of ours only`(_ action: String) async throws {
        let visitor = try await Visitor().entered()
        #expect(try await visitor.post(path + action, token: "guessed").status == .forbidden)
        #expect(try await visitor.get(path + action).status == .methodNotAllowed)
    }
}

@Suite struct `The shelf` {
    @Test func `says that nothing is kept`() async throws {
        let page = try await Visitor().entered().get("/videos/kept").text
        #expect(page.contains("Nothing downloaded yet"))
    }

    @Test func `lists what is kept with sizes and the total, and lets go of it`() async throws {
        let visitor = try await Visitor().entered()
        _ = try await visitor.post("/videos/lessons-950/download")
        for await snapshot in await visitor.queue.snapshots() where !snapshot.kept.isEmpty { break }
        let page = try await visitor.get("/videos/kept").text
        #expect(page.contains("1\u{A0}video, 10\u{A0}bytes"))
        #expect(page.contains("Harbor at Dawn"))
        let removal = try await visitor.post(
            "/videos/lessons-950/remove", ["confirmed": "1", "back": "/videos/kept"])
        #expect(removal.headers["Location"] == "/videos/kept")
        #expect(try await visitor.get("/videos/kept").text.contains("Nothing downloaded yet"))
    }

    @Test func `pauses everything and lets everything go on`() async throws {
        let visitor = try await Visitor().entered()
        visitor.downloader.hold(afterSteps: 3)
        _ = try await visitor.post("/videos/lessons-950/download")
        for await snapshot in await visitor.queue.snapshots() where snapshot.unfinished.first?.state.received.count == 3
        {
            break
        }
        #expect(try await visitor.get("/videos/kept").text.contains(">Pause all</button>"))
        _ = try await visitor.post("/videos/kept/pause")
        #expect(try await visitor.get("/videos/kept").text.contains(">Resume all</button>"))
        visitor.downloader.letGo()
        _ = try await visitor.post("/videos/kept/resume")
        for await snapshot in await visitor.queue.snapshots() where !snapshot.kept.isEmpty { break }
        #expect(try await visitor.get("/videos/kept").text.contains("1\u{A0}video, 10\u{A0}bytes"))
    }
}
