import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import Testing
import VideoCatalog

/// A queue over fakes: a few videos of a few bytes, brought a byte at a step.
struct DownloadWorld {
    let files = InMemoryVideoFiles()
    let downloader: InMemoryVideoDownloader
    let library: InMemoryOfflineLibrary
    let store: InMemoryDownloadsStore
    let freeSpace = InMemoryFreeSpace()
    let pictures = InMemoryPictureSource<VideoCatalogError>()
    let time = FixedTime(.monday)
    let queue: DownloadQueue

    /// - Parameter remembered: what an earlier run left.
    init(
        stepInBytes: Int = 1, tellsTotal: Bool = true, remembered: [UnfinishedDownload] = [],
        files: InMemoryVideoFiles? = nil, library: InMemoryOfflineLibrary? = nil, store: InMemoryDownloadsStore? = nil,
        downloader: InMemoryVideoDownloader? = nil
    ) {
        let files = files ?? self.files
        self.library = library ?? InMemoryOfflineLibrary(files: files)
        self.store = store ?? InMemoryDownloadsStore(remembered)
        self.downloader =
            downloader
            ?? InMemoryVideoDownloader(
                [Video.lesson, .awkwardLesson].reduce(into: [:]) { $0[$1.link] = Data("ten bytes!".utf8) }, into: files,
                stepInBytes: stepInBytes, tellsTotal: tellsTotal)
        queue = DownloadQueue(
            downloader: self.downloader, library: self.library, store: self.store, freeSpace: freeSpace,
            thumbnails: pictures, time: time, untilNextLook: { try await Task.sleep(for: .milliseconds(5)) },
            reserveInBytes: 100)
    }

    /// Another run of the program, over what this one left.
    func restarted() -> DownloadWorld {
        DownloadWorld(stepInBytes: 1, files: files, library: library, store: store)
    }

    /// Another program that runs at the same time.
    func beside() -> DownloadWorld {
        DownloadWorld(files: files, library: library, store: store, downloader: downloader)
    }

    /// Waits until that video is so; the first snapshot in which it is.
    @discardableResult
    func until(
        _ video: Video, _ isSo: @Sendable (Download.State) -> Bool
    ) async throws -> DownloadsSnapshot {
        for await snapshot in await queue.snapshots() where isSo(snapshot.state(of: video.id)) { return snapshot }
        throw QueueClosed()
    }

    struct QueueClosed: Error {}
}

extension Video {
    /// Of a video that has one.
    var link: URL { media!.url }

    /// Another row with the link of the first lesson.
    static let twin = Video(
        id: ID(rawValue: "videos-17")!, title: "The same file again", summary: "", thumbnail: nil, media: lesson.media)

    static func asked(_ video: Video, _ wish: UnfinishedDownload.Wish) -> UnfinishedDownload {
        UnfinishedDownload(video, link: video.link, askedAt: .monday, wish: wish)
    }
}

extension Download.State {
    var isKept: Bool { if case .kept = self { true } else { false } }
    var isPaused: Bool { if case .paused = self { true } else { false } }
    var isWaiting: Bool { if case .waiting = self { true } else { false } }
    var isReceiving: Bool { if case .receiving = self { true } else { false } }
    var failure: DownloadError? { if case .failed(let error, _) = self { error } else { nil } }
}
