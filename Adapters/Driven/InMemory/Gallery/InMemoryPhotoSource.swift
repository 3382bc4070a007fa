public import Gallery
public import SharedKernel

/// A ``PhotoSource`` over one community's photos, which may come and go.
public final class InMemoryPhotoSource: PhotoSource {
    private let community: Community.ID
    private let listing: InMemoryListing<Photo>

    public init(_ photos: [Photo], of community: Community.ID) {
        self.community = community
        listing = InMemoryListing(photos) { .init(moment: $0.uploadedAt, id: $0.id.rawValue) }
    }

    /// Holds questions back while it is closed, and counts them.
    public var gate: Gate { listing.gate }
    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        listing.fail(with: error)
    }

    public func add(_ photo: Photo) {
        listing.add(photo)
    }

    public func remove(_ id: Photo.ID) {
        listing.remove(id)
    }

    public func photos(
        of community: Community.ID, after cursor: Page<Photo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<Photo>> {
        guard community == self.community else { throw .notFound }
        return Loaded(try await listing.page(after: cursor, limit: limit), freshness: .live)
    }

    public func photos(_ ids: [Photo.ID]) async throws(GalleryError) -> [Photo] {
        try await listing.items(ids)
    }
}
