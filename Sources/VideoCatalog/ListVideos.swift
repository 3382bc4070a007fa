public import SharedKernel

/// The catalog's list: kept first when that is asked for, live otherwise.
public struct ListVideos: Sendable {
    private let feed: any VideoFeed
    private let cache: any FeedCache

    public init(feed: any VideoFeed, cache: any FeedCache) {
        self.feed = feed
        self.cache = cache
    }

    /// What may be answered with.
    public enum Wish: Hashable, Sendable {
        /// What is kept, at once and without a question to the feed; the feed where nothing is kept.
        case keptFirst
        /// The feed, or what is kept while it cannot be had.
        case live
    }

    public func callAsFunction(_ wish: Wish) async throws(VideoCatalogError) -> Loaded<VideoList> {
        if wish == .keptFirst, let kept = await kept() { return kept }
        return try await feed.videos()
    }

    /// What is kept, without a question to the feed; `nil` where nothing is.
    public func kept() async -> Loaded<VideoList>? {
        // An unreadable kept list is no reason to show nothing: the feed is asked then.
        guard let kept = try? await cache.saved() else { return nil }
        return Loaded(kept.list, freshness: .cached(since: kept.savedAt, because: .notAskedYet))
    }
}
