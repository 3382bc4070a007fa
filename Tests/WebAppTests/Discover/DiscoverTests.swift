import Favorites
import InMemoryAdapters
import SampleFavorites
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

@Suite struct Discover {
    @Test(.requirement("UN-1")) func `is one of two places of photos, beside the favorites`() async throws {
        let visitor = try await Visitor.discovering()
        for (path, other) in [("/unsplash", "/favorites"), ("/favorites", "/unsplash")] {
            let tabs = try #require(
                try await visitor.get(path).text.between("<nav class=\"photo-tabs\"", "</nav>"))
            #expect(tabs.count(of: "<a ") == 2)
            #expect(tabs.contains("<a href=\"\(path)\" aria-current=\"page\""))
            #expect(tabs.contains("<a href=\"\(other)\" data-tab"))
        }
    }

    @Test(.requirement("UN-23"))
    func `is there at once in outline, asks nothing for it, and goes on without a script`() async throws {
        let visitor = try await Visitor.discovering()
        let page = try await visitor.get("/unsplash").text
        #expect(page.contains("aria-busy=\"true\"") && page.contains("skeleton"))
        #expect(page.contains("data-fresh=\"/unsplash/list\" data-stale=\"\""))
        #expect(page.contains("content=\"0; url=/unsplash?wait\"></noscript>"))
        #expect(visitor.discover.catalog.calls == 0)
    }

    @Test(.requirement("UN-2"))
    func `shows thirty photos, others when the page is asked for anew, and the same after Back`()
        async throws
    {
        let visitor = try await Visitor.discovering()
        let first = try await visitor.get("/unsplash/list").text
        #expect(first.tiles.count == 30)
        #expect(try await visitor.get("/unsplash").text.tiles == first.tiles)
        #expect(visitor.discover.catalog.calls == 1)
        visitor.headers["Cache-Control"] = "max-age=0"
        #expect(try await visitor.get("/unsplash").text.contains("data-stale"))
        #expect(try await visitor.get("/unsplash/list").text.tiles != first.tiles)
    }

    @Test(.requirement("UN-2", "UN-8"))
    func `reserves each photo's room, draws its likeness there, and offers its widths`() async throws {
        let visitor = try await Visitor.discovering(photos: [.bridge, .bare])
        let page = try await visitor.get("/unsplash?wait")
        let path = "/unsplash/-aB3dE5fG7h/picture?width="
        #expect(page.text.contains("<li class=\"tile ratio-7\" id=\"photo--aB3dE5fG7h\">"))
        #expect(page.text.contains("<img class=\"likeness\" src=\"data:image/bmp;base64,Qk"))
        #expect(page.text.contains("\(path)200 200w, \(path)400 400w, \(path)640 640w, \(path)1080 1080w\""))
        #expect(page.text.contains("width=\"4000\" height=\"6000\""))
        #expect(page.text.contains("alt=\"a grey stone bridge\""))
        #expect(page.text.contains("<li class=\"tile ratio-10\" id=\"photo-_bare\">"))
        #expect(page.headers["Content-Security-Policy"]?.contains("img-src 'self' data:;") == true)
        let picture = try await visitor.get(path + "400")
        #expect(picture.headers["Content-Type"] == "image/jpeg")
        #expect(try await visitor.get("/unsplash/elsewhere/picture?width=400").status == .notFound)
    }

    @Test(.requirement("UN-3", "UN-24")) func `finds by words that stand in the address, page by page`() async throws {
        let visitor = try await Visitor.discovering()
        let page = try await visitor.get("/unsplash?query=Photo&wait").text
        #expect(page.contains("value=\"Photo\""))
        #expect(page.contains("60\u{A0}photos for “Photo”"))
        #expect(page.tiles.count == 30)
        let more = try #require(page.between("<a class=\"button\" href=\"", "\" data-more"))
        #expect(more == "/unsplash?query=Photo&amp;after=30")
        let second = try await visitor.get("/unsplash?query=Photo&after=30").text
        #expect(Set(second.tiles).isDisjoint(with: page.tiles) && second.tiles.count == 30)
        let calls = visitor.discover.catalog.calls
        #expect(try await visitor.get("/unsplash?query=Photo&after=30&kept").text.tiles == second.tiles)
        #expect(visitor.discover.catalog.calls == calls)
    }

    @Test(
        .requirement("UN-24"),
        arguments: ["%F0%9F%A6%84", "%D0%B5%D0%B4%D0%B8%D0%BD%D0%BE%D1%80%D0%BE%D0%B3", "%3Ci%3E"])
    func `says so when nothing fits`(_ query: String) async throws {
        let visitor = try await Visitor.discovering()
        let page = try await visitor.get("/unsplash/list?query=\(query)")
        #expect(page.status == .ok)
        #expect(page.text.contains("Nothing found for “") && !page.text.contains("<i>"))
    }

    @Test func `searches for nothing where there are no words, and says that there are too many`() async throws {
        let visitor = try await Visitor.discovering()
        #expect(try await visitor.get("/unsplash/list?query=%20%20").text.tiles.count == 30)
        let long = try await visitor.get("/unsplash?wait&query=" + String(repeating: "x", count: 5_000))
        #expect(long.status == .badRequest)
        #expect(long.text.contains("role=\"alert\"") && long.text.contains("up to 200 characters"))
        #expect(visitor.discover.catalog.calls == 1)
    }

    @Test(.requirement("UN-3"), .timeLimit(.minutes(2)))
    func `calls an older search of the same field off when a newer one comes`() async throws {
        let visitor = try await Visitor.discovering()
        visitor.discover.catalog.gate.close()
        let app = visitor.app
        let cookie = visitor.cookies.map { "\($0)=\($1)" }.joined(separator: "; ")
        let headers: HeaderFields = ["Host": "127.0.0.1:8420", "Cookie": cookie]
        let older = try Request(target: "/unsplash/list?query=bridge&field=a", headers: headers)
        let newer = try Request(target: "/unsplash/list?query=Photo&field=a", headers: headers)
        async let refused = app.respond(to: older)
        await visitor.discover.catalog.gate.arrivals(1)
        async let found = app.respond(to: newer)
        #expect(await refused.status == .serviceUnavailable)
        visitor.discover.catalog.gate.open()
        #expect(Answer(await found).text.tiles.count == 30)
    }

    @Test(
        .requirement("UN-21", "UN-28"),
        arguments: [FavoritesError.offline, .serviceFailed, .tryLater(after: .seconds(90))])
    func `tells why there is nothing, and leaves what was there in sight`(_ error: FavoritesError) async throws {
        let visitor = try await Visitor.discovering(language: .russian)
        visitor.discover.catalog.fail(with: error)
        let empty = try await visitor.get("/unsplash?wait")
        #expect(empty.status == .serviceUnavailable)
        #expect(empty.text.contains("role=\"alert\"") && empty.text.contains("Не удалось получить данные"))
        #expect(empty.text.contains("Попробовать снова"))
        visitor.discover.catalog.fail(with: nil)
        let found = try await visitor.get("/unsplash/list").text.tiles
        visitor.discover.catalog.fail(with: error)
        let failed = try await visitor.get("/unsplash/list").text
        #expect(failed.contains("role=\"alert\"") && failed.contains(error.message(in: .russian)))
        #expect(failed.tiles == found)
    }

    @Test(.requirement("UN-17")) func `says where a key comes from, and when few questions are left`() async throws {
        let visitor = try await Visitor.discovering()
        let page = try #require(URL(string: "https://photos.example/keys"))
        visitor.discover.catalog.fail(with: .keyMissing(.init(page: page, setting: "PHOTO_KEY")))
        let refused = try await visitor.get("/unsplash/list").text
        #expect(refused.contains("PHOTO_KEY") && refused.contains("href=\"https://photos.example/keys\""))
        visitor.discover.catalog.fail(with: nil)
        visitor.discover.catalog.tell(RateLimit(limit: 50, remaining: 6, toldAt: Visitor.monday))
        #expect(try await !visitor.get("/unsplash/list").text.contains("rate-limit"))
        visitor.discover.catalog.tell(RateLimit(limit: 50, remaining: 5, toldAt: Visitor.monday))
        #expect(try await visitor.get("/unsplash/list").text.contains("5 of 50 requests are left this hour"))
    }
}

