import Favorites
import Foundation
import InMemoryAdapters
import SampleFavorites
import SharedKernel
import TestTraits
import Testing

/// Every use case of favorites over one set of fakes.
private struct World {
    let catalog: InMemoryPhotoCatalog
    let favorites: InMemoryFavorites
    let pictures = InMemoryFavoritePictureStore()
    let source = InMemoryPictureSource<FavoritesError> { _ in
        Picture(data: Data([0xFF, 0xD8, 0xFF, 1]), mediaType: "image/jpeg")
    }
    let time = FixedTime(Date(timeIntervalSince1970: 1_772_445_600))
    let recent: RecentPhotos

    init(_ photos: [Photo] = [.bridge, .bare] + (1...9).map(Photo.numbered), kept: [Favorite] = []) {
        catalog = InMemoryPhotoCatalog(photos)
        favorites = InMemoryFavorites(kept)
        recent = RecentPhotos(time: time)
    }

    var show: ShowPhoto {
        ShowPhoto(details: catalog, favorites: favorites, refreshing: favorites, recent: recent)
    }
    var toggle: ToggleFavorite {
        ToggleFavorite(
            details: catalog, favorites: favorites, editing: favorites, pictures: pictures, recent: recent, time: time)
    }
    var list: ListFavorites { ListFavorites(favorites: favorites) }
    var remove: RemoveFavorites { RemoveFavorites(editing: favorites, pictures: pictures) }
    var undo: UndoRemoval { UndoRemoval(editing: favorites, pictures: pictures) }
    var picture: ShowFavoritePicture { ShowFavoritePicture(favorites: favorites, source: source, store: pictures) }

    var order: [Photo.ID] { get async throws { try await list().items.map(\.id) } }
}

