import Gallery
import InMemoryAdapters
import SamplePhotos
import SampleScreens
import SharedKernel
import TestTraits
import Testing
import WebApp
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `A photo's screen` {
    private let path = "/gallery/photos/\(Photo.sample(3).id)"

    @Test(.requirement("VK-10", "VK-11"), arguments: [(Language.english, "2 March 2026"), (.russian, "2 марта 2026")])
    func `has the upload date as its title, and the best picture`(_ language: Language, _ date: String) async throws {
        let visitor = try await Visitor.inGallery(language: language)
        let page = try await visitor.get(path).text
        #expect(page.contains("<h1><time datetime=\"2026-03-02T13:00:00Z\">\(date)</time></h1>"))
        #expect(page.contains("<title>\(date) · Vitrine</title>"))
        #expect(page.contains("<img src=\"\(path)/picture\""))
        #expect(page.contains("width=\"2560\" height=\"1920\""))
        #expect(page.contains("<body class=\"stage\">"))
    }

    @Test(.requirement("VK-5", "VK-10")) func `leads back to its place in the list, and on to its neighbors`()
        async throws
    {
        let visitor = try await Visitor.inGallery()
        _ = try await visitor.get("/gallery/photos/list")
        let page = try await visitor.get(path).text
        #expect(page.contains("href=\"/gallery/photos#\(Photo.sample(3).id)\" data-back"))
        #expect(page.contains("href=\"/gallery/photos/\(Photo.sample(4).id)\" rel=\"prev\""))
        #expect(page.contains("href=\"/gallery/photos/\(Photo.sample(2).id)\" rel=\"next\""))
    }

    @Test(.requirement("VK-12", "VK-13")) func `shares its link and its file`() async throws {
        let visitor = try await Visitor.inGallery()
        let page = try await visitor.get(path).text
        #expect(page.contains("aria-haspopup=\"menu\""))
        #expect(page.contains("popover=\"\"") || page.contains(" popover "))
        #expect(page.contains("role=\"menu\" aria-label=\"Share\""))
        #expect(page.contains("data-copy=\"\(Photo.sample(3).link.absoluteString)\""))
        #expect(page.contains("data-share-file=\"\(path)/picture\""))
        let file = try await visitor.get(path + "/picture?download")
        #expect(file.headers["Content-Disposition"] == "attachment; filename=\"\(Photo.sample(3).id).jpg\"")
    }

    @Test(.requirement("VK-14", "VK-15")) func `is saved among the person's pictures, and says where`() async throws {
        let visitor = try await Visitor.inGallery()
        let answer = try await visitor.post(path + "/save")
        #expect(answer.status == .ok)
        let file = try #require(visitor.gallery.library.files.first)
        #expect(file.photo == .sample(3))
        #expect(answer.text.contains("role=\"status\">Saved: <span class=\"path\">\(file.path)</span>"))
        #expect(try await visitor.post(path + "/save").text.contains("Saved before:"))
        #expect(visitor.gallery.library.files.count == 1)
    }

    @Test(
        .requirement("VK-15", "VK-30"),
        arguments: [GalleryError.diskFull, .notWritable(path: "/pictures"), .storageFailed])
    func `says why it could not be saved`(_ error: GalleryError) async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.library.fail(with: error)
        let answer = try await visitor.post(path + "/save")
        #expect(answer.status == .unprocessableContent)
        #expect(answer.text.contains("<p class=\"message\" role=\"alert\">\(error.message(in: .english))</p>"))
        #expect(visitor.gallery.library.files.isEmpty)
    }

    @Test func `says when there is no picture of it`() async throws {
        let visitor = try await Visitor.inGallery(photos: [.withoutSizes])
        #expect(try await visitor.get("/gallery/photos/list").status == .ok)
        let page = try await visitor.get("/gallery/photos/\(Photo.withoutSizes.id)").text
        #expect(page.contains("The service gave no picture of it."))
        #expect(!page.contains("data-save-photo"))
    }

    @Test(arguments: ["/gallery/photos/club9_9", "/gallery/photos/..%2Fetc", "/gallery/videos/club9_9"])
    func `says when there is none of that name`(_ path: String) async throws {
        let page = try await Visitor.inGallery().get(path)
        #expect(page.status == .notFound)
        #expect(page.text.contains("There is no such"))
    }
}

@Suite struct `A gallery video's screen` {
    private let path = "/gallery/videos/\(GalleryVideo.sample(2).id)"