@Suite struct `A photo by others` {
    private let path = "/unsplash/-aB3dE5fG7h"

    @Test(.requirement("UN-4", "UN-8", "UN-9", "UN-10", "UN-11", "UN-12", "UN-25"))
    func `has its author, its date, its place and its downloads`() async throws {
        let page = try await Visitor.discovering(language: .russian).get(path).text
        #expect(page.contains("<a href=\"https://photos.example/@ada\""))
        #expect(page.contains("<a href=\"https://photos.example/?utm_source=vitrine\""))
        #expect(page.contains("<time datetime=\"2024-03-09T07:15:00Z\">9 марта 2024</time>"))
        #expect(page.contains("<dd>Lanzarote, Espagne</dd>"))
        #expect(page.contains("<dd>1\u{202F}234\u{202F}567</dd>"))
        #expect(page.contains("srcset=\"\(path)/picture?width=200 200w"))
    }

    @Test(.requirement("UN-11", "UN-12")) func `says what is not known of it, and never nothing`() async throws {
        let page = try await Visitor.discovering().get("/unsplash/_bare").text
        #expect(page.contains("<dd>Location not given</dd>") && page.contains("<dd>0</dd>"))
        #expect(page.contains("&lt;b&gt;light&lt;/b&gt; &amp; &quot;shadow&quot;"))
        #expect(!page.contains("null") && !page.contains("Optional"))
    }

