import FoundationEssentials
import HTTPTransport
import JSONFileStorage
import LocalFiles
import SharedKernel
import VideoCatalog
import VideoFeedAdapter

extension VideosWiring {
    /// Over a feed, or what stands in its place, and the person's own directories: what live and demo share.
    ///
    /// - Parameters:
    ///   - name: under which the list is kept: one for each feed, so that two never mix.
    ///   - clipName: what a clip is known by, across addresses that change: what has come of it is used again.
    ///   - client: for the list, its pictures and what a link leads to.
    ///   - files: for downloads, which try again by themselves.
    static func onFeed(
        at address: URL, keptAs name: String, clipName: @escaping @Sendable (URL) -> String,
        in directories: Directories, client: some HTTPClient, files: some HTTPStreamingClient,
        tell: @escaping @Sendable (String) -> Void
    ) -> VideosWiring {
        let time = SystemTime()
        let patience = RetryPolicy(attempts: 6, longestPause: .seconds(5), longestRetryAfter: .seconds(60))
        let data = URL(filePath: directories.data, directoryHint: .isDirectory)
        let cache = URL(filePath: directories.cache, directoryHint: .isDirectory)
        let lists = StorageDirectory(at: data.appending(path: "videos"), time: time) { tell("\($0)") }
        let kept = JSONFileFeedCache(name, in: lists)
        let access = VideoCatalogAccess(
            feed: HTTPVideoFeed(client: client, address: address),
            cache: kept,
            thumbnails: HTTPThumbnailSource(client: client),
            thumbnailCache: FilePictureCache<VideoCatalogError>(
                in: cache.appending(path: "thumbnails"), limitInBytes: 64 << 20),
            inspector: HTTPMediaInspector(client: client),
            downloader: HTTPVideoDownloader(
                Downloader(client: files, options: DownloadOptions(retries: patience)), sourceName: clipName),
            shelf: FileOfflineLibrary(in: data.appending(path: "downloads")),
            downloads: JSONFileDownloadsStore(in: lists),
            freeSpace: DiskFreeSpace(),
            positions: JSONFilePlaybackPositions(in: lists),
            namedFiles: LocalNamedFiles(),
            time: time,
            untilNextLook: { try await Task.sleep(for: .milliseconds(400)) })
        return VideosWiring(access: access, cache: kept)
    }
}
