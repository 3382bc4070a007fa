public import SharedKernel

/// The heart on a photo: keeps it, or keeps it no longer.
public struct ToggleFavorite: Sendable {
    private let details: any PhotoDetailsSource
    private let favorites: any FavoritesStore
    private let editing: any FavoritesEditing
    private let pictures: any FavoritePictureStore
    private let recent: RecentPhotos
    private let time: any TimeSource

    public init(
        details: any PhotoDetailsSource, favorites: any FavoritesStore, editing: any FavoritesEditing,
        pictures: any FavoritePictureStore, recent: RecentPhotos, time: any TimeSource
    ) {
        self.details = details
        self.favorites = favorites
        self.editing = editing
        self.pictures = pictures
        self.recent = recent
        self.time = time
    }

    /// What the photo is now.
    public enum Outcome: Hashable, Sendable {
        case added
        /// With what takes it back.
        case removed(RemovedFavorites)

        public var isFavorite: Bool { self == .added }
    }

    /// It is on the disk when this returns.
    public func callAsFunction(_ photo: Photo) async throws(FavoritesError) -> Outcome {
        switch try await editing.toggle(Favorite(photo, addedAt: time.now)) {
        case .added: .added
        case .removed(let removed): .removed(await RemovedFavorites([removed], picturesIn: pictures))
        }
    }

    /// The same for whoever has only the id: the service is asked only for a photo that was neither kept nor seen in
    /// the last while.
    ///
    /// - Throws: ``FavoritesError/notFound`` when the service has no such photo, and it is no favorite.
    public func callAsFunction(_ id: Photo.ID) async throws(FavoritesError) -> Outcome {
        if let kept = try await favorites.favorite(id) { return try await self(kept.photo) }
        if let seen = await recent.photo(id) { return try await self(seen.photo) }
        let photo = try await details.photo(id)
        await recent.remember([photo])
        return try await self(photo)
    }
}
