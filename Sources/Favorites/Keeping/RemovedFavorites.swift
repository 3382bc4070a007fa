import SharedKernel

/// What a removal took away, and all that is needed to take the removal back.
public struct RemovedFavorites: Hashable, Sendable {
    /// In their order.
    public let favorites: [RemovedFavorite]
    let pictures: [Photo.ID: Picture]

    public var isEmpty: Bool { favorites.isEmpty }

    init(_ favorites: [RemovedFavorite], picturesIn store: any FavoritePictureStore) async {
        var pictures: [Photo.ID: Picture] = [:]
        for one in favorites { pictures[one.favorite.id] = await store.picture(of: one.favorite.id) }
        self.favorites = favorites
        self.pictures = pictures
        // A picture that stays behind wastes a little room, and is taken over when its photo is kept again.
        try? await store.forget(favorites.map(\.favorite.id))
    }
}
