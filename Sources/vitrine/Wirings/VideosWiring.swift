import SharedKernel
import VideoCatalog

/// The video catalog, its downloads and its shelf, wired to one world.
struct VideosWiring: Sendable {
    let list: ListVideos
    let show: ShowVideo
    let thumbnail: ShowThumbnail
    let watching: ContinueWatching
    let remember: RememberPlayback
    let queue: DownloadQueue
    let download: DownloadVideo
    let save: SaveToFile
    let verify: VerifyKeptVideos
    let library: any OfflineLibrary
    /// For `doctor`, which looks at it without asking the feed.
    let cache: any FeedCache

    init(
        feed: some VideoFeed, cache: any FeedCache, thumbnails: any PictureSource<VideoCatalogError>,
        thumbnailCache: any PictureCache<VideoCatalogError>, inspector: any MediaInspector,
        downloader: any VideoDownloader,
        library: any OfflineLibrary & OfflineLibraryEditing & Fingerprints, downloads: any DownloadsStore,
        freeSpace: any FreeSpace, positions: any PlaybackPositions, namedFiles: any NamedFiles & NamedFileFingerprints,
        time: any TimeSource
    ) {
        self.cache = cache
        self.library = library
        list = ListVideos(feed: feed.fallingBack(to: cache, time: time), cache: cache)
        show = ShowVideo(list: list, inspector: inspector)
        thumbnail = ShowThumbnail(list: list, source: thumbnails, cache: thumbnailCache)
        queue = DownloadQueue(
            downloader: downloader, library: library, store: downloads, freeSpace: freeSpace,
            thumbnails: thumbnails.keeping(in: thumbnailCache), time: time,
            untilNextLook: { try await Task.sleep(for: .milliseconds(400)) })
        watching = ContinueWatching(positions: positions, list: list, queue: queue)
        remember = RememberPlayback(positions: positions, time: time)
        download = DownloadVideo(show: show, queue: queue)
        save = SaveToFile(
            list: list, download: download, queue: queue, library: library,
            bring: BringFile(downloader: downloader, freeSpace: freeSpace, time: time),
            inspector: inspector, files: namedFiles)
        verify = VerifyKeptVideos(library: library, time: time)
    }
}
