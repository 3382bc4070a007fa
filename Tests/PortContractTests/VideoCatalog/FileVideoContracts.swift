import Foundation
import InMemoryAdapters
import JSONFileStorage
import LocalFiles
import PortContracts
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(2))) struct `Every store, cache and library of the video catalog, on disk` {
    @Test(arguments: FeedCacheContract.behaviors)
    func `a feed cache in JSON files`(_ promise: Behavior<FeedCacheContract.World, any FeedCache>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { world in
            let directory = StorageDirectory(at: scratch.url, time: FixedTime(.distantPast)) { Issue.record("\($0)") }
            if case .holding(let kept) = world {
                try await JSONFileFeedCache("feed", in: directory).save(kept.list, at: kept.savedAt)
            }
            return JSONFileFeedCache("feed", in: directory)
        }
    }

    @Test(arguments: DownloadsStoreContract.behaviors)
    func `a store of downloads in JSON files`(
        _ promise: Behavior<[UnfinishedDownload], any DownloadsStore>
    ) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { earlier in
            let directory = StorageDirectory(at: scratch.url, time: FixedTime(.distantPast)) { Issue.record("\($0)") }
            for download in earlier { try await JSONFileDownloadsStore(in: directory).save(download) }
            return JSONFileDownloadsStore(in: directory)
        }
    }

    @Test(arguments: PlaybackPositionsContract.behaviors)
    func `playback positions in JSON files`(
        _ promise: Behavior<[PlaybackPosition], any PlaybackPositions>
    ) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { earlier in
            let directory = StorageDirectory(at: scratch.url, time: FixedTime(.distantPast)) { Issue.record("\($0)") }
            for position in earlier { try await JSONFilePlaybackPositions(in: directory).save(position) }
            return JSONFilePlaybackPositions(in: directory)
        }
    }

    @Test(arguments: OfflineLibraryContract.behaviors)
    func `an offline library in files`(_ promise: Behavior<Void, LibrarySubject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { Self.library(in: scratch.url) }
    }

    @Test(arguments: OfflineLibraryEditingContract.behaviors)
    func `an offline library's shelf in files`(_ promise: Behavior<Void, LibrarySubject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { Self.library(in: scratch.url) }
    }

    @Test(arguments: FingerprintsContract.behaviors)
    func `an offline library's fingerprints`(_ promise: Behavior<Void, LibrarySubject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { Self.library(in: scratch.url) }
    }

    @Test(arguments: NamedFilesContract.behaviors + NamedFileFingerprintsContract.behaviors)
    func `named files on a disk`(_ promise: Behavior<Data, NamedFilesContract.Subject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { there in
            let folder = scratch.url.appending(path: "folder")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let taken = scratch.url.appending(path: "taken")
            try there.write(to: taken)
            return NamedFilesContract.Subject(
                LocalNamedFiles(), taken: taken, free: scratch.url.appending(path: "free"), folder: folder,
                contents: { FileManager.default.contents(atPath: $0.path) })
        }
    }

    @Test(arguments: FreeSpaceContract.behaviors)
    func `free space on a disk`(_ promise: Behavior<Void, FreeSpaceContract.Subject>) async throws {
        let scratch = ScratchDirectory()
        try await promise.check { FreeSpaceContract.Subject(DiskFreeSpace(), at: scratch.url.appending(path: "a.mp4")) }
    }

    private static func library(in directory: URL) -> LibrarySubject {
        LibrarySubject(FileOfflineLibrary(in: directory)) { contents, place in try contents.write(to: place) }
    }
}
