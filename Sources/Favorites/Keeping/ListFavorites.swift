public import SharedKernel

/// The favorites in their order, page by page.
public struct ListFavorites: Sendable {
    private let favorites: any FavoritesStore

    public init(favorites: any FavoritesStore) {
        self.favorites = favorites
    }

    /// - Parameter limit: from 1 to 200.
    public func callAsFunction(
        after cursor: Page<Favorite>.Cursor? = nil, limit: Int = 50
    ) async throws(FavoritesError) -> Page<Favorite> {
        try await favorites.favorites(after: cursor, limit: min(max(limit, 1), 200))
    }

    /// How many there are in all.
    public func count() async throws(FavoritesError) -> Int {
        try await favorites.count
    }

    /// Whether the photo is one of them.
    public func contains(_ id: Photo.ID) async throws(FavoritesError) -> Bool {
        try await favorites.favorite(id) != nil
    }
}
