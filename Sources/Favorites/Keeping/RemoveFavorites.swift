/// Takes one or several photos out of the favorites.
public struct RemoveFavorites: Sendable {
    private let editing: any FavoritesEditing
    private let pictures: any FavoritePictureStore

    public init(editing: any FavoritesEditing, pictures: any FavoritePictureStore) {
        self.editing = editing
        self.pictures = pictures
    }

    /// - Returns: those that were there, with what ``UndoRemoval`` needs.
    public func callAsFunction(_ ids: [Photo.ID]) async throws(FavoritesError) -> RemovedFavorites {
        await RemovedFavorites(try await editing.remove(ids), picturesIn: pictures)
    }
}

/// Takes a removal back: every favorite where it had stood, with its picture.
public struct UndoRemoval: Sendable {
    private let editing: any FavoritesEditing
    private let pictures: any FavoritePictureStore

    public init(editing: any FavoritesEditing, pictures: any FavoritePictureStore) {
        self.editing = editing
        self.pictures = pictures
    }

    public func callAsFunction(_ removed: RemovedFavorites) async throws(FavoritesError) {
        try await editing.restore(removed.favorites)
        for (id, picture) in removed.pictures {
            // Where it cannot be kept, it is fetched again when it is shown.
            try? await pictures.keep(picture, of: id)
        }
    }
}

/// Gives a favorite another place in the order.
public struct MoveFavorite: Sendable {
    private let ordering: any FavoritesOrdering

    public init(ordering: any FavoritesOrdering) {
        self.ordering = ordering
    }

    /// - Throws: ``FavoritesError/notFound`` when the photo, or the one that it is to stand beside, is no favorite.
    public func callAsFunction(_ id: Photo.ID, to place: FavoritePlace) async throws(FavoritesError) {
        try await ordering.move(id, to: place)
    }
}
