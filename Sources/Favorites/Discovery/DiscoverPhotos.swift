/// Photos by chance, to begin with.
public struct DiscoverPhotos: Sendable {
    private let catalog: any PhotoCatalog
    private let recent: RecentPhotos

    public init(catalog: any PhotoCatalog, recent: RecentPhotos) {
        self.catalog = catalog
        self.recent = recent
    }

    /// - Parameter count: from 1 to 30.
    public func callAsFunction(_ count: Int = 30) async throws(FavoritesError) -> [Photo] {
        let photos = try await catalog.photosByChance(min(max(count, 1), 30))
        await recent.remember(photos)
        return photos
    }
}
