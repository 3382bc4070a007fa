import Foundation
import HTTPTransport
import PortContracts
import SharedKernel
import SimulatorKit
import Testing
import URLSessionTransport
import VideoCatalog
import VideoFeedAdapter
import VideoFeedSimulator
import WebServer

@Suite(.timeLimit(.minutes(3))) struct `Every port of the video catalog, over its simulator` {
    private let client: any HTTPClient = URLSessionClient().following()
    private let hosts = Hosts()

    @Test(arguments: VideoFeedContract.behaviors)
    func `a video feed, over its simulator`(
        _ promise: Behavior<VideoFeedContract.World, any VideoFeed>
    ) async throws {
        try await hosts.whileOpen(promise) { world in
            let feed =
                switch world {
                case .videos(let videos): SimulatedVideoFeed(lessons: videos.enumerated().map(FeedEntry.init))
                case .failing: SimulatedVideoFeed(conduct: Conduct(list: [.status(500)]))
                case .nonsense: SimulatedVideoFeed(conduct: Conduct(list: [.page]))
                case .silent: SimulatedVideoFeed(conduct: Conduct(list: [.silent]))
                case .outOfReach: SimulatedVideoFeed()
                }
            let address = try await hosts.open(feed)
            if case .outOfReach = world { return HTTPVideoFeed(client: client, address: Hosts.nowhere) }
            return HTTPVideoFeed(client: client, address: address)
        }
    }

    @Test(arguments: MediaInspectorContract.behaviors)
    func `a media inspector`(
        _ promise: Behavior<MediaInspectorContract.World, MediaInspectorContract.Subject>
    ) async throws {
        try await hosts.whileOpen(promise) { world in
            let address =
                switch world {
                case .file: try await hosts.open(.text(.ok, "12345", type: "video/mp4"))
                case .playlist: try await hosts.open(.text(.ok, "#EXTM3U\n", type: "application/vnd.apple.mpegurl"))
                case .page: try await hosts.open(.text(.ok, "<!DOCTYPE html>", type: "text/html"))
                case .outOfReach: Hosts.nowhere
                case .silent: try await hosts.openSilent()
                }
            return MediaInspectorContract.Subject(HTTPMediaInspector(client: client), at: address)
        }
    }

    @Test(arguments: VideoDownloaderContract.behaviors)
    func `a video downloader`(
        _ promise: Behavior<VideoDownloaderContract.World, VideoDownloaderContract.Subject>
    ) async throws {
        let scratch = ScratchDirectory()
        try FileManager.default.createDirectory(at: scratch.url, withIntermediateDirectories: true)
        let file = scratch.url.appending(path: "lessons-950.mp4")
        // Each test has its own: a downloader's client waits for the disk.
        let options = DownloadOptions(retries: RetryPolicy(attempts: 2, firstPause: .milliseconds(10)))
        let downloader = HTTPVideoDownloader(Downloader(client: URLSessionClient().following(), options: options))
        try await hosts.whileOpen(promise) { world in
            let held = HeldFile()
            let link =
                switch world {
                case .file(let data): try await hosts.open(.film(data))
                case .gone: try await hosts.open(.text(.notFound, "Not here."))
                case .page: try await hosts.open(.text(.ok, "<!DOCTYPE html>", type: "text/html"))
                case .outOfReach: Hosts.nowhere
                case .silent: try await hosts.openSilent()
                case .held(let data):
                    try await hosts.open(Server { await held.answer(data, to: $0) }).appending(path: "a")
                }
            return VideoDownloaderContract.Subject(
                downloader, link: link, file: file,
                contents: { FileManager.default.contents(atPath: file.path) }, letGo: { await held.letGo() })
        }
    }
}

/// A film whose first half is sent and the rest held back, until it is let go.
private actor HeldFile {
    private var isLetGo = false

    func letGo() {
        isLetGo = true
    }

    func answer(_ data: Data, to request: Request) -> Response {
        guard !isLetGo, let asked = request.headers["Range"]?.firstMatch(of: /^bytes=(\d+)-(\d+)$/)?.output,
            let first = Int(asked.1), let last = Int(asked.2).map({ min($0, data.count - 1) }), first <= last
        else { return .film(data) }
        let headers: HeaderFields = [
            "Content-Type": "video/mp4", "ETag": "\"one\"", "Content-Length": "\(last - first + 1)",
            "Content-Range": "bytes \(first)-\(last)/\(data.count)",
        ]
        let half = data.count / 2
        return Response(
            .partialContent, headers: headers,
            body: .stream { writer in
                if first < half { try await writer.write(data[first..<min(half, last + 1)]) }
                // Ends when the client leaves.
                if last >= half { try await Task.sleep(for: .seconds(86_400)) }
            })
    }
}

extension Response {
    fileprivate static func film(_ data: Data) -> Response {
        Response(headers: ["Content-Type": "video/mp4", "ETag": "\"one\""], body: .data(data))
    }
}

extension Hosts {
    /// The address of the feed's list.
    fileprivate func open(_ feed: SimulatedVideoFeed) async throws -> URL {
        try await open(Server { await feed.respond(to: $0) }).appending(path: FeedGeneration.lessons.path)
    }
}

extension FeedEntry {
    fileprivate init(number: Int, video: Video) {
        self.init(
            id: number, name: video.title, description: video.summary, thumbnail: video.thumbnail?.absoluteString,
            link: video.media?.url.absoluteString)
    }
}
