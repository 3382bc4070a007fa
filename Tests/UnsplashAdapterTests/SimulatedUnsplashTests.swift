import Favorites
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport
import UnsplashAdapter
import UnsplashSimulator

@Suite(.timeLimit(.minutes(3))) struct `Unsplash, simulated` {
    private let time = FixedTime(Date(timeIntervalSince1970: 1_772_446_800))

    private func whileRunning(
        _ unsplash: SimulatedUnsplash = SimulatedUnsplash(),
        _ body: (UnsplashPhotoCatalog, SimulatedUnsplash) async throws -> Void
    ) async throws {
        let running = try await unsplash.start()
        let catalog = UnsplashPhotoCatalog(
            client: URLSessionClient().following(), address: running.address,
            access: UnsplashAccess(key: unsplash.accessKey, setting: "VITRINE_KEY", application: "vitrine"), time: time)
        let broken: (any Error)?
        do {
            try await body(catalog, unsplash)
            broken = nil
        } catch {
            broken = error
        }
        await running.stop()
        if let broken { throw broken }
    }

    @Test(.requirement("UN-2")) func `gives thirty photos, and others the next time`() async throws {
        try await whileRunning { catalog, _ in
            let (first, second) = (try await catalog.photosByChance(30), try await catalog.photosByChance(30))
            #expect(first.count == 30)
            #expect(Set(first.map(\.id)) != Set(second.map(\.id)))
            #expect(first.allSatisfy { $0.details != nil })
        }
    }

    @Test(.requirement("UN-3"), arguments: ["aurora", "северное сияние", "Mountains mist", "ольга"])
    func `is searched in both languages, through all pages`(_ words: String) async throws {
        let query = try #require(try SearchQuery(words))
        try await whileRunning { catalog, _ in
            var seen: Set<Photo.ID> = []
            var cursor: Page<Photo>.Cursor?
            var total: Int?
            repeat {
                let found = try await catalog.photos(matching: query, after: cursor)
                #expect(!found.page.items.isEmpty)
                seen.formUnion(found.page.items.map(\.id))
                (cursor, total) = (found.page.next, found.total)
            } while cursor != nil
            #expect(seen.count == total)
        }
    }

    @Test(.requirement("UN-8", "UN-11", "UN-12")) func `shows all of its photos, and their pictures`() async throws {
        let unsplash = SimulatedUnsplash()
        try await whileRunning(unsplash) { catalog, _ in
            let pictures = UnsplashPictureSource(client: URLSessionClient())
            for photo in try await catalog.photosByChance(4) {
                let whole = try await catalog.photo(photo.id)
                #expect(whole.details == photo.details)
                let address = try #require(whole.picture.url(width: 400))
                #expect(try await pictures.picture(at: address).mediaType == "image/jpeg")
            }
        }
    }

    @Test(arguments: RowDamage.allCases.filter { $0 != .nonsense })
    func `costs no page when its rows are damaged`(_ damage: RowDamage) async throws {
        let unsplash = SimulatedUnsplash(conduct: UnsplashConduct(rows: [damage]))
        try await whileRunning(unsplash) { catalog, _ in
            let query = try #require(try SearchQuery("sea"))
            #expect(try await catalog.photos(matching: query, after: nil).page.items.count == 30)
            #expect(try await catalog.photosByChance(30).count == 30)
        }
    }

    @Test(.requirement("UN-28")) func `says when its limit is reached, and has it in plain text`() async throws {
        try await whileRunning(SimulatedUnsplash(limit: 2)) { catalog, unsplash in
            for left in [1, 0] {
                _ = try await catalog.photosByChance(1)
                #expect(await catalog.rateLimit?.remaining == left)
            }
            await #expect(throws: FavoritesError.tryLater(after: .seconds(2400))) {
                try await catalog.photosByChance(1)
            }
            #expect(unsplash.remaining == 0)
        }
    }

    @Test(.requirement("UN-7")) func `no longer has a photo that was removed`() async throws {
        try await whileRunning { catalog, unsplash in
            let photo = try #require(try await catalog.photosByChance(1).first)
            unsplash.conduct.gone = [photo.id.rawValue]
            await #expect(throws: FavoritesError.notFound) { try await catalog.photo(photo.id) }
        }
    }

    @Test func `counts a download that is tracked`() async throws {
        try await whileRunning { catalog, unsplash in
            let photo = try #require(try await catalog.photosByChance(1).first)
            _ = try await catalog.trackDownload(of: photo)
            #expect(unsplash.downloads(of: photo.id.rawValue) == 1)
        }
    }

    @Test(.requirement("UN-17")) func `refuses another key`() async throws {
        let running = try await SimulatedUnsplash().start()
        let catalog = UnsplashPhotoCatalog(
            client: URLSessionClient(), address: running.address,
            access: UnsplashAccess(key: "another", setting: "VITRINE_KEY", application: "vitrine"), time: time)
        await #expect(throws: FavoritesError.keyRefused(.expected)) { try await catalog.photosByChance(1) }
        await running.stop()
    }

    @Test(.requirement("UN-3")) func `sees a search cut that a newer one has cancelled`() async throws {
        let unsplash = SimulatedUnsplash(conduct: UnsplashConduct(api: [.silent]))
        try await whileRunning(unsplash) { catalog, _ in
            let latest = LatestSearch(SearchPhotos(catalog: catalog, recent: RecentPhotos(time: time)))
            let (older, newer) = (try #require(try SearchQuery("bridge")), try #require(try SearchQuery("sea")))
            let first = Task { try await latest(older) }
            await unsplash.waitForRequest(to: "/search/photos")
            unsplash.conduct.api = []
            #expect(try await !latest(newer).page.items.isEmpty)
            await #expect(throws: FavoritesError.cancelled) { try await first.value }
        }
    }
}
