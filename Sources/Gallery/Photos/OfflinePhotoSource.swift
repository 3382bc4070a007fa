public import SharedKernel

/// A source that keeps the pages that it gave, and gives what it kept while the live source is out of reach.
public struct OfflinePhotoSource<Live: PhotoSource>: PhotoSource {
    let live: Live
    let cache: any GalleryCache<Photo>
    let time: any TimeSource

    public func photos(
        of community: Community.ID, after cursor: Page<Photo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<Photo>> {
        try await cache.page(at: PagePlace(after: cursor), time) { () async throws(GalleryError) in
            try await live.photos(of: community, after: cursor, limit: limit)
        }
    }

    public func photos(_ ids: [Photo.ID]) async throws(GalleryError) -> [Photo] {
        try await live.photos(ids)
    }
}

extension PhotoSource {
    /// This source, with what `cache` keeps of one community's list while it cannot be had.
    public func fallingBack(to cache: any GalleryCache<Photo>, time: any TimeSource) -> OfflinePhotoSource<Self> {
        OfflinePhotoSource(live: self, cache: cache, time: time)
    }
}
