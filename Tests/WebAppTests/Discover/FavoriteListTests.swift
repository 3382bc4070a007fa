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

@Suite struct `The list of favorites` {
    @Test func `says what stands there once there is something`() async throws {
        let page = try await Visitor.discovering().get("/favorites").text
        #expect(page.contains("No favorites yet") && page.contains("href=\"/unsplash\""))
        #expect(!page.contains("id=\"edit\""))
    }

    @Test(.requirement("UN-5", "UN-6", "UN-7"))
    func `has a picture and an author in each row, and asks no service`() async throws {
        let kept = [Photo.bridge, .bare].map { Favorite($0, addedAt: Visitor.monday) }
        let visitor = try await Visitor.discovering(favorites: kept)
        visitor.discover.catalog.fail(with: .offline)
        let page = try await visitor.get("/favorites").text
        #expect(page.contains("2\u{A0}favorites"))
        #expect(page.rows == ["-aB3dE5fG7h", "_bare"])
        #expect(page.contains("<span class=\"name\">Ada Example</span>"))
        #expect(page.contains("<span class=\"name\">Unknown author</span>"))
        #expect(page.contains("href=\"/unsplash/-aB3dE5fG7h?from=favorites\""))
        #expect(page.contains("alt=\"a grey stone bridge\""))
        #expect(try await visitor.get("/favorites/_bare/picture").headers["Content-Type"] == "image/jpeg")
        visitor.discover.source.fail(with: .offline)
        #expect(try await visitor.get("/favorites/_bare/picture").status == .ok)
        #expect(visitor.discover.catalog.calls == 0)
    }

    @Test(.requirement("UN-5")) func `gives ten thousand page by page, each once, in order`() async throws {
        let kept = (0..<10_000).map(Favorite.numbered)
        let visitor = try await Visitor.discovering(photos: [], favorites: kept)
        var (path, rows): (String?, [String]) = ("/favorites", [])
        for _ in 0..<5 {
            guard let place = path else { break }
            let page = try await visitor.get(place).text
            #expect(page.contains("10,000\u{A0}favorites") && page.rows.count == 50)
            rows += page.rows
            path = page.between("<a class=\"button\" href=\"/favorites?after", "\" data-more").map {
                "/favorites?after" + $0
            }
        }
        #expect(rows == kept.prefix(250).map(\.id.rawValue))
    }

    @Test(.requirement("UN-15", "UN-27")) func `loses one or several, and has them back where they stood`() async throws
    {
        let visitor = try await Visitor.discovering(favorites: (0..<5).map(Favorite.numbered))
        let answer = try await visitor.post("/favorites/remove", ["photo": "photo-2"])
        let place = try #require(answer.headers["Location"])
        let page = try await visitor.get(place).text
        #expect(page.rows == ["photo-0", "photo-1", "photo-3", "photo-4"])
        #expect(page.contains("1\u{A0}photo removed from favorites."))
        let name = try #require(page.between("name=\"removal\" value=\"", "\""))
        _ = try await visitor.post("/favorites/undo", ["removal": name])
        #expect(try await visitor.discover.order == (0..<5).map { "photo-\($0)" })
        let part = try await visitor.post(
            "/favorites/remove", ["part": "1"], repeated: ["photo": "photo-0", "photo": "photo-4"]
        ).text
        #expect(part.contains("2\u{A0}photos removed") && part.contains("3\u{A0}favorites"))
        #expect(try await visitor.discover.order == ["photo-1", "photo-2", "photo-3"])
        let further = try #require(part.between("name=\"removal\" value=\"", "\""))
        let back = try await visitor.post("/favorites/undo", ["removal": further, "part": "1"]).text
        #expect(back.contains("5\u{A0}favorites") && !back.contains("undo-button"))
        #expect(try await visitor.discover.order == (0..<5).map { "photo-\($0)" })
    }

    @Test(.requirement("UN-15")) func `is put in another order by buttons that work without a script`() async throws {
        let visitor = try await Visitor.discovering(favorites: (0..<3).map(Favorite.numbered))
        let page = try await visitor.get("/favorites?edit").text
        #expect(page.contains("name=\"place\" value=\"before:photo-0\""))
        let moved = try await visitor.post("/favorites/move", ["photo": "photo-1", "place": "before:photo-0"])
        #expect(moved.headers["Location"] == "/favorites?edit")
        #expect(try await visitor.discover.order == ["photo-1", "photo-0", "photo-2"])
        let part = try await visitor.post("/favorites/move", ["photo": "photo-1", "place": "last", "part": "1"])
        #expect(part.status == .noContent)
        #expect(try await visitor.discover.order == ["photo-0", "photo-2", "photo-1"])
        let stale = try await visitor.post("/favorites/move", ["photo": "gone", "place": "first", "part": "1"])
        #expect(stale.status == .conflict)
    }

    @Test func `has its newest on the first page, without asking a service`() async throws {
        let visitor = try await Visitor.discovering(favorites: (0..<12).map(Favorite.numbered))
        let shelf = try #require(
            try await visitor.get("/").text.between("aria-labelledby=\"favorites-shelf\"", "</section>"))
        #expect(shelf.contains("12\u{A0}favorites") && shelf.count(of: "<li class=\"cell\"") == 8)
        #expect(visitor.discover.catalog.calls == 0)
        let empty = try await Visitor.discovering().get("/").text
        #expect(empty.contains("No favorites yet"))
    }

    @Test(arguments: [FavoritesError.storageFull, .storageFailed])
    func `says so when it cannot be read or written, and changes nothing`(_ error: FavoritesError) async throws {
        let visitor = try await Visitor.discovering(favorites: (0..<2).map(Favorite.numbered), language: .russian)
        visitor.discover.favorites.failWrites(with: error)
        let refused = try await visitor.post("/favorites/remove", ["photo": "photo-1"])
        #expect(refused.status == .serviceUnavailable && refused.text.contains(error.message(in: .russian)))
        #expect(try await visitor.discover.order == ["photo-0", "photo-1"])
        visitor.discover.favorites.failReads(with: error)
        let page = try await visitor.get("/favorites")
        #expect(page.status == .serviceUnavailable)
        #expect(page.text.contains("role=\"alert\"") && page.text.contains("Не удалось обратиться к избранному"))
    }
}

extension String {
    /// The ids of the list's rows, in order.
    fileprivate var rows: [String] {
        split(separator: "data-favorite=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
}
