import FoundationEssentials
import HTTPTransport

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
        let client = ServiceClient(configuration.transport).retrying(RetryPolicy(retriesOffline: false))
            .telling(configuration.log, tell)
            .following()
        // Transfers try again by themselves, and say themselves why they failed.
        let isTold = configuration.log == .all
        let files = ServiceClient(configuration.transport).logging { entry in if isTold { tell("\(entry)") } }
            .following()
        let directories = configuration.directories
        return Vitrine(
            gallery: .onVK(vk, in: directories, client: client, tell: tell),
            favorites: .onUnsplash(unsplash, in: directories, client: client, tell: tell),
            drive: .onYandex(yandex, in: directories, client: client, files: files, tell: tell),
            videos: .onFeed(
                at: feedAddress, keptAs: feedName, clipName: clipName, in: directories, client: client, files: files,
                tell: tell),
            registration: .onServices(catalogs, in: directories, client: client, keptAs: catalogName, tell: tell))
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
