import CommandLineInterface
import Foundation
import InMemoryAdapters
import SharedKernel
import Synchronization
import VideoCatalog

/// What one run printed, and what it ended with.
struct Printed: Equatable {
    var exitCode = ExitCode.done
    var output = ""
    var errors = ""
}

/// Vitrine's commands over fakes, run line by line.
final class Recorder: Sendable {
    let feed: InMemoryVideoFeed
    let cache: InMemoryFeedCache
    let inspector: InMemoryMediaInspector
    let checks: [DoctorCheck]
    let files = InMemoryVideoFiles()
    let downloader: InMemoryVideoDownloader
    let library: InMemoryOfflineLibrary
    let store = InMemoryDownloadsStore()
    let time = FixedTime(.monday.addingTimeInterval(12 * 60))
    let gallery = GalleryWorld()
    let drive = DriveWorld()
    let photos = PhotoWorld()
    let signIn = SignInWorld()
    let registration = RegistrationWorld()
    private let failure: CommandFailure?
    private let seen = Mutex<[String]>([])

    init(
        feed: InMemoryVideoFeed = InMemoryVideoFeed([.opening, .ending]),
        cache: InMemoryFeedCache = InMemoryFeedCache(), inspector: InMemoryMediaInspector = InMemoryMediaInspector(),
        checks: [DoctorCheck] = [], failingWith failure: CommandFailure? = nil
    ) {
        self.feed = feed
        self.cache = cache
        self.inspector = inspector
        self.checks = checks
        downloader = InMemoryVideoDownloader(
            [URL(string: "https://media.example/950.mp4")!: Data(count: 2_000_000)], into: files,
            stepInBytes: 500_000)
        library = InMemoryOfflineLibrary(files: files)
        self.failure = failure
    }

    /// What the composition root was asked for, in order.
    var asked: [String] { seen.withLock { $0 } }

    func run(
        _ line: String, environment: [String: String] = [:], isTerminal: Bool = false, width: Int = 80
    ) async -> Printed {
        let printed = Mutex(Printed())
        let output = Output(
            isTerminal: isTerminal, width: width,
            standardOutput: { text in printed.withLock { $0.output += text } },
            standardError: { text in printed.withLock { $0.errors += text } })
        let words = line.split(separator: " ").map(String.init)
        let exitCode = await commands.run(arguments: words, environment: environment, output: output)
        return printed.withLock { printed in
            printed.exitCode = exitCode
            return printed
        }
    }

    private var commands: VitrineCommands {
        VitrineCommands(
            version: "1.2.3", time: time, timeZone: .gmt, desk: registration.desk(before: signIn.desk),
            open: { options throws(CommandFailure) in
                try self.note("open", options)
                return self.useCases
            },
            serve: { serve, options, output throws(CommandFailure) in
                try self.note("serve \(serve.host ?? "-") \(serve.port ?? -1) \(serve.opensBrowser)", options)
                output.print("ready\n")
            },
            sandbox: { sandbox, options, output throws(CommandFailure) in
                try self.note("sandbox \(sandbox.port ?? -1)", options)
                output.print(["vkAPI": "http://127.0.0.1:9420"])
            })
    }

    private var useCases: VitrineCommands.UseCases {
        .init(
            accounts: .init(vk: signIn.access, yandex: signIn.access), gallery: gallery.access,
            favorites: photos.access, drive: drive.drive, videos: videos, registration: registration.access,
            checks: checks)
    }

    private var videos: VideoCatalogAccess {
        VideoCatalogAccess(
            feed: feed, cache: cache, thumbnails: InMemoryPictureSource<VideoCatalogError>(),
            thumbnailCache: InMemoryPictureCache<VideoCatalogError>(), inspector: inspector, downloader: downloader,
            shelf: library, downloads: store, freeSpace: InMemoryFreeSpace(), positions: InMemoryPlaybackPositions(),
            namedFiles: InMemoryNamedFiles(files, folders: [URL(filePath: "/tmp")]), time: time,
            untilNextLook: { throw CancellationError() })
    }

    private func note(_ what: String, _ options: GlobalOptions) throws(CommandFailure) {
        seen.withLock { $0.append("\(what) \(options.wiring) \(options.dataDirectory ?? "-")") }
        if let failure { throw failure }
    }
}

extension Date {
    /// Monday, 7 April 2025, 09:00 UTC.
    static let monday = Date(timeIntervalSince1970: 1_744_016_400)
}

extension Video {
    static let opening = Video(
        id: ID(rawValue: "lessons-950")!, title: "The first light", summary: "Look east.\nThen wait.",
        thumbnail: URL(string: "https://media.example/950.jpg"),
        media: .file(URL(string: "https://media.example/950.mp4")!))
    static let ending = Video(
        id: ID(rawValue: "lessons-7")!, title: "Последний свет", summary: "", thumbnail: nil,
        media: .stream(URL(string: "https://media.example/7/index.m3u8")!))
    static let unlinked = Video(
        id: ID(rawValue: "lessons-8")!, title: "No link", summary: "", thumbnail: nil, media: nil)
    static let unnamed = Video(
        id: ID(rawValue: "lessons-9")!, title: "Who knows", summary: "", thumbnail: nil,
        media: .file(URL(string: "https://media.example/watch?v=9")!))
    static let hostile = Video(
        id: ID(rawValue: "lessons-666")!,
        title: "\u{1B}[31mred\u{1B}[0m \u{1B}]0;owned\u{07}title\u{9B}2J\n\u{202E}end\t!",
        summary: "one\u{1B}Pq\u{1B}\\\r\ntwo\u{07}", thumbnail: nil, media: nil)
}
