import FoundationEssentials

/// How Vitrine runs: defaults, then `config.json`, then the environment, then flags; the later one wins.
struct Configuration: Hashable, Sendable {
    let directories: Directories
    /// The whole address of the list of videos.
    let videoFeed: URL
    let catalogs: CatalogSettings
    let vk: VKSettings
    let yandex: YandexSettings
    let unsplash: UnsplashSettings
    let host: String
    /// 0 asks for a free one.
    let port: Int
    let log: LogLevel
    let transport: Transport
    /// Where each setting came from, for `doctor`.
    let origins: [Setting: Origin]
    /// What `config.json` holds that Vitrine does not know: perhaps a slip of the pen.
    let unknownKeys: [String]

    enum Origin: String, Hashable, Sendable {
        case standard, file, environment, flag
    }

    /// Which calls to services are told of, on standard error.
    enum LogLevel: String, Hashable, Sendable {
        case none, failures, all
    }

    /// What speaks HTTP with the services.
    enum Transport: String, Hashable, CaseIterable, Sendable {
        case urlSession = "urlsession"
        #if os(Linux)
        case libcurl
        #endif
    }

    /// - Throws: ``ConfigurationError`` naming the setting, where it stands and what it should be.
    init(
        directories: Directories,
        file: ConfigurationFile,
        environment: [String: String],
        flags: [Setting: String]
    ) throws(ConfigurationError) {
        var origins: [Setting: Origin] = [:]
        func text(_ setting: Setting) -> (Origin, String) {
            if let text = flags[setting] { return (.flag, text) }
            // An empty variable is how shells say "not set".
            if let text = environment[setting.environmentName], !text.isEmpty { return (.environment, text) }
            if !setting.isSecret, let text = file.values[setting.rawValue] { return (.file, text) }
            return (.standard, setting.defaultValue)
        }
        func value<Value>(
            _ setting: Setting, _ expected: ConfigurationError.Expectation, _ parse: (String) -> Value?
        ) throws(ConfigurationError) -> Value {
            let (origin, text) = text(setting)
            guard let value = parse(text) else { throw .badValue(setting, text, from: origin, expected) }
            origins[setting] = origin
            return value
        }

        self.directories = directories
        videoFeed = try value(.videoFeedURL, .webAddress, Self.webAddress)
        catalogs = CatalogSettings(
            fakeStore: try value(.fakeStoreURL, .webAddress, Self.webAddress),
            fakerAPI: try value(.fakerAPIURL, .webAddress, Self.webAddress),
            kontests: try value(.kontestsURL, .webAddress, Self.webAddress))
        vk = VKSettings(
            api: try value(.vkAPIURL, .webAddress, Self.webAddress),
            id: try value(.vkIDURL, .webAddress, Self.webAddress),
            oauth: try value(.vkOAuthURL, .webAddress, Self.webAddress),
            clientID: try value(.vkClientID, .word, Self.wordOrNothing),
            community: try value(.vkCommunity, .word) { $0.isEmpty ? nil : $0 },
            token: try value(.vkToken, .word, Self.wordOrNothing),
            serviceToken: try value(.vkServiceToken, .word, Self.wordOrNothing))
        yandex = YandexSettings(
            disk: try value(.yandexDiskURL, .webAddress, Self.webAddress),
            oauth: try value(.yandexOAuthURL, .webAddress, Self.webAddress),
            clientID: try value(.yandexClientID, .word, Self.wordOrNothing),
            token: try value(.yandexToken, .word, Self.wordOrNothing))
        unsplash = UnsplashSettings(
            api: try value(.unsplashURL, .webAddress, Self.webAddress),
            // A key that was pasted with a space is good: its adapter knows what a key may be.
            accessKey: try value(.unsplashAccessKey, .word) { .some($0.isEmpty ? nil : $0) })
        host = try value(.host, .host) { $0.isEmpty || $0.contains(where: \.isWhitespace) ? nil : $0 }
        port = try value(.port, .port) { Int($0).flatMap { (0...65_535).contains($0) ? $0 : nil } }
        log = try value(.log, .log, LogLevel.init(rawValue:))
        transport = try value(.transport, .transport, Transport.init(rawValue:))
        self.origins = origins
        unknownKeys = file.values.keys.filter { Setting(rawValue: $0)?.isSecret != false }.sorted()
    }

    /// A text without white space, which would be a slip of the pen; `.some(nil)` for an empty one.
    private static func wordOrNothing(_ text: String) -> String?? {
        guard !text.contains(where: \.isWhitespace) else { return nil }
        return .some(text.isEmpty ? nil : text)
    }

    private static func webAddress(_ text: String) -> URL? {
        guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host() != nil
        else { return nil }
        return url
    }
}
