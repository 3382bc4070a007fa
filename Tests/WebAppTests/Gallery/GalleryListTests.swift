import Auth
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

@Suite struct `The gallery's lists` {
    @Test(.requirement("VK-5", "VK-7"))
    func `are two sections with an address each, and the one looked at last is opened the next time`() async throws {
        let visitor = try await Visitor.inGallery()
        for section in ["videos", "photos"] {
            let page = try await visitor.get("/gallery/\(section)").text
            #expect(page.contains("<a href=\"/gallery/\(section)\" aria-current=\"page\">"))
            #expect(page.contains("<a href=\"/gallery\" aria-current=\"page\""))
            #expect(try await visitor.get("/gallery").headers["Location"] == "/gallery/\(section)")
        }
    }

    @Test func `are there at once with what is kept, and ask nothing for it`() async throws {
        let visitor = try await Visitor.inGallery()
        _ = try await visitor.get("/gallery/photos/list")
        let calls = visitor.gallery.photoSource.calls
        let page = try await visitor.get("/gallery/photos").text
        #expect(page.count(of: "<li class=\"cell\"") == 6)
        #expect(page.contains("data-fresh=\"/gallery/photos/list\" data-stale=\"\""))
        #expect(visitor.gallery.photoSource.calls == calls)
    }

    @Test func `show what comes in outline while nothing is kept`() async throws {
        let visitor = try await Visitor.inGallery()
        let page = try await visitor.get("/gallery/videos").text
        #expect(page.contains("aria-busy=\"true\"") && page.contains("skeleton"))
        #expect(page.contains("content=\"0; url=/gallery/videos?wait\"></noscript>"))
        #expect(visitor.gallery.videoSource.calls == 0)
    }

    @Test(.requirement("VK-9")) func `give every photo once, newest first, by the links that work without a script`()
        async throws
    {
        let visitor = try await Visitor.inGallery(photos: Photo.samples(0..<1234))
        let ids = try await visitor.followAll(from: "/gallery/photos?wait")
        #expect(ids == Photo.samples(0..<1234).reversed().map(\.id.rawValue))
    }

    @Test(.requirement("VK-17")) func `give every video once, the ones that cannot be played with the reason`()
        async throws
    {
        let odd: [GalleryVideo] = [
            .sample(500, playback: .unavailable(.deleted)), .sample(501, playback: .unavailable(.hidden)),
            .sample(502, isLive: true), .sample(503, playback: .unavailable(.noPlayer)),
            .sample(504, playback: .unavailable(.upcoming)), .sample(505, playback: .unavailable(.processing)),
        ]
        let visitor = try await Visitor.inGallery(videos: GalleryVideo.samples(0..<315) + odd)
        let ids = try await visitor.followAll(from: "/gallery/videos?wait")
        #expect(ids.count == 321)
        #expect(Set(ids).count == 321)
        let page = try await visitor.get("/gallery/videos?wait").text
        for mark in ["Deleted", "Private", "Live", "At the service only", "Not begun yet", "In preparation", "6:44"] {
            #expect(page.contains("<span class=\"poster-mark\">\(mark)</span>"))
        }
    }

    @Test(.requirement("VK-8", "VK-16"))
    func `offer each picture in the sizes that the service has, over addresses of ours`() async throws {
        let visitor = try await Visitor.inGallery()
        let id = Photo.sample(5).id
        let photos = try await visitor.get("/gallery/photos/list").text
        let path = "/gallery/photos/\(id)/picture?side="
        #expect(photos.contains("srcset=\"\(path)200 200w, \(path)600 600w\""))
        let picture = try await visitor.get("\(path)200")
        #expect(picture.headers["Content-Type"] == "image/jpeg")
        #expect(picture.headers["Cache-Control"] == "private, max-age=86400")

        let videos = try await visitor.get("/gallery/videos/list").text
        let preview = "/gallery/videos/\(GalleryVideo.sample(3).id)/preview?width="
        #expect(videos.contains("srcset=\"\(preview)320 320w, \(preview)1280 1280w\""))
        #expect(try await visitor.get("\(preview)1280").status == .ok)
        #expect(visitor.gallery.pictures.calls == 2)
        _ = try await visitor.get("\(path)200")
        #expect(visitor.gallery.pictures.calls == 2)
    }

    @Test(.requirement("VK-18")) func `have titles that are read as text, and a name for those without`() async throws {
        let visitor = try await Visitor.inGallery(videos: [
            .sample(1, title: "<script>alert(1)</script>"), .sample(2, title: ""),
        ])
        let page = try await visitor.get("/gallery/videos/list").text
        #expect(page.contains("<span class=\"name\">&lt;script&gt;alert(1)&lt;/script&gt;</span>"))
        #expect(page.contains("<span class=\"name\">Untitled video</span>"))
        #expect(!page.contains("<script>alert"))
    }

    @Test(
        .requirement("VK-30"),
        arguments: [
            (GalleryError.offline, "The service cannot be reached. "), (.serviceFailed, "The service failed. "),
            (.unreadable, "The service sent something unreadable. "),
            (.tryLater(after: .seconds(3)), "The service asks to wait. "),
        ])
    func `say since when they are kept, and why`(_ error: GalleryError, _ cause: String) async throws {
        let visitor = try await Visitor.inGallery()
        _ = try await visitor.get("/gallery/photos/list")
        visitor.gallery.photoSource.fail(with: error)
        let part = try await visitor.get("/gallery/photos/list")
        #expect(part.status == .ok)
        #expect(part.text.contains("role=\"status\"><span>\(cause)What you see was saved just now."))
        #expect(part.text.contains("aria-label=\"Try again\""))
        #expect(part.text.count(of: "<li class=\"cell\"") == 6)
    }

