import Favorites
import Foundation
import InMemoryAdapters
import JSONFileStorage
import LocalFiles
import PortContracts
import Testing

@Suite(.timeLimit(.minutes(3))) struct `Every store of favorites, on disk` {
    private let scratch = ScratchDirectory()

    @Test(arguments: FavoritesStoreContract.behaviors)
    func `a store`(_ promise: Behavior<[Favorite], any FavoritesStore>) async throws {
        try await promise.check { try await stores(holding: $0).1 }
    }

    @Test(arguments: FavoritesEditingContract.behaviors)
    func editing(_ promise: Behavior<[Favorite], FavoritesEditingContract.Subject>) async throws {
        try await promise.check { favorites in
            let (port, store) = try await stores(holding: favorites)
            return FavoritesSubject(port, store: store)
        }
    }

    @Test(arguments: FavoritesOrderingContract.behaviors)
    func ordering(_ promise: Behavior<[Favorite], FavoritesOrderingContract.Subject>) async throws {
        try await promise.check { favorites in
            let (port, store) = try await stores(holding: favorites)
            return FavoritesSubject(port, store: store)
        }
    }

    @Test(arguments: FavoriteRefreshingContract.behaviors)
    func refreshing(_ promise: Behavior<[Favorite], FavoriteRefreshingContract.Subject>) async throws {
        try await promise.check { favorites in
            let (port, store) = try await stores(holding: favorites)
            return FavoritesSubject(port, store: store)
        }
    }

    @Test(arguments: FavoritePictureStoreContract.behaviors)
    func `a store of pictures`(_ promise: Behavior<Void, any FavoritePictureStore>) async throws {
        try await promise.check { FileFavoritePictures(in: scratch.url) }
    }

    /// Two programs on one disk, after a third has kept the favorites.
    private func stores(holding favorites: [Favorite]) async throws -> (JSONFileFavorites, JSONFileFavorites) {
        let place = scratch.url.appending(path: UUID().uuidString)
        func open() -> JSONFileFavorites {
            JSONFileFavorites(
                in: StorageDirectory(at: place, time: FixedTime(.distantPast)) { Issue.record("\($0)") })
        }
        let earlier = open()
        for favorite in favorites.reversed() { _ = try await earlier.toggle(favorite) }
        return (open(), open())
    }
}
