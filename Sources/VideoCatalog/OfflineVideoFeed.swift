public import SharedKernel

/// A feed that keeps what it shows, and shows what it kept while the live feed is out of reach.
public struct OfflineVideoFeed<Live: VideoFeed>: VideoFeed {
    let live: Live
    let cache: any FeedCache
    let time: any TimeSource

    public func videos() async throws(VideoCatalogError) -> Loaded<VideoList> {
        do throws(VideoCatalogError) {
            let fresh = try await live.videos()
            // An empty answer is shown as it is, but never takes the place of a good list.
            // A list in hand outweighs a full disk, so a failing save is not an error here.
            if !fresh.value.videos.isEmpty { try? await cache.save(fresh.value, at: time.now) }
            return fresh
        } catch {
            // A broken cache must not hide why the live feed failed.
            guard let reason = error.reasonForKeptList, let kept = try? await cache.saved() else { throw error }
            return Loaded(kept.list, freshness: .cached(since: kept.savedAt, because: reason))
        }
    }
}

extension VideoFeed {
    /// This feed, with what `cache` keeps of it while it cannot be had.
    public func fallingBack(to cache: any FeedCache, time: any TimeSource) -> OfflineVideoFeed<Self> {
        OfflineVideoFeed(live: self, cache: cache, time: time)
    }
}
