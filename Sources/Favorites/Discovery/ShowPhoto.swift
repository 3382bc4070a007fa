public import SharedKernel

/// One photo with everything that is known of it, fetched when it is shown.
///
/// A favorite is shown from what was kept while the service is out of reach, refuses, or no longer has the photo; a
/// photo that was just seen in a list from what the list told. The answer says so.
public struct ShowPhoto: Sendable {
    private let details: any PhotoDetailsSource
    private let favorites: any FavoritesStore
    private let refreshing: any FavoriteRefreshing
    private let recent: RecentPhotos

    public init(
        details: any PhotoDetailsSource, favorites: any FavoritesStore, refreshing: any FavoriteRefreshing,
        recent: RecentPhotos
    ) {
        self.details = details
        self.favorites = favorites
        self.refreshing = refreshing
        self.recent = recent
    }

    /// - Throws: why there is nothing to show.
    public func callAsFunction(_ id: Photo.ID) async throws(FavoritesError) -> Loaded<ShownPhoto> {
        let favorite = try await favorites.favorite(id)
        do throws(FavoritesError) {
            let photo = try await live(id).completed(by: favorite?.photo)
            // What was kept stays as it was where the new cannot be written: the photo is shown all the same.
            if let favorite, favorite.photo != photo { try? await refreshing.refresh(photo) }
            return Loaded(ShownPhoto(photo, isFavorite: favorite != nil), freshness: .live)
        } catch {
            guard let reason = error.reasonForKeptPhoto else { throw error }
            if let favorite {
                let shown = ShownPhoto(favorite.photo, isFavorite: true, obstacle: error)
                return Loaded(shown, freshness: .cached(since: favorite.addedAt, because: reason))
            }
            // What a list told stands in for a service that cannot tell more, not for one that denies the photo.
            guard error != .notFound, let memory = await recent.photo(id) else { throw error }
            let shown = ShownPhoto(memory.photo, isFavorite: false, obstacle: error)
            return Loaded(shown, freshness: .cached(since: memory.seenAt, because: reason))
        }
    }

    private func live(_ id: Photo.ID) async throws(FavoritesError) -> Photo {
        if let known = await recent.detailed(id) { return known }
        let photo = try await details.photo(id)
        await recent.remember([photo])
        return photo
    }
}

/// A photo, and what a page about it says besides.
public struct ShownPhoto: Hashable, Sendable {
    public let photo: Photo
    public let isFavorite: Bool
    /// Why it is not shown as the service has it now; `nil` where it is.
    public let obstacle: FavoritesError?

    public init(_ photo: Photo, isFavorite: Bool, obstacle: FavoritesError? = nil) {
        self.photo = photo
        self.isFavorite = isFavorite
        self.obstacle = obstacle
    }
}
