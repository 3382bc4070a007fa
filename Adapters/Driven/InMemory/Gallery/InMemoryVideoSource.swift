public import Gallery
public import SharedKernel

/// A ``VideoSource`` over one community's videos, which may come and go.
public final class InMemoryVideoSource: VideoSource {
    private let community: Community.ID
    private let listing: InMemoryListing<GalleryVideo>

    public init(_ videos: [GalleryVideo], of community: Community.ID) {
        self.community = community
        listing = InMemoryListing(videos) { .init(moment: $0.uploadedAt, id: $0.id.rawValue) }
    }

    /// Holds questions back while it is closed, and counts them.
    public var gate: Gate { listing.gate }
    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        listing.fail(with: error)
    }

    public func add(_ video: GalleryVideo) {
        listing.add(video)
    }

    public func remove(_ id: GalleryVideo.ID) {
        listing.remove(id)
    }

    public func videos(
        of community: Community.ID, after cursor: Page<GalleryVideo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<GalleryVideo>> {
        guard community == self.community else { throw .notFound }
        return Loaded(try await listing.page(after: cursor, limit: limit), freshness: .live)
    }

    public func videos(_ ids: [GalleryVideo.ID]) async throws(GalleryError) -> [GalleryVideo] {
        try await listing.items(ids)
    }
}
