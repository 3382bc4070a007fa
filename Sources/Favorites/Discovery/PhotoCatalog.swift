public import SharedKernel

/// Where photos come from.
public protocol PhotoCatalog: Sendable {
    /// Photos by chance: others each time.
    ///
    /// - Parameter count: from 1 to 30; the source may give fewer.
    /// - Returns: each photo once. What cannot be read is left out.
    func photosByChance(_ count: Int) async throws(FavoritesError) -> [Photo]

    /// Photos that fit the query, the most fitting first.
    ///
    /// - Parameter cursor: the previous page's `next`; `nil` asks for the first page.
    /// - Returns: each photo once; an empty page where nothing fits.
    func photos(
        matching query: SearchQuery, after cursor: Page<Photo>.Cursor?
    ) async throws(FavoritesError) -> FoundPhotos
}

/// One page of what was found.
public struct FoundPhotos: Hashable, Sendable {
    public let page: Page<Photo>
    /// How many were found in all, as far as the source counts.
    public let total: Int?

    public init(_ page: Page<Photo>, total: Int?) {
        self.page = page
        self.total = total
    }
}

/// What a photo's row in a list may lack.
public protocol PhotoDetailsSource: Sendable {
    /// - Returns: the photo with its ``Photo/details``.
    /// - Throws: ``FavoritesError/notFound`` when the service does not have it, or no longer.
    func photo(_ id: Photo.ID) async throws(FavoritesError) -> Photo
}
