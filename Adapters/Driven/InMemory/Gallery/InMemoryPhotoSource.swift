public import Gallery
public import SharedKernel

/// A ``PhotoSource`` over one community's photos, which may come and go.
public typealias InMemoryPhotoSource = InMemoryGallerySource<Photo>

extension InMemoryGallerySource: PhotoSource where Item == Photo {
    public convenience init(_ photos: [Photo], of community: Community.ID) {
        self.init(photos, of: community) { Key(moment: $0.uploadedAt, id: $0.id.rawValue) }
    }

    public func photos(
        of community: Community.ID, after cursor: Page<Photo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<Photo>> {
        try await page(of: community, after: cursor, limit: limit)
    }

    public func photos(_ ids: [Photo.ID]) async throws(GalleryError) -> [Photo] {
        try await items(ids)
    }
}