    @Test(.requirement("VK-19", "VK-20", "VK-22"))
    func `has the title and the player of the service in a frame of that host only`() async throws {
        let visitor = try await Visitor.inGallery()
        let page = try await visitor.get(path)
        #expect(page.text.contains("<h1>Office tour &lt;2&gt;</h1>"))
        #expect(page.text.contains("<title>Office tour &lt;2&gt; · Vitrine</title>"))
        #expect(page.text.contains("<iframe src=\"https://gallery.example/player?id=2&amp;hash=00ff&amp;js_api=1\""))
        #expect(page.text.contains("sandbox=\"allow-scripts allow-same-origin allow-presentation\""))
        #expect(page.headers["Content-Security-Policy"]?.contains("frame-src https://gallery.example;") == true)
        #expect(
            try await visitor.get("/gallery/videos").headers["Content-Security-Policy"]?.contains("frame-src") == false)
    }

    @Test(.requirement("VK-21")) func `shares its link, and offers nothing to save`() async throws {
        let page = try await Visitor.inGallery().get(path).text
        #expect(page.contains("data-copy=\"\(GalleryVideo.sample(2).link.absoluteString)\""))
        #expect(!page.contains("data-share-file") && !page.contains("/save") && !page.contains("download"))
    }

    @Test(
        .requirement("VK-22"),
        arguments: [
            (GalleryVideo.Playback.Reason.deleted, "This video was deleted."),
            (.hidden, "Its owner shows this video to some people only."),
            (.noPlayer, "The service gave no player for this video."),
            (.restricted, "This video may not be played here."), (.upcoming, "The broadcast has not begun."),
            (.processing, "The service is still preparing this video."),
        ])
    func `says why there is no player`(_ reason: GalleryVideo.Playback.Reason, _ words: String) async throws {
        let video = GalleryVideo.sample(1, playback: .unavailable(reason))
        let page = try await Visitor.inGallery(videos: [video]).get("/gallery/videos/\(video.id)")
        #expect(page.status == .ok)
        #expect(page.text.contains(words))
        #expect(!page.text.contains("<iframe"))
    }

    @Test func `frames no page of Vitrine itself`() async throws {
        for address in ["http://127.0.0.1:8420/settings", "javascript:alert(1)", "data:text/html,x"] {
            let video = GalleryVideo.sample(1, playback: .player(try #require(URL(string: address))))
            let page = try await Visitor.inGallery(videos: [video]).get("/gallery/videos/\(video.id)").text
            #expect(!page.contains("<iframe"))
        }
    }
}

@Suite struct `Saving many photos` {
    @Test func `begins with the chosen ones, tells how far it is, and how it ended`() async throws {
        let visitor = try await Visitor.inGallery()
        let choice = try await visitor.get("/gallery/photos?select&wait").text
        #expect(choice.count(of: "type=\"checkbox\" name=\"photo\"") == 6)
        let (one, other) = (Photo.sample(1).id.rawValue, Photo.sample(4).id.rawValue)
        let answer = try await visitor.post(
            "/gallery/saving/begin", ["what": "chosen"], repeated: ["photo": one, "photo": other])
        #expect(answer.headers["Location"] == "/gallery/photos")
        for await state in await visitor.gallery.saving.states() where !state.isRunning { break }
        #expect(Set(visitor.gallery.library.files.map(\.photo.id.rawValue)) == [one, other])
        let page = try await visitor.get("/gallery/photos").text
        #expect(page.contains("2\u{A0}photos saved."))
        #expect(try await visitor.get("/gallery/saving/events").firstEvent().contains("2\u{A0}photos saved."))
        _ = try await visitor.post("/gallery/saving/dismiss")
        #expect(try await !visitor.get("/gallery/photos").text.contains("2\u{A0}photos saved."))
    }

    @Test func `of all brings only what is new`() async throws {
        let visitor = try await Visitor.inGallery()
        _ = try await visitor.post("/gallery/photos/\(Photo.sample(0).id)/save")
        _ = try await visitor.post("/gallery/saving/begin", ["what": "all"])
        for await state in await visitor.gallery.saving.states() where !state.isRunning { break }
        #expect(try await visitor.get("/gallery/photos").text.contains("5\u{A0}photos saved, 1 saved before."))
    }

    @Test func `is stopped by the person, or by a full disk, and says so`() async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.pictures.gate.close()
        _ = try await visitor.post("/gallery/saving/begin", ["what": "all"])
        await visitor.gallery.pictures.gate.arrivals(1)
        let running = try await visitor.get("/gallery/photos").text
        #expect(running.contains("<progress") && running.contains("action=\"/gallery/saving/cancel\""))
        _ = try await visitor.post("/gallery/saving/cancel")
        #expect(try await visitor.get("/gallery/photos").text.contains("Saving was stopped."))

        visitor.gallery.pictures.gate.open()
        visitor.gallery.library.fail(with: .diskFull)
        _ = try await visitor.post("/gallery/saving/begin", ["what": "all"])
        for await state in await visitor.gallery.saving.states() where !state.isRunning { break }
        let page = try await visitor.get("/gallery/photos").text
        #expect(page.contains("role=\"alert\"") && page.contains(GalleryError.diskFull.message(in: .english)))
    }

    @Test func `of nothing asks to choose`() async throws {
        let visitor = try await Visitor.inGallery()
        let answer = try await visitor.post("/gallery/saving/begin", ["what": "chosen"])
        #expect(answer.headers["Location"] == "/gallery/photos?select")
        #expect(await visitor.gallery.saving.state == .idle)
    }

    @Test func `ends when the person signs out`() async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.pictures.gate.close()
        _ = try await visitor.post("/gallery/saving/begin", ["what": "all"])
        await visitor.gallery.pictures.gate.arrivals(1)
        _ = try await visitor.post("/accounts/vk/sign-out")
        #expect(await !visitor.gallery.saving.state.isRunning)
    }
}
