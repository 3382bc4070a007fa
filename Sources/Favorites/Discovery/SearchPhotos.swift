public import SharedKernel

/// Photos that fit a person's words, page by page.
public struct SearchPhotos: Sendable {
    private let catalog: any PhotoCatalog
    private let recent: RecentPhotos

    public init(catalog: any PhotoCatalog, recent: RecentPhotos) {
        self.catalog = catalog
        self.recent = recent
    }

    public func callAsFunction(
        _ query: SearchQuery, after cursor: Page<Photo>.Cursor? = nil
    ) async throws(FavoritesError) -> FoundPhotos {
        let found = try await catalog.photos(matching: query, after: cursor)
        await recent.remember(found.page.items)
        return found
    }
}