@Suite(.timeLimit(.minutes(2))) struct `Showing a photo` {
    @Test(.requirement("UN-7", "UN-9", "UN-10", "UN-11", "UN-12"))
    func `fetches the details that a list lacks, once`() async throws {
        let world = World()
        await world.recent.remember([Photo.bridge.with(details: nil)])
        for _ in 0..<3 {
            let shown = try await world.show(Photo.bridge.id)
            #expect(shown == Loaded(ShownPhoto(.bridge, isFavorite: false), freshness: .live))
        }
        #expect(world.catalog.calls == 1)
        world.time.advance(by: .seconds(3_600))
        _ = try await world.show(Photo.bridge.id)
        #expect(world.catalog.calls == 2)
    }

    private static let advice = FavoritesError.KeyAdvice(page: URL(string: "https://photos.example")!, setting: "KEY")

    @Test(
        .requirement("UN-7"),
        arguments: [
            (FavoritesError.offline, Freshness.Reason.offline), (.serviceFailed, .sourceFailed),
            (.notFound, .sourceFailed), (.tryLater(after: .seconds(5)), .tryLater),
            (.keyMissing(advice), .sourceFailed), (.keyRefused(advice), .sourceFailed),
        ])
    func `shows a favorite from what was kept when the service cannot show it, and says why`(
        _ error: FavoritesError, _ reason: Freshness.Reason
    ) async throws {
        let kept = Favorite(.bridge, addedAt: .distantPast)
        let world = World([], kept: [kept])
        world.catalog.fail(with: error)
        let shown = try await world.show(Photo.bridge.id)
        #expect(shown.value == ShownPhoto(.bridge, isFavorite: true, obstacle: error))
        #expect(shown.freshness == .cached(since: .distantPast, because: reason))
    }

    @Test func `shows what a list told while the service cannot tell more`() async throws {
        let world = World()
        let row = Photo.bridge.with(details: nil)
        await world.recent.remember([row])
        world.catalog.fail(with: .tryLater(after: .seconds(60)))
        let shown = try await world.show(row.id)
        #expect(shown.value == ShownPhoto(row, isFavorite: false, obstacle: .tryLater(after: .seconds(60))))
        #expect(shown.freshness == .cached(since: world.time.now, because: .tryLater))
        world.catalog.fail(with: .notFound)
        await #expect(throws: FavoritesError.notFound) { try await world.show(row.id) }
    }

    @Test(arguments: [FavoritesError.offline, .notFound, .cancelled])
    func `tells why there is nothing to show`(_ error: FavoritesError) async {
        let world = World([])
        world.catalog.fail(with: error)
        await #expect(throws: error) { try await world.show("nowhere") }
    }

    @Test(.requirement("UN-7")) func `keeps what is new of a favorite, so that it is there without a network`()
        async throws
    {
        let kept = Favorite(Photo.bridge.with(details: nil), addedAt: .distantPast)
        let world = World(kept: [kept])
        #expect(try await world.show(kept.id).value == ShownPhoto(.bridge, isFavorite: true))
        #expect(try await world.favorites.favorite(kept.id) == Favorite(.bridge, addedAt: .distantPast))
        world.favorites.failWrites(with: .storageFull)
        let later = World(kept: [kept])
        later.favorites.failWrites(with: .storageFull)
        #expect(try await later.show(kept.id).freshness == .live)
    }

    @Test func `does not end as an old picture when the person has left`() async throws {
        let world = World(kept: [Favorite(.bridge, addedAt: .distantPast)])
        world.catalog.fail(with: .cancelled)
        await #expect(throws: FavoritesError.cancelled) { try await world.show(Photo.bridge.id) }
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Keeping favorites` {
    @Test(.requirement("UN-13", "UN-26")) func `adds a photo and removes it again`() async throws {
        let world = World()
        #expect(try await world.toggle(.bridge) == .added)
        #expect(try await world.list().items == [Favorite(.bridge, addedAt: world.time.now)])
        #expect(try await world.list.contains(Photo.bridge.id))
        let outcome = try await world.toggle(.bridge)
        #expect(!outcome.isFavorite)
        #expect(try await world.list.count() == 0)
    }

    @Test(.requirement("UN-13")) func `ends a double click where it began`() async throws {
        let world = World(kept: [.numbered(1)])
        try await withThrowingTaskGroup { group in
            for _ in 0..<2 { group.addTask { _ = try await world.toggle("photo-2") } }
            for _ in 0..<2 { group.addTask { _ = try await world.toggle("photo-1") } }
            try await group.waitForAll()
        }
        #expect(try await world.order == ["photo-1"])
    }

    @Test func `asks the service by id only for what was neither kept nor seen`() async throws {
        let world = World(kept: [.numbered(1)])
        await world.recent.remember([.numbered(2)])
        for id in ["photo-1", "photo-2", "photo-3"] as [Photo.ID] { _ = try await world.toggle(id) }
        #expect(world.catalog.calls == 1)
        #expect(try await world.order == ["photo-3", "photo-2"])
        world.catalog.fail(with: .offline)
        #expect(try await world.toggle("photo-3").isFavorite == false)
        await #expect(throws: FavoritesError.offline) { try await world.toggle("photo-4") }
    }

    @Test(.requirement("UN-5", "UN-6")) func `lists the newest first, in pages that can be asked for as large as 200`()
        async throws
    {
        let world = World(kept: (1...300).map(Favorite.numbered))
        #expect(try await world.list().items.count == 50)
        let page = try await world.list(limit: 10_000)
        #expect(page.items.count == 200)
        #expect(try await world.list(after: page.next).items.first?.id == "photo-201")
        #expect(try await world.list(limit: 0).items.count == 1)
        #expect(try await world.list.count() == 300)
    }

    @Test(.requirement("UN-15", "UN-27")) func `removes one or several, and puts them back with their pictures`()
        async throws
    {
        let world = World(kept: (1...5).map(Favorite.numbered))
        let picture = try await world.picture("photo-2")
        let removed = try await world.remove(["photo-4", "photo-2", "photo-9"])
        #expect(removed.favorites.map(\.favorite.id) == ["photo-2", "photo-4"])
        #expect(try await world.order == ["photo-1", "photo-3", "photo-5"])
        #expect(await world.pictures.picture(of: "photo-2") == nil)
        try await world.undo(removed)
        #expect(try await world.order == ["photo-1", "photo-2", "photo-3", "photo-4", "photo-5"])
        #expect(await world.pictures.picture(of: "photo-2") == picture)
        #expect(try await world.remove(["photo-9"]).isEmpty)
    }

    @Test(.requirement("UN-15")) func `takes back what a toggle removed`() async throws {
        let world = World(kept: (1...3).map(Favorite.numbered))
        guard case .removed(let removed) = try await world.toggle("photo-2") else {
            Issue.record("nothing was removed")
            return
        }
        try await world.undo(removed)
        #expect(try await world.order == ["photo-1", "photo-2", "photo-3"])
    }

    @Test(.requirement("UN-15")) func `moves a favorite to another place`() async throws {
        let world = World(kept: (1...3).map(Favorite.numbered))
        let move = MoveFavorite(ordering: world.favorites)
        try await move("photo-3", to: .before("photo-1"))
        #expect(try await world.order == ["photo-3", "photo-1", "photo-2"])
        await #expect(throws: FavoritesError.notFound) { try await move("photo-9", to: .first) }
    }

    @Test func `changes nothing that could not be written, and says so`() async throws {
        let world = World(kept: [.numbered(1)])
        world.favorites.failWrites(with: .storageFull)
        await #expect(throws: FavoritesError.storageFull) { try await world.toggle(.bridge) }
        await #expect(throws: FavoritesError.storageFull) { try await world.remove(["photo-1"]) }
        #expect(try await world.order == ["photo-1"])
    }
}

@Suite(.timeLimit(.minutes(2))) struct `A favorite's picture` {
    @Test(.requirement("UN-6")) func `is fetched once, and is there without a network from then on`() async throws {
        let world = World(kept: [.numbered(1)])
        let picture = try await world.picture("photo-1")
        world.source.fail(with: .offline)
        #expect(try await world.picture("photo-1") == picture)
        #expect(world.source.calls == 1)
    }

    @Test func `is shown also where it cannot be kept`() async throws {
        let world = World(kept: [.numbered(1)])
        world.pictures.failWrites(with: .storageFull)
        #expect(try await world.picture("photo-1").mediaType == "image/jpeg")
    }

    @Test func `is fetched for favorites only`() async {
        let world = World()
        await #expect(throws: FavoritesError.notFound) { try await world.picture(Photo.bridge.id) }
        #expect(world.source.calls == 0)
    }

    @Test func `is not kept when its favorite was removed meanwhile`() async throws {
        let world = World(kept: [.numbered(1)])
        world.source.gate.close()
        let fetching = Task { try await world.picture("photo-1") }
        await world.source.gate.arrivals(1)
        _ = try await world.remove(["photo-1"])
        world.source.gate.open()
        _ = try await fetching.value
        #expect(await world.pictures.picture(of: "photo-1") == nil)
    }
}
