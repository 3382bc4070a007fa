import Foundation
import InMemoryAdapters
import PortContracts
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(2))) struct `Every port of downloads, in memory` {
    @Test(arguments: VideoDownloaderContract.behaviors)
    func `a video downloader`(
        _ promise: Behavior<VideoDownloaderContract.World, VideoDownloaderContract.Subject>
    ) async throws {
        let link = try #require(URL(string: "https://media.example/a.mp4"))
        let place = try #require(URL(string: "memory:/lessons-950"))
        try await promise.check { world in
            let files = InMemoryVideoFiles()
            let downloader = InMemoryVideoDownloader(into: files)
            switch world {
            case .file(let data): downloader.put(data, at: link)
            case .gone: break
            case .page: downloader.fail(with: .notAVideo)
            case .outOfReach: downloader.fail(with: .offline)
            case .silent: downloader.gate.close()
            case .held(let data):
                downloader.put(data, at: link)
                downloader.hold(afterSteps: 8)
            }
            return VideoDownloaderContract.Subject(
                downloader, link: link, file: place, contents: { files[place] }, letGo: { downloader.letGo() })
        }
    }

    @Test(arguments: OfflineLibraryContract.behaviors)
    func `an offline library`(_ promise: Behavior<Void, LibrarySubject>) async throws {
        try await promise.check { Self.library() }
    }

    @Test(arguments: OfflineLibraryEditingContract.behaviors)
    func `an offline library's shelf`(_ promise: Behavior<Void, LibrarySubject>) async throws {
        try await promise.check { Self.library() }
    }

    @Test(arguments: FingerprintsContract.behaviors)
    func `an offline library's fingerprints`(_ promise: Behavior<Void, LibrarySubject>) async throws {
        try await promise.check { Self.library() }
    }

    @Test(arguments: DownloadsStoreContract.behaviors)
    func `a store of downloads`(_ promise: Behavior<[UnfinishedDownload], any DownloadsStore>) async throws {
        try await promise.check { InMemoryDownloadsStore($0) }
    }

    @Test(arguments: PlaybackPositionsContract.behaviors)
    func `playback positions`(_ promise: Behavior<[PlaybackPosition], any PlaybackPositions>) async throws {
        try await promise.check { InMemoryPlaybackPositions($0.reversed()) }
    }

    @Test(arguments: NamedFilesContract.behaviors + NamedFileFingerprintsContract.behaviors)
    func `named files`(_ promise: Behavior<Data, NamedFilesContract.Subject>) async throws {
        let places = ["taken", "free", "folder"].map { URL(filePath: "/home/anna/\($0)") }
        try await promise.check { there in
            let files = InMemoryVideoFiles()
            files[places[0]] = there
            return NamedFilesContract.Subject(
                InMemoryNamedFiles(files, folders: [places[2]]), taken: places[0], free: places[1], folder: places[2],
                contents: { files[$0] })
        }
    }

    @Test(arguments: FreeSpaceContract.behaviors)
    func `free space`(_ promise: Behavior<Void, FreeSpaceContract.Subject>) async throws {
        let place = try #require(URL(string: "memory:/lessons-950"))
        try await promise.check { FreeSpaceContract.Subject(InMemoryFreeSpace(1_000), at: place) }
    }

    private static func library() -> LibrarySubject {
        let files = InMemoryVideoFiles()
        return LibrarySubject(InMemoryOfflineLibrary(files: files)) { contents, place in files[place] = contents }
    }
}
