public import SharedKernel

/// A community's photos, page by page.
public struct BrowsePhotos: Sendable {
    let listing: Listing<Photo>
    let source: any PhotoSource
    let community: OpenCommunity

    /// - Parameters:
    ///   - source: one that falls back to `cache`.
    ///   - cache: of this community's photos only.
    public init(_ community: OpenCommunity, source: any PhotoSource, cache: any GalleryCache<Photo>) {
        self.community = community
        self.source = source
        listing = Listing(
            cache: cache,
            live: { cursor, limit throws(GalleryError) in
                try await source.photos(of: try await community().id, after: cursor, limit: limit)
            },
            one: { id throws(GalleryError) in try await source.photos([id]).first })
    }

    /// - Parameters:
    ///   - place: of the page wanted: the first, or the one after the previous page's `next`.
    ///   - limit: how many photos are wanted at most.
    public func callAsFunction(
        _ place: PagePlace<Photo> = .first, limit: Int = 60, _ wish: PageWish = .live
    ) async throws(GalleryError) -> Loaded<GalleryPage<Photo>> {
        try await listing.page(at: place, limit: limit, wish)
    }

    /// What is kept of that page, without a question to the service; `nil` where nothing is.
    public func kept(_ place: PagePlace<Photo> = .first) async -> Loaded<GalleryPage<Photo>>? {
        await listing.kept(at: place)
    }
}
