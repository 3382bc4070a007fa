public import SharedKernel

/// Keeps favorites in an order of the person's own; the newest come first until they are moved.
public protocol FavoritesStore: Sendable {
    /// Up to `limit` favorites, in order.
    ///
    /// - Parameter cursor: the previous page's `next`; `nil` asks for the first page. It stays good while favorites
    ///   come, move and go.
    func favorites(after cursor: Page<Favorite>.Cursor?, limit: Int) async throws(FavoritesError) -> Page<Favorite>

    /// - Returns: `nil` where the photo is no favorite.
    func favorite(_ id: Photo.ID) async throws(FavoritesError) -> Favorite?

    /// How many there are.
    var count: Int { get async throws(FavoritesError) }
}

/// Adds favorites and removes them. What returned is kept, also after the process is killed; what threw changed nothing.
/// Every call is one step, whoever else writes at the same time, in whatever process.
public protocol FavoritesEditing: Sendable {
    /// Removes the photo where it is a favorite, and makes it the first one where it is none.
    func toggle(_ favorite: Favorite) async throws(FavoritesError) -> Toggled

    /// - Returns: those that were there, in their order, with their places.
    func remove(_ ids: [Photo.ID]) async throws(FavoritesError) -> [RemovedFavorite]

    /// Puts favorites where they had stood. One that is a favorite again meanwhile stays where it is.
    func restore(_ removed: [RemovedFavorite]) async throws(FavoritesError)
}

/// What a toggle came to.
public enum Toggled: Hashable, Sendable {
    case added
    case removed(RemovedFavorite)
}

/// Changes the favorites' order.
public protocol FavoritesOrdering: Sendable {
    /// - Throws: ``FavoritesError/notFound`` when the photo, or the one that it is to stand beside, is no favorite.
    func move(_ id: Photo.ID, to place: FavoritePlace) async throws(FavoritesError)
}

/// Takes in what the service tells anew of a photo that is kept.
public protocol FavoriteRefreshing: Sendable {
    /// Nothing happens where the photo is no favorite; its place and the moment of keeping stay.
    func refresh(_ photo: Photo) async throws(FavoritesError)
}
