import SharedKernel
import VideoCatalog

/// Everything that Vitrine can do, wired to one world. What is the same in each world is here; what differs is chosen
/// in `+Live`, `+Demo` and `+Memory`.
struct Vitrine: Sendable {
    let listVideos: ListVideos
    let showVideo: ShowVideo
    let showThumbnail: ShowThumbnail
    /// For `doctor`, which looks at it without asking the feed.
    let feedCache: any FeedCache

    init(
        videoFeed: some VideoFeed, feedCache: any FeedCache, thumbnailSource: any ThumbnailSource,
        thumbnailCache: any ThumbnailCache, mediaInspector: any MediaInspector, time: any TimeSource
    ) {
        self.feedCache = feedCache
        listVideos = ListVideos(feed: videoFeed.fallingBack(to: feedCache, time: time), cache: feedCache)
        showVideo = ShowVideo(list: listVideos, inspector: mediaInspector)
        showThumbnail = ShowThumbnail(list: listVideos, source: thumbnailSource, cache: thumbnailCache)
    }
}
