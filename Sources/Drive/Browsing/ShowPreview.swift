public import SharedKernel

/// A small picture of a file, kept once it was seen.
public struct ShowPreview: Sendable {
    private let source: any PreviewSource
    private let cache: any PreviewCache

    public init(source: any PreviewSource, cache: any PreviewCache) {
        self.source = source
        self.cache = cache
    }

    /// - Parameter item: as a list gave it.
    /// - Throws: ``DriveError/notFound`` for an item without a preview.
    public func callAsFunction(_ item: DriveItem, _ size: PreviewSize) async throws(DriveError) -> Picture {
        guard item.preview != nil else { throw .notFound }
        let key = PreviewKey(item, size)
        if let kept = await cache.kept(key) { return kept }
        let picture = try await source.preview(of: item, size)
        // A picture in hand outweighs a full disk.
        try? await cache.keep(picture, as: key)
        return picture
    }
}
