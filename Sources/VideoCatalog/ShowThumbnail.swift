public import SharedKernel

/// A video's thumbnail, kept once it was seen.
public struct ShowThumbnail: Sendable {
    private let list: ListVideos
    private let source: KeepingPictureSource<VideoCatalogError>

    public init(
        list: ListVideos, source: any PictureSource<VideoCatalogError>, cache: any PictureCache<VideoCatalogError>
    ) {
        self.list = list
        self.source = source.keeping(in: cache)
    }

    /// Only addresses that the list names are ever asked for.
    ///
    /// - Throws: ``VideoCatalogError/notFound`` when there is no such video, or it has no thumbnail.
    public func callAsFunction(_ id: Video.ID) async throws(VideoCatalogError) -> Picture {
        let videos = try await list(.keptFirst).value.videos
        guard let address = videos.first(where: { $0.id == id })?.thumbnail else { throw .notFound }
        return try await source.picture(at: address)
    }
}
