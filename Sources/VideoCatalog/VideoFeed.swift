public import SharedKernel

/// Where the list of videos comes from.
public protocol VideoFeed: Sendable {
    /// Every video of the feed, in the feed's order.
    ///
    /// - Returns: an empty list for a feed without videos.
    /// - Throws: ``VideoCatalogError/unreadable`` when the answer is no list, or a list in which nothing can be read;
    ///   ``VideoCatalogError/offline`` when there is no way to the source; ``VideoCatalogError/sourceFailed`` when it
    ///   was reached and failed.
    func videos() async throws(VideoCatalogError) -> Loaded<VideoList>
}
