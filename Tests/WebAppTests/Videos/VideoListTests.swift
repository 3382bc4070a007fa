import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import WebServer

@Suite struct `The list of videos` {
    @Test(.requirement("VD-3", "VD-4", "VD-5"))
    func `shows title, names and thumbnails in the feed's order`() async throws {
        let visitor = try await Visitor(kept: .init([.dunes, .harbor])).entered()
        let text = try await visitor.get("/videos").text
        #expect(text.contains("<h1>Videos</h1>"))
        let first = try #require(text.firstRange(of: "Dunes &amp; &lt;Shadows&gt;"))
        let second = try #require(text.firstRange(of: "Harbor at Dawn"))
        #expect(first.lowerBound < second.lowerBound)
        #expect(text.contains("<img src=\"/videos/lessons-950/thumbnail\" alt=\"\" width=\"320\" height=\"180\""))
        #expect(text.contains("href=\"/videos/lessons-1486\""))
    }

    @Test(.requirement("VD-7"))
    func `is there at once with what is kept, and asks no feed for it`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        let text = try await visitor.get("/videos").text
        #expect(text.contains("Saved 12\u{A0}minutes ago.<span class=\"scripted\"> Checking for new videos…"))
        #expect(text.contains("data-fresh=\"/videos/list\" data-stale=\"\""))
        #expect(visitor.feed.calls == 0)
    }

    @Test(.requirement("VD-6", "VD-7"))
    func `comes live as a part of the page, with one question to the feed`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        let part = try await visitor.get("/videos/list")
        #expect(part.status == .ok)
        #expect(part.text.hasPrefix("<div id=\"videos-part\""))
        #expect(part.text.contains("2\u{A0}videos, up to date"))
        #expect(part.text.contains("Harbor at Dawn") && part.text.contains("Dunes"))
        #expect(!part.text.contains("data-stale"))
        #expect(visitor.feed.calls == 1)
    }

    @Test(
        .requirement("VD-7", "VD-15"),
        arguments: [
            (VideoCatalogError.offline, "The video feed cannot be reached. "),
            (.sourceFailed, "The video feed failed. "),
            (.unreadable, "The video feed sent something unreadable. "),
            (.tryLater(after: .seconds(5)), "The video feed asks to wait. "),
        ])
    func `says since when it is kept, and why`(error: VideoCatalogError, cause: String) async throws {
        let visitor = try await Visitor(feed: .init(failingWith: error), kept: .init([.harbor])).entered()
        let part = try await visitor.get("/videos/list").text
        #expect(part.contains("role=\"status\"><span>\(cause)What you see was saved 12\u{A0}minutes ago."))
        #expect(part.contains("Try again"))
        #expect(part.contains("Harbor at Dawn"))
    }

    @Test(arguments: [VideoCatalogError.offline, .sourceFailed, .unreadable, .tryLater(after: .seconds(3))])
    func `says why there is nothing, and how to try again, when nothing is kept`(error: VideoCatalogError)
        async throws
    {
        let visitor = try await Visitor(feed: .init(failingWith: error)).entered()
        for path in ["/videos/list", "/videos?wait"] {
            let answer = try await visitor.get(path)
            #expect(answer.status == .serviceUnavailable)
            #expect(answer.text.contains("role=\"alert\""))
            #expect(answer.text.contains(error.message(in: .english)))
            #expect(answer.text.contains("action=\"/videos/refresh\""))
        }
    }

    @Test func `shows what comes in outline while nothing is kept yet, without waiting for the feed`() async throws {
        let visitor = try await Visitor().entered()
        visitor.feed.gate.close()
        let page = try await visitor.get("/videos").text
        #expect(page.contains("aria-busy=\"true\""))
        #expect(page.contains("skeleton"))
        #expect(page.contains("<noscript><meta http-equiv=\"refresh\" content=\"0; url=/videos?wait\"></noscript>"))
        #expect(visitor.feed.calls == 0)
    }

    @Test func `waits for the feed where there is no script and nothing kept`() async throws {
        let visitor = try await Visitor().entered()
        let page = try await visitor.get("/videos?wait").text
        #expect(page.contains("Harbor at Dawn"))
        #expect(!page.contains("http-equiv"))
        #expect(visitor.feed.calls == 1)
    }

    @Test(.requirement("VD-6"))
    func `is refreshed without a script, with one question, and tells how it went`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor])).entered()
        let answer = try await visitor.post("/videos/refresh")
        #expect(answer.status == .seeOther)
        let place = try #require(answer.headers["Location"])
        let page = try await visitor.get(place).text
        #expect(page.contains("2\u{A0}videos, up to date"))
        #expect(!page.contains("data-stale"))
        #expect(visitor.feed.calls == 1)

        visitor.feed.fail(with: .offline)
        let failed = try await visitor.post("/videos/refresh")
        let kept = try await visitor.get(try #require(failed.headers["Location"])).text
        #expect(kept.contains("The video feed cannot be reached. What you see was saved just now."))
        #expect(kept.contains("Harbor at Dawn"))
    }

    @Test func `tells how many entries could not be read, and which`() async throws {
        let skipped = [
            SkippedEntry(position: 2, reason: .missingID), .init(position: 5, reason: .repeated),
            .init(position: 6, reason: .notARecord),
        ]
        let visitor = try await Visitor(kept: .init([.harbor], skipped: skipped)).entered()
        let text = try await visitor.get("/videos").text
        #expect(text.contains("3\u{A0}entries of the feed could not be read"))
        #expect(text.contains("Entry 2 has no id.") && text.contains("Entry 5 repeats an earlier one."))
        #expect(text.contains("Entry 6 is no record."))
    }

    @Test(.requirement("VD-12"))
    func `of an empty feed says so`() async throws {
        let visitor = try await Visitor(feed: InMemoryVideoFeed([Video]())).entered()
        let part = try await visitor.get("/videos/list")
        #expect(part.status == .ok)
        #expect(part.text.contains("There are no videos yet"))
    }

    @Test func `has a name for a video without one, and a mark for a stream`() async throws {
        let visitor = try await Visitor(kept: .init([.forest, .dunes])).entered()
        let text = try await visitor.get("/videos").text
        #expect(text.contains("Untitled video"))
        #expect(text.between("class=\"tag\">", "</span>")?.hasSuffix("Stream") == true)
    }

    @Test func `keeps room for a picture that there is not`() async throws {
        let bare = Video.sample("lessons-1", "Bare", nil, thumbnail: nil)
        let visitor = try await Visitor(kept: .init([bare])).entered()
        let text = try await visitor.get("/videos").text
        #expect(text.contains("<div class=\"thumb\"><svg"))
        #expect(!text.contains("<img"))
    }

    @Test func `loads the pictures below the first view lazily`() async throws {
        let many = (1...30).map { Video.sample("lessons-\($0)", "Lesson \($0)", nil) }
        let visitor = try await Visitor(kept: .init(many)).entered()
        let text = try await visitor.get("/videos").text
        #expect(text.count(of: "<img") == 30)
        #expect(text.count(of: "loading=\"lazy\"") == 24)
    }

    @Test func `of ten thousand is one page, in order`() async throws {
        let many = (1...10_000).map { Video.sample("lessons-\($0)", "Lesson \($0)", nil) }
        let visitor = try await Visitor(kept: .init(many)).entered()
        #expect(try await visitor.get("/videos").text.count(of: "<li class=\"card\"") == 10_000)
    }

    @Test func `speaks Russian`() async throws {
        let visitor = try await Visitor(feed: .init(failingWith: .offline), kept: .init([.forest])).entered()
        visitor.headers["Accept-Language"] = "ru-RU,ru;q=0.9,en;q=0.5"
        let page = try await visitor.get("/videos").text
        #expect(page.contains("<h1>Видео</h1>") && page.contains("Видео без названия"))
        #expect(page.contains("Сохранено 12\u{A0}минут назад.<span class=\"scripted\"> Ищем новые видео…"))
        let part = try await visitor.get("/videos/list").text
        #expect(part.contains("Нет связи с лентой видео. То, что вы видите, сохранено 12\u{A0}минут назад."))
    }
}

