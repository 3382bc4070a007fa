import SharedKernel
import VideoCatalog

/// Everything that Vitrine can do, wired to one world. What is the same in each world is here; what differs is chosen
/// in `+Live`, `+Demo` and `+Memory`.
struct Vitrine: Sendable {
    let listVideos: ListVideos
    let showVideo: ShowVideo
    let showThumbnail: ShowThumbnail
    let continueWatching: ContinueWatching
    let rememberPlayback: RememberPlayback
    let downloadVideo: DownloadVideo
    let saveToFile: SaveToFile
    let verifyKeptVideos: VerifyKeptVideos
    let downloads: DownloadQueue
    let library: any OfflineLibrary
    let gallery: GalleryWiring
    let drive: DriveWiring
    let favorites: FavoritesWiring
    let registration: RegistrationWiring
    /// For `doctor`, which looks at it without asking the feed.
    let feedCache: any FeedCache

    init(
        videoFeed: some VideoFeed, feedCache: any FeedCache, thumbnailSource: some ThumbnailSource,
        thumbnailCache: any ThumbnailCache, mediaInspector: any MediaInspector, downloader: any VideoDownloader,
        library: any OfflineLibrary & OfflineLibraryEditing & Fingerprints, downloadsStore: any DownloadsStore,
        freeSpace: any FreeSpace, positions: any PlaybackPositions, namedFiles: any NamedFiles & NamedFileFingerprints,
        gallery: GalleryWiring, drive: DriveWiring, favorites: FavoritesWiring, registration: RegistrationWiring,
        time: any TimeSource
    ) {
        self.gallery = gallery
        self.drive = drive
        self.favorites = favorites
        self.registration = registration
        self.feedCache = feedCache
        listVideos = ListVideos(feed: videoFeed.fallingBack(to: feedCache, time: time), cache: feedCache)
        showVideo = ShowVideo(list: listVideos, inspector: mediaInspector)
        showThumbnail = ShowThumbnail(list: listVideos, source: thumbnailSource, cache: thumbnailCache)
        self.library = library
        downloads = DownloadQueue(
            downloader: downloader, library: library, store: downloadsStore, freeSpace: freeSpace,
            thumbnails: thumbnailSource.keeping(in: thumbnailCache), time: time,
            untilNextLook: { try await Task.sleep(for: .milliseconds(400)) })
        continueWatching = ContinueWatching(positions: positions, list: listVideos, queue: downloads)
        rememberPlayback = RememberPlayback(positions: positions, time: time)
        downloadVideo = DownloadVideo(show: showVideo, queue: downloads)
        saveToFile = SaveToFile(
            list: listVideos, download: downloadVideo, queue: downloads, library: library,
            bring: BringFile(downloader: downloader, freeSpace: freeSpace, time: time),
            inspector: mediaInspector, files: namedFiles)
        verifyKeptVideos = VerifyKeptVideos(library: library, time: time)
    }
}
