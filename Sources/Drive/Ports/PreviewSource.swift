public import SharedKernel

/// Where small pictures of files come from.
public protocol PreviewSource: Sendable {
    /// The bytes as the service sent them, and their type by the bytes themselves.
    ///
    /// - Throws: ``DriveError/notFound`` for an item without a preview, or one that is gone; ``DriveError/unreadable``
    ///   when the answer is no picture, or one of over 16 MiB.
    func preview(of item: DriveItem, _ size: PreviewSize) async throws(DriveError) -> Picture
}
