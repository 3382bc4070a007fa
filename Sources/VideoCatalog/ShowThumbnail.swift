import SharedKernel

/// A video's thumbnail, kept once it was seen.
public struct ShowThumbnail: Sendable {
    private let list: ListVideos
    private let source: any ThumbnailSource
    private let cache: any ThumbnailCache

    public init(list: ListVideos, source: any ThumbnailSource, cache: any ThumbnailCache) {
        self.list = list
        self.source = source
        self.cache = cache
    }

    /// Only addresses that the list names are ever asked for.
    ///
    /// - Throws: ``VideoCatalogError/notFound`` when there is no such video, or it has no thumbnail.
    public func callAsFunction(_ id: Video.ID) async throws(VideoCatalogError) -> Picture {
        let videos = try await list(.keptFirst).value.videos
        guard let address = videos.first(where: { $0.id == id })?.thumbnail else { throw .notFound }
        if let kept = await cache.thumbnail(at: address) { return kept }
        let picture = try await source.thumbnail(at: address)
        // A picture in hand outweighs a full disk.
        try? await cache.save(picture, at: address)
        return picture
    }
}
