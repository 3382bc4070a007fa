public import SharedKernel

/// Where a community's photos come from.
public protocol PhotoSource: Sendable {
    /// One page of photos: newest first, or album by album where the page says so.
    ///
    /// Whoever follows the cursors from the first page on sees every photo that was there all the while, each once,
    /// also while others arrive or are deleted.
    ///
    /// - Parameters:
    ///   - cursor: the previous page's `next`; `nil` asks for the first page.
    ///   - limit: how many photos are wanted at most; from 1, a source may have a limit of its own. A page may hold
    ///     fewer, and even none, with more to come.
    /// - Returns: an empty page without a next one for a community without photos.
    /// - Throws: ``GalleryError/notFound`` also for a cursor that this source never gave.
    func photos(
        of community: Community.ID, after cursor: Page<Photo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<Photo>>

    /// The photos of these ids, as they are now.
    ///
    /// - Parameter ids: up to 100 of them.
    /// - Returns: those that there are, in the order of the ids.
    func photos(_ ids: [Photo.ID]) async throws(GalleryError) -> [Photo]
}
