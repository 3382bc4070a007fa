import FoundationEssentials
import HTTPTransport
import JSONFileStorage
import LocalFiles
import SharedKernel
import URLSessionTransport
import VideoCatalog
import VideoFeedAdapter

extension Vitrine {
    /// The real services, or whatever the configuration names in their place, and the person's own directories.
    ///
    /// - Parameter tell: is given a line about what a person may want to know: a failed call, a damaged file.
    static func live(_ configuration: Configuration, tell: @escaping @Sendable (String) -> Void) -> Vitrine {
        onServices(
            configuration, feedAddress: configuration.videoFeed,
            feedName: fileName(of: configuration.videoFeed.absoluteString), vk: configuration.vk,
            yandex: configuration.yandex, unsplash: configuration.unsplash, catalogs: configuration.catalogs, tell: tell
        )
    }

    /// The adapters that live and demo share.
    ///
    /// - Parameters:
    ///   - feedName: under which the list is kept: one for each feed, so that two never mix.
    ///   - catalogName: under which a list of the main screen is kept, by its address.
    ///   - clipName: what a clip is known by, across addresses that change: what has come of it is used again.
    static func onServices(
        _ configuration: Configuration, feedAddress: URL, feedName: String,
        clipName: @escaping @Sendable (URL) -> String = \.absoluteString, vk: VKSettings, yandex: YandexSettings,
        unsplash: UnsplashSettings, catalogs: CatalogSettings,
        catalogName: @escaping @Sendable (URL) -> String = { fileName(of: $0.absoluteString) },
        tell: @escaping @Sendable (String) -> Void
    ) -> Vitrine {
        let time = SystemTime()
        let client = URLSessionClient().retrying(RetryPolicy(retriesOffline: false)).telling(configuration.log, tell)
            .following()
        // Its thread waits for the disk, so nothing else is asked through it. It tries again by itself, and a download
        // says itself why it failed.
        let isTold = configuration.log == .all
        let files = URLSessionClient().logging { entry in if isTold { tell("\(entry)") } }.following()
        let patience = RetryPolicy(attempts: 6, longestPause: .seconds(5), longestRetryAfter: .seconds(60))
        let data = URL(filePath: configuration.directories.data, directoryHint: .isDirectory)
        let cache = URL(filePath: configuration.directories.cache, directoryHint: .isDirectory)
        let lists = StorageDirectory(at: data.appending(path: "videos"), time: time) { tell("\($0)") }
        return Vitrine(
            videoFeed: HTTPVideoFeed(client: client, address: feedAddress),
            feedCache: JSONFileFeedCache(feedName, in: lists),
            thumbnailSource: HTTPThumbnailSource(client: client),
            thumbnailCache: FileThumbnailCache(in: cache.appending(path: "thumbnails")),
            mediaInspector: HTTPMediaInspector(client: client),
            downloader: HTTPVideoDownloader(
                Downloader(client: files, options: DownloadOptions(retries: patience)), sourceName: clipName),
            library: FileOfflineLibrary(in: data.appending(path: "downloads")),
            downloadsStore: JSONFileDownloadsStore(in: lists),
            freeSpace: DiskFreeSpace(),
            positions: JSONFilePlaybackPositions(in: lists),
            namedFiles: LocalNamedFiles(),
            gallery: .onVK(
                vk, in: configuration.directories, client: client, pictureClient: client, tell: tell),
            drive: .onYandex(yandex, in: configuration.directories, client: client, files: files, tell: tell),
            favorites: .onUnsplash(unsplash, in: configuration.directories, client: client, tell: tell),
            registration: .onServices(
                catalogs, in: configuration.directories, client: client, keptAs: catalogName, tell: tell),
            time: time)
    }

    /// A name for a file of what is known by an address or a name: `https://example.org/test-api/videos` keeps its list
    /// in `example-org-test-api-videos.json`.
    static func fileName(of text: String) -> String {
        let plain = text.contains("://") ? text.drop { $0 != ":" }.drop { ":/".contains($0) } : text[...]
        let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
        return String(words.joined(separator: "-").suffix(150))
    }
}

extension HTTPClient {
    /// Tells of its calls as the person wishes.
    fileprivate func telling(
        _ level: Configuration.LogLevel, _ tell: @escaping @Sendable (String) -> Void
    ) -> some HTTPClient {
        logging { entry in
            switch level {
            case .none: break
            case .failures: if entry.isFailure { tell("\(entry)") }
            case .all: tell("\(entry)")
            }
        }
    }
}

extension HTTPLogEntry {
    fileprivate var isFailure: Bool {
        switch outcome {
        case .failed(.cancelled): false
        case .failed: true
        case .answered(let status, _): status >= 400
        }
    }
}
