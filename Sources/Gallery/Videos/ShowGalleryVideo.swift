public import SharedKernel

/// One video, and its neighbors in the list.
public struct ShowGalleryVideo: Sendable {
    private let listing: Listing<GalleryVideo>

    public init(_ browse: BrowseVideos) {
        listing = browse.listing
    }

    /// The video as it is now, because a player's page ends with time; as it was seen while the service cannot be had.
    ///
    /// - Parameters:
    ///   - place: the page on which it was seen; without it the video has no neighbors.
    ///   - limit: of videos on a page, where the next one has to be asked for.
    /// - Throws: ``GalleryError/notFound`` when there is no such video.
    public func callAsFunction(
        _ id: GalleryVideo.ID, at place: PagePlace<GalleryVideo>? = nil, limit: Int = 60
    ) async throws(GalleryError) -> Loaded<ListedItem<GalleryVideo>> {
        let video = try await listing.fresh(id, at: place)
        let listed = await listing.withNeighbors(video.value, at: place, limit: limit)
        return Loaded(listed, freshness: video.freshness)
    }
}
