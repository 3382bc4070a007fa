public import SharedKernel

/// Where a community's videos come from.
public protocol VideoSource: Sendable {
    /// One page of videos, the one added last first. Videos that cannot be played are among them, with the reason.
    ///
    /// Whoever follows the cursors from the first page on sees every video that was there all the while, each once,
    /// also while others arrive or are deleted.
    ///
    /// - Parameters:
    ///   - cursor: the previous page's `next`; `nil` asks for the first page.
    ///   - limit: how many videos are wanted at most; from 1, a source may have a limit of its own. A page may hold
    ///     fewer, and even none, with more to come.
    /// - Returns: an empty page without a next one for a community without videos.
    /// - Throws: ``GalleryError/notFound`` also for a cursor that this source never gave.
    func videos(
        of community: Community.ID, after cursor: Page<GalleryVideo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<GalleryVideo>>

    /// The videos of these ids, as they are now.
    ///
    /// - Parameter ids: up to 100 of them.
    /// - Returns: those that there are, in the order of the ids.
    func videos(_ ids: [GalleryVideo.ID]) async throws(GalleryError) -> [GalleryVideo]
}
