import InMemoryAdapters
import SampleScreens
import SharedKernel
import Testing
import VideoCatalog
import WebApp
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A browser with its cookies, in front of a web app over fakes.
final class Visitor {
    static let monday = Date(timeIntervalSince1970: 1_648_562_700)

    let app: VitrineWebApp
    let feed: InMemoryVideoFeed
    let cache: InMemoryFeedCache
    let inspector: InMemoryMediaInspector
    let files = InMemoryVideoFiles()
    let downloader: InMemoryVideoDownloader
    let library: InMemoryOfflineLibrary
    let queue: DownloadQueue
    let positions = InMemoryPlaybackPositions()
    let gallery: GalleryWorld
    let discover: DiscoverWorld
    let disk: DiskWorld?
    var cookies: [String: String] = [:]
    var headers: HeaderFields = ["Host": "127.0.0.1:8420"]

    /// - Parameter kept: what was kept twelve minutes ago.
    init(
        feed: InMemoryVideoFeed = InMemoryVideoFeed([Video.harbor, .dunes]), kept: VideoList? = nil,
        media: [Video.Media] = [], pictures: [URL: Picture] = [:], gallery: GalleryWorld = .sample(),
        discover: DiscoverWorld = .sample(), registration: RegistrationWorld? = nil, disk: DiskWorld? = nil,
        about: About = .demo, language: Language? = nil, hosts: [String] = []
    ) {
        self.gallery = gallery
        self.discover = discover
        self.disk = disk
        self.feed = feed
        cache = InMemoryFeedCache(kept.map { SavedVideoList($0, savedAt: Self.monday.addingTimeInterval(-12 * 60)) })
        inspector = InMemoryMediaInspector(media)
        let time = FixedTime(Self.monday)
        downloader = InMemoryVideoDownloader(
            [.media("harbor.mp4"): Data("ten bytes!".utf8)], into: files, stepInBytes: 1)
        library = InMemoryOfflineLibrary(files: files)
        let videos = VideoCatalogAccess(
            feed: feed, cache: cache, thumbnails: InMemoryPictureSource<VideoCatalogError>(pictures),
            thumbnailCache: InMemoryPictureCache<VideoCatalogError>(), inspector: inspector, downloader: downloader,
            shelf: library, downloads: InMemoryDownloadsStore(), freeSpace: InMemoryFreeSpace(), positions: positions,
            namedFiles: InMemoryNamedFiles(files), time: time, untilNextLook: { throw CancellationError() })
        queue = videos.queue
        app = VitrineWebApp(
            videos: videos,
            gallery: gallery.screens, discover: discover.screens, registration: registration?.access,
            drive: disk?.screens, about: about, hosts: hosts, language: language, timeZone: .gmt, time: time,
            random: SeededRandom(seed: 1))
    }

    /// Comes in by the printed link.
    func entered() async throws -> Visitor {
        let answer = try await get(app.launchPath)
        try #require(answer.status == .seeOther)
        return self
    }

    func get(_ target: String, method: String = "GET") async throws -> Answer {
        try await send(Request(method: method, target: target, headers: headersWithCookies))
    }

    /// Sends a form as a browser does from a page of ours; `changes` are made to its fields and headers before.
    func post(
        _ target: String, _ fields: [String: String] = [:], repeated: KeyValuePairs<String, String> = [:],
        headers changes: [String: String?] = [:], token: String? = nil
    ) async throws -> Answer {
        var headers = headersWithCookies
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        headers["Origin"] = "http://" + (self.headers["Host"] ?? "")
        headers["Sec-Fetch-Site"] = "same-origin"
        for (name, value) in changes { headers[name] = value }
        let own: String
        if let token { own = token } else { own = try await formToken() }
        let pairs = fields.merging(["token": own]) { $1 }.map { ($0, $1) } + repeated.map { ($0, $1) }
        let body = pairs.map { "\($0)=\(escaped($1))" }.joined(separator: "&")
        return try await send(Request(method: "POST", target: target, headers: headers, body: Data(body.utf8)))
    }

    private func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }

    func formToken() async throws -> String {
        let page = try await get("/settings").text
        return page.between("name=\"token\" value=\"", "\"") ?? ""
    }

    private var headersWithCookies: HeaderFields {
        var headers = headers
        if !cookies.isEmpty { headers["Cookie"] = cookies.map { "\($0)=\($1)" }.sorted().joined(separator: "; ") }
        return headers
    }

    private func send(_ request: Request) async throws -> Answer {
        let answer = Answer(await app.respond(to: request))
        if let pair = answer.headers["Set-Cookie"]?.split(separator: ";").first?.split(separator: "=", maxSplits: 1) {
            cookies[String(pair[0])] = pair.count == 2 ? String(pair[1]) : nil
        }
        return answer
    }
}

/// What came back.
struct Answer {
    let status: Status
    let headers: HeaderFields
    let data: Data
    let stream: (@Sendable (any BodyWriter) async throws -> Void)?

    init(_ response: Response) {
        status = response.status
        headers = response.headers
        data = if case .data(let data) = response.body { data } else { Data() }
        stream = if case .stream(let stream) = response.body { stream } else { nil }
    }

    var text: String { String(decoding: data, as: UTF8.self) }
}

extension String {
    /// What stands between the first `start` and the `end` after it.
    func between(_ start: String, _ end: String) -> String? {
        guard let from = firstRange(of: start)?.upperBound else { return nil }
        let rest = self[from...]
        guard let to = rest.firstRange(of: end)?.lowerBound else { return nil }
        return String(rest[..<to])
    }

    func count(of part: String) -> Int { ranges(of: part).count }
}

extension About {
    static let demo = About(
        version: "1.2.3", dataFolder: "/home/anna/.local/share/vitrine",
        demo: .init(links: [
            .init(english: "Feed simulator", russian: "Симулятор ленты", address: "http://127.0.0.1:9420/")
        ]))
    static let live = About(version: "1.2.3", dataFolder: nil)
}

extension URL {
    /// An address of the tests' own media host.
    static func media(_ path: String) -> URL {
        var parts = URLComponents()
        parts.scheme = "https"
        parts.host = "media.example"
        parts.path = "/" + path
        return parts.url ?? URL(filePath: path)
    }
}

extension Video {
    static let harbor = sample("lessons-950", "Harbor at Dawn", .file(.media("harbor.mp4")))
    static let dunes = sample("lessons-1486", "Dunes & <Shadows>", .stream(.media("dunes.m3u8")))
    static let forest = sample("lessons-400", "", nil)
    /// Its link does not tell what it leads to.
    static let riddle = sample("lessons-77", "Riddle", .file(.media("riddle")))

    static func sample(_ id: String, _ title: String, _ media: Media?, thumbnail: URL? = .media("picture.jpg")) -> Video
    {
        Video(
            id: ID(rawValue: id)!, title: title, summary: "First line\nSecond <line>", thumbnail: thumbnail,
            media: media)
    }
}
