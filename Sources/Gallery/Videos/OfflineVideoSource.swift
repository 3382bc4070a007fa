public import SharedKernel

/// A source that keeps the pages that it gave, and gives what it kept while the live source is out of reach.
public struct OfflineVideoSource<Live: VideoSource>: VideoSource {
    let live: Live
    let cache: any GalleryCache<GalleryVideo>
    let time: any TimeSource

    public func videos(
        of community: Community.ID, after cursor: Page<GalleryVideo>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<GalleryVideo>> {
        try await cache.page(at: PagePlace(after: cursor), time) { () async throws(GalleryError) in
            try await live.videos(of: community, after: cursor, limit: limit)
        }
    }

    public func videos(_ ids: [GalleryVideo.ID]) async throws(GalleryError) -> [GalleryVideo] {
        try await live.videos(ids)
    }
}

extension VideoSource {
    /// This source, with what `cache` keeps of one community's list while it cannot be had.
    public func fallingBack(to cache: any GalleryCache<GalleryVideo>, time: any TimeSource) -> OfflineVideoSource<Self>
    {
        OfflineVideoSource(live: self, cache: cache, time: time)
    }
}
