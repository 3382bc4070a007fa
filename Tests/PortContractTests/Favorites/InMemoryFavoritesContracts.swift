import Favorites
import Foundation
import InMemoryAdapters
import PortContracts
import SharedKernel
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Every port of favorites, in memory` {
    @Test(arguments: FavoritesStoreContract.behaviors)
    func `a store`(_ promise: Behavior<[Favorite], any FavoritesStore>) async throws {
        try await promise.check { InMemoryFavorites($0) }
    }

    @Test(arguments: FavoritesEditingContract.behaviors)
    func editing(_ promise: Behavior<[Favorite], FavoritesEditingContract.Subject>) async throws {
        try await promise.check { favorites in
            let store = InMemoryFavorites(favorites)
            return FavoritesSubject(store, store: store)
        }
    }

    @Test(arguments: FavoritesOrderingContract.behaviors)
    func ordering(_ promise: Behavior<[Favorite], FavoritesOrderingContract.Subject>) async throws {
        try await promise.check { favorites in
            let store = InMemoryFavorites(favorites)
            return FavoritesSubject(store, store: store)
        }
    }

    @Test(arguments: FavoriteRefreshingContract.behaviors)
    func refreshing(_ promise: Behavior<[Favorite], FavoriteRefreshingContract.Subject>) async throws {
        try await promise.check { favorites in
            let store = InMemoryFavorites(favorites)
            return FavoritesSubject(store, store: store)
        }
    }

    @Test(arguments: PhotoCatalogContract.behaviors)
    func `a catalog`(_ promise: Behavior<PhotoWorld, any PhotoCatalog>) async throws {
        try await promise.check { try Self.catalog($0) }
    }

    @Test(arguments: PhotoDetailsSourceContract.behaviors)
    func `a source of details`(_ promise: Behavior<PhotoWorld, any PhotoDetailsSource>) async throws {
        try await promise.check { try Self.catalog($0) }
    }

    @Test(arguments: DownloadTrackingContract.behaviors)
    func `what tracks downloads`(_ promise: Behavior<Photo, DownloadTrackingContract.Subject>) async throws {
        try await promise.check { photo in
            let catalog = InMemoryPhotoCatalog([photo])
            return DownloadTrackingContract.Subject(catalog, photo: photo) { catalog.tracked.count }
        }
    }

    @Test(arguments: RateLimitSourceContract.behaviors)
    func `a source of rate limits`(_ promise: Behavior<Void, RateLimitSourceContract.Subject>) async throws {
        try await promise.check {
            let catalog = InMemoryPhotoCatalog()
            return RateLimitSourceContract.Subject(catalog) {
                catalog.tell(RateLimit(limit: 50, remaining: 49, toldAt: .distantPast))
            }
        }
    }

    @Test(arguments: FavoritePictureStoreContract.behaviors)
    func `a store of pictures`(_ promise: Behavior<Void, any FavoritePictureStore>) async throws {
        try await promise.check { InMemoryFavoritePictureStore() }
    }

    private static func catalog(_ world: PhotoWorld) throws -> InMemoryPhotoCatalog {
        let page = try #require(URL(string: "https://photos.example/keys"))
        switch world {
        case .photos(let photos): return InMemoryPhotoCatalog(photos)
        case .outOfReach: return InMemoryPhotoCatalog(failingWith: .offline)
        case .failing, .nonsense: return InMemoryPhotoCatalog(failingWith: .serviceFailed)
        case .refusing: return InMemoryPhotoCatalog(failingWith: .keyRefused(.init(page: page, setting: "KEY")))
        case .usedUp: return InMemoryPhotoCatalog(failingWith: .tryLater(after: .seconds(60)))
        case .silent:
            let catalog = InMemoryPhotoCatalog()
            catalog.gate.close()
            return catalog
        }
    }
}
