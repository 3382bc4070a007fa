public import Favorites
import SharedKernel

/// What every ``FavoritesStore`` must keep. The world is the favorites that are there, in their order.
public enum FavoritesStoreContract {
    public static let behaviors: [Behavior<[Favorite], any FavoritesStore>] = [
        Behavior("has none before any was kept") { given in
            let store = try await given([])
            try require(try await store.favorites(after: nil, limit: 10), equals: Page([]), "the first page")
            try require(try await store.count, equals: 0, "the count")
            try require(try await store.favorite(FavoriteSamples.bare.id), equals: nil, "a favorite")
        },
        Behavior("gives a favorite with all that is known of its photo, and with nothing that is not") { given in
            let favorites = [FavoriteSamples.whole, FavoriteSamples.bare].map {
                Favorite($0, addedAt: FavoriteSamples.moment)
            }
            let store = try await given(favorites)
            for favorite in favorites {
                try require(try await store.favorite(favorite.id), equals: favorite, "the favorite")
            }
            try require(try await store.favorites(after: nil, limit: 5).items, equals: favorites, "the page")
        },
        Behavior("gives its favorites in order, page by page, each once") { given in
            let favorites = (1...7).map(FavoriteSamples.favorite)
            let store = try await given(favorites)
            try require(try await store.count, equals: 7, "the count")
            for limit in [1, 3, 7, 8] {
                var seen: [Favorite] = []
                var cursor: Page<Favorite>.Cursor?
                repeat {
                    let page = try await store.favorites(after: cursor, limit: limit)
                    try require(page.items.count <= limit, "a page of \(limit): saw \(page.items.count)")
                    seen += page.items
                    cursor = page.next
                } while cursor != nil && seen.count <= 7
                try require(seen.map(\.id), equals: favorites.map(\.id), "all pages of \(limit)")
            }
        },
    ]
}