    @Test(.requirement("UN-13", "UN-26"))
    func `has a heart in its header that keeps it, without a script too, and is asked for nothing more`() async throws {
        let visitor = try await Visitor.discovering()
        let page = try await visitor.get(path).text
        let header = try #require(page.between("<header", "</header>"))
        #expect(header.contains("action=\"\(path)/favorite\"") && header.contains("aria-pressed=\"false\""))
        let calls = visitor.discover.catalog.calls
        let answer = try await visitor.post("\(path)/favorite")
        #expect(answer.status == .seeOther && answer.headers["Location"] == path)
        #expect(try await visitor.discover.order == ["-aB3dE5fG7h"])
        #expect(try await visitor.get("\(path)/favorite").text.contains("aria-pressed=\"true\""))
        let part = try await visitor.post("\(path)/favorite", ["part": "1"]).text
        #expect(part.hasPrefix("<form") && part.contains("aria-pressed=\"false\""))
        #expect(try await visitor.discover.order.isEmpty)
        #expect(visitor.discover.catalog.calls == calls)
    }

    @Test(.requirement("UN-7"), arguments: [FavoritesError.offline, .notFound])
    func `that is a favorite is shown from what was kept, with a word about it`(_ error: FavoritesError) async throws {
        let favorite = Favorite(.bridge, addedAt: Visitor.monday.addingTimeInterval(-720))
        let visitor = try await Visitor.discovering(favorites: [favorite])
        visitor.discover.catalog.fail(with: error)
        let page = try await visitor.get("\(path)?from=favorites")
        #expect(page.status == .ok)
        #expect(page.text.contains("What you see was kept 12\u{A0}minutes ago."))
        #expect(page.text.contains("Lanzarote, Espagne"))
        #expect(page.text.contains("<a class=\"back\" href=\"/favorites\""))
    }

    @Test func `that nobody has says so, with a way on`() async throws {
        let visitor = try await Visitor.discovering()
        for path in ["/unsplash/nobody", "/unsplash/%3Cb%3E"] {
            let page = try await visitor.get(path)
            #expect(page.status == .notFound && page.text.contains("There is no such photo"))
            #expect(page.text.contains("href=\"/unsplash\""))
        }
    }

    @Test func `comes as a file, and the service is told of each`() async throws {
        let visitor = try await Visitor.discovering()
        _ = try await visitor.get(path)
        #expect(visitor.discover.catalog.tracked.isEmpty)
        let file = try await visitor.get("\(path)/download")
        #expect(file.headers["Content-Disposition"] == "attachment; filename=\"-aB3dE5fG7h.jpg\"")
        #expect(visitor.discover.catalog.tracked == [Photo.bridge.id])
    }
}

extension String {
    /// The ids of the photos of a mosaic, in order.
    var tiles: [String] {
        split(separator: "<li class=\"tile ratio-").dropFirst().compactMap { String($0).between("id=\"photo-", "\"") }
    }
}
