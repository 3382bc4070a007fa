public import SharedKernel

/// A community's videos, page by page.
public struct BrowseVideos: Sendable {
    let listing: Listing<GalleryVideo>
    let source: any VideoSource
    let community: OpenCommunity

    /// - Parameters:
    ///   - source: one that falls back to `cache`.
    ///   - cache: of this community's videos only.
    public init(_ community: OpenCommunity, source: any VideoSource, cache: any GalleryCache<GalleryVideo>) {
        self.community = community
        self.source = source
        listing = Listing(
            cache: cache,
            live: { cursor, limit throws(GalleryError) in
                try await source.videos(of: try await community().id, after: cursor, limit: limit)
            },
            one: { id throws(GalleryError) in try await source.videos([id]).first })
    }

    /// - Parameters:
    ///   - place: of the page wanted: the first, or the one after the previous page's `next`.
    ///   - limit: how many videos are wanted at most.
    public func callAsFunction(
        _ place: PagePlace<GalleryVideo> = .first, limit: Int = 60, _ wish: PageWish = .live
    ) async throws(GalleryError) -> Loaded<GalleryPage<GalleryVideo>> {
        try await listing.page(at: place, limit: limit, wish)
    }

    /// What is kept of that page, without a question to the service; `nil` where nothing is.
    public func kept(_ place: PagePlace<GalleryVideo> = .first) async -> Loaded<GalleryPage<GalleryVideo>>? {
        await listing.kept(at: place)
    }
}