@Suite struct `The first page` {
    @Test func `has a shelf of what is kept, and waits for no network`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        let text = try await visitor.get("/").text
        #expect(text.contains("<h1>Good afternoon</h1>"))
        #expect(text.contains("2\u{A0}videos, saved 12\u{A0}minutes ago"))
        #expect(text.contains("href=\"/videos/lessons-950\""))
        #expect(visitor.feed.calls == 0)
    }

    @Test func `says in one line that nothing is kept, with one way on, and lets a script ask`() async throws {
        let visitor = try await Visitor().entered()
        let text = try await visitor.get("/").text
        #expect(text.contains("Nothing is saved yet."))
        #expect(text.contains("<a class=\"button\" href=\"/videos\">Load the videos</a>"))
        #expect(text.contains("data-fresh=\"/videos/shelf\" data-stale"))
        #expect(visitor.feed.calls == 0)
    }

    @Test func `gives a script the live shelf for one question to the feed`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        let text = try await visitor.get("/videos/shelf").text
        #expect(text.contains("id=\"videos-part\""))
        #expect(!text.contains("data-stale"))
        #expect(visitor.feed.calls == 1)
    }

    @Test func `says on the shelf that the feed is gone, and keeps what is kept`() async throws {
        let visitor = try await Visitor(kept: .init([.harbor, .dunes])).entered()
        visitor.feed.fail(with: .offline)
        let text = try await visitor.get("/videos/shelf").text
        #expect(text.contains("The video feed cannot be reached. What you see was saved"))
        #expect(text.contains("href=\"/videos/lessons-950\""))
    }
}