    /// What fails, and what a person finds to go on with.
    struct Trouble: Sendable, CustomTestStringConvertible {
        let error: GalleryError
        let wayOn: String
        var testDescription: String { "\(error)" }

        static let all = [
            Trouble(error: .offline, wayOn: "data-refresh"), Trouble(error: .serviceFailed, wayOn: "data-refresh"),
            Trouble(error: .tryLater(after: .seconds(5)), wayOn: "data-refresh"),
            Trouble(error: .closed(nil), wayOn: "data-refresh"), Trouble(error: .noCommunity, wayOn: "data-refresh"),
            Trouble(error: .rightMissing(.photos), wayOn: "href=\"/gallery/sign-in?again\""),
            Trouble(error: .programRefused, wayOn: "href=\"/settings\""),
            Trouble(
                error: .actionNeeded(page: URL(string: "https://id.example/captcha")),
                wayOn: "href=\"https://id.example/captcha\""),
        ]
    }

    @Test(.requirement("VK-30"), arguments: Trouble.all)
    func `say why there is nothing, each in its own words, with a way on`(_ trouble: Trouble) async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.photoSource.fail(with: trouble.error)
        for path in ["/gallery/photos/list", "/gallery/photos?wait"] {
            let answer = try await visitor.get(path)
            #expect(answer.status.rawValue >= 400)
            #expect(answer.text.contains("role=\"alert\""))
            #expect(answer.text.contains(trouble.error.message(in: .english)))
            #expect(answer.text.contains(trouble.wayOn))
        }
    }

    @Test func `stay in sight beneath a question that the service asks first`() async throws {
        let visitor = try await Visitor.inGallery()
        _ = try await visitor.get("/gallery/photos/list")
        visitor.gallery.photoSource.fail(with: .actionNeeded(page: URL(string: "https://id.example/captcha")))
        let part = try await visitor.get("/gallery/photos/list").text
        #expect(part.contains("<div class=\"banner\" role=\"alert\""))
        #expect(part.contains("href=\"https://id.example/captcha\""))
        #expect(part.count(of: "<li class=\"cell\"") == 6)
    }

    @Test(.requirement("VK-27")) func `lead to the sign-in, with the reason, when the session has ended meanwhile`()
        async throws
    {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.photoSource.fail(with: .signInNeeded(.sessionEnded))
        try await visitor.gallery.sessions.forget("vk")
        #expect(try await visitor.get("/gallery/photos/list").status == .unauthorized)
        #expect(try await visitor.get("/gallery/photos?wait").headers["Location"] == "/gallery/sign-in")
    }

    @Test func `do not send a person round in circles when the service alone says that a sign-in is needed`()
        async throws
    {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.photoSource.fail(with: .signInNeeded(.accountClosed))
        let part = try await visitor.get("/gallery/photos/list")
        #expect(part.status == .serviceUnavailable)
        #expect(part.text.contains("href=\"/gallery/sign-in?again\""))
        #expect(try await visitor.get("/gallery/sign-in?again").text.contains("Sign in with VK"))
    }

    @Test func `say that there is nothing yet`() async throws {
        let visitor = try await Visitor.inGallery(photos: [], videos: [])
        #expect(try await visitor.get("/gallery/photos/list").text.contains("No photos yet"))
        #expect(try await visitor.get("/gallery/videos/list").text.contains("No videos yet"))
    }
}

@Suite struct `The gallery on the first page` {
    @Test func `asks to sign in, and asks no service`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.get("/").text
        #expect(page.contains("Sign in to see the community's photos and videos."))
        #expect(page.contains("<a class=\"button\" href=\"/gallery/sign-in\">Sign in</a>"))
        #expect(visitor.gallery.photoSource.calls == 0)
    }

    @Test func `shows the newest photos that are kept, without waiting for the service`() async throws {
        let visitor = try await Visitor.inGallery()
        visitor.gallery.photoSource.gate.close()
        #expect(try await visitor.get("/").text.contains("data-fresh=\"/gallery/shelf\" data-stale=\"\""))
        visitor.gallery.photoSource.gate.open()
        let live = try await visitor.get("/gallery/shelf").text
        #expect(live.contains("6\u{A0}photos, up to date"))
        visitor.gallery.photoSource.gate.close()
        let page = try await visitor.get("/").text
        #expect(page.contains("6\u{A0}photos, saved just now"))
        #expect(page.contains("href=\"/gallery/photos/\(Photo.sample(5).id)\""))
    }

    @Test func `says since when it is offline`() async throws {
        let visitor = try await Visitor.inGallery()
        _ = try await visitor.get("/gallery/shelf")
        visitor.gallery.photoSource.fail(with: .offline)
        let shelf = try await visitor.get("/gallery/shelf").text
        #expect(shelf.contains("The service cannot be reached. What you see was saved just now."))
    }
}

extension Visitor {
    /// The ids of every item of a list, page by page.
    fileprivate func followAll(from first: String) async throws -> [String] {
        var ids: [String] = []
        var path: String? = first
        while let next = path {
            let page = try await get(next).text
            ids += page.matches(of: /<li class="cell" id="([^"]+)"/).map { String($0.1) }
            path = page.between("<a class=\"button\" href=\"\(next.split(separator: "?")[0])?after=", "\"")
                .map { "\(next.split(separator: "?")[0])?after=\($0)" }
        }
        return ids
    }
}
