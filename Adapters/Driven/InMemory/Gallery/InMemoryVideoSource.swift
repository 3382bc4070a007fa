public import Gallery
public import SharedKernel

/// A ``VideoSource`` over one community's videos, which may come and go.
public typealias InMemoryVideoSource = InMemoryGallerySource<GalleryVideo>

extension InMemoryGallerySource: VideoSource where Item == GalleryVideo {
    public convenience init(_ videos: [GalleryVideo], of community: Community.ID) {
        self.init(videos, of: community) { Key(moment: $0.uploadedAt, id: $0.id.rawValue) }
    }

    public func videos(
        of community: Community.ID, after cursor: Page<GalleryVideo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<GalleryVideo>> {
        try await page(of: community, after: cursor, limit: limit)
    }

    public func videos(_ ids: [GalleryVideo.ID]) async throws(GalleryError) -> [GalleryVideo] {
        try await items(ids)
    }
}
