public import SharedKernel

/// The files and folders that everybody can see who has their address, published last first, page by page.
public struct ListPublished: Sendable {
    private let source: any SharePublishing
    private let lists: KeptLists

    public init(source: any SharePublishing, cache: any ListingCache, time: any TimeSource) {
        self.source = source
        lists = KeptLists(cache: cache, time: time)
    }

    /// - Parameters:
    ///   - cursor: the previous page's `next`; `nil` for the first.
    ///   - limit: how many items a page has at most.
    public func callAsFunction(
        after cursor: DriveListing.Cursor? = nil, limit: Int = 20, _ wish: DriveWish = .live
    ) async throws(DriveError) -> Loaded<DriveListing> {
        try await lists.listing(at: ListingPlace(.published, after: cursor), wish) { () throws(DriveError) in
            try await source.published(after: cursor, limit: limit)
        }
    }

    /// What is kept of the first page, without a question to the service; `nil` where nothing is.
    public func kept() async -> Loaded<DriveListing>? {
        await lists.kept(ListingPlace(.published))
    }
}
