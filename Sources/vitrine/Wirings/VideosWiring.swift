import VideoCatalog

/// The video catalog, its downloads and its shelf, wired to one world.
struct VideosWiring: Sendable {
    let access: VideoCatalogAccess
    /// For `doctor`, which looks at it without asking the feed.
    let cache: any FeedCache
}
