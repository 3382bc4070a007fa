public import SharedKernel

/// Every use case of the video catalog, its downloads and its shelf: what a front end receives for it.
public struct VideoCatalogAccess: Sendable {
    public let list: ListVideos
    public let show: ShowVideo
    public let thumbnail: ShowThumbnail
    public let watching: ContinueWatching
    public let remember: RememberPlayback
    /// To be restored at the start, and closed in the end.
    public let queue: DownloadQueue
    public let download: DownloadVideo
    public let save: SaveToFile
    public let verify: VerifyKeptVideos
    /// The videos that are kept whole.
    public let shelf: any OfflineLibrary

    /// - Parameters:
    ///   - shelf: where videos are kept, and looked through.
    ///   - untilNextLook: waits between two looks at what other programs do, for as long as somebody watches; looking
    ///     ends when it throws.
    public init(
        feed: some VideoFeed, cache: any FeedCache, thumbnails: any PictureSource<VideoCatalogError>,
        thumbnailCache: any PictureCache<VideoCatalogError>, inspector: any MediaInspector,
        downloader: any VideoDownloader, shelf: any OfflineLibrary & OfflineLibraryEditing & Fingerprints,
        downloads: any DownloadsStore, freeSpace: any FreeSpace, positions: any PlaybackPositions,
        namedFiles: any NamedFiles & NamedFileFingerprints, time: any TimeSource,
        untilNextLook: @escaping @Sendable () async throws -> Void
    ) {
        self.shelf = shelf
        list = ListVideos(feed: feed.fallingBack(to: cache, time: time), cache: cache)
        show = ShowVideo(list: list, inspector: inspector)
        thumbnail = ShowThumbnail(list: list, source: thumbnails, cache: thumbnailCache)
        queue = DownloadQueue(
            downloader: downloader, library: shelf, store: downloads, freeSpace: freeSpace,
            thumbnails: thumbnails.keeping(in: thumbnailCache), time: time, untilNextLook: untilNextLook)
        watching = ContinueWatching(positions: positions, list: list, queue: queue)
        remember = RememberPlayback(positions: positions, time: time)
        download = DownloadVideo(show: show, queue: queue)
        save = SaveToFile(
            list: list, download: download, queue: queue, library: shelf,
            bring: BringFile(downloader: downloader, freeSpace: freeSpace, time: time),
            inspector: inspector, files: namedFiles)
        verify = VerifyKeptVideos(library: shelf, time: time)
    }
}
