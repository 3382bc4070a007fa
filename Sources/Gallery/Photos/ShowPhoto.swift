public import SharedKernel

/// One photo, and its neighbors in the list.
public struct ShowPhoto: Sendable {
    private let listing: Listing<Photo>

    public init(_ browse: BrowsePhotos) {
        listing = browse.listing
    }

    /// - Parameters:
    ///   - place: the page on which it was seen; without it the photo has no neighbors.
    ///   - limit: of photos on a page, where the next one has to be asked for.
    /// - Throws: ``GalleryError/notFound`` when there is no such photo.
    public func callAsFunction(
        _ id: Photo.ID, at place: PagePlace<Photo>? = nil, limit: Int = 60
    ) async throws(GalleryError) -> Loaded<ListedItem<Photo>> {
        let photo = try await listing.item(id, at: place)
        let listed = await listing.withNeighbors(photo.value, at: place, limit: limit)
        return Loaded(listed, freshness: photo.freshness)
    }
}
