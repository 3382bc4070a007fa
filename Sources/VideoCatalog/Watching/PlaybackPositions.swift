/// Remembers where videos were left. Several programs may use it at once.
public protocol PlaybackPositions: Sendable {
    /// The one that was saved last first.
    ///
    /// - Returns: of at most 500 videos; it forgets those that were saved before them.
    /// - Throws: ``VideoCatalogError/storageFailed``.
    func all() async throws(VideoCatalogError) -> [PlaybackPosition]

    /// Remembers it, in place of what was known of that video.
    ///
    /// - Throws: ``VideoCatalogError/storageFailed``.
    func save(_ position: PlaybackPosition) async throws(VideoCatalogError)

    /// Nothing where there is nothing.
    ///
    /// - Throws: ``VideoCatalogError/storageFailed``.
    func forget(_ id: Video.ID) async throws(VideoCatalogError)
}
