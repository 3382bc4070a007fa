import Drive
import Foundation
import JSONFileStorage
import SampleVideos
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(5))) struct `What a disk keeps in files` {
    private let storage = TemporaryStorage()

    private func listing(_ name: String, in folder: String, after cursor: String? = nil) throws -> KeptListing {
        let folder = try #require(DrivePath(folder))
        let item = DriveItem(
            id: DriveItem.ID(rawValue: name), path: folder.appending(try #require(DriveName(rawValue: name))),
            content: .folder, createdAt: .monday, modifiedAt: .monday)
        let place = ListingPlace(.folder(folder), after: cursor.map { DriveListing.Cursor(rawValue: $0) })
        return KeptListing(DriveListing([item]), at: place, savedAt: .monday)
    }

    @Test(.requirement("DR-17", "DR-30")) func `is there after a restart`() async throws {
        let kept = try listing("lake #1.txt", in: "/Trips/2024 ё", after: "1000")
        try await JSONFileListingCache(in: storage.open()).keep(kept)
        #expect(try await JSONFileListingCache(in: storage.open()).kept(kept.place) == kept)
    }

    @Test(.requirement("DR-5")) func `is a file for each part of a folder`() async throws {
        let cache = JSONFileListingCache(in: storage.open())
        for number in 0..<10 { try await cache.keep(try listing("a", in: "/many", after: "\(number)000")) }
        #expect(storage.names.count { $0.hasPrefix("listing-") } == 10)
        #expect(try storage.permissions(of: storage.names.first { $0.hasPrefix("listing-") } ?? "") == 0o600)
    }

    @Test(.requirement("DR-36")) func `leaves nothing behind when it is forgotten, not even what was damaged`()
        async throws
    {
        let cache = JSONFileListingCache(in: storage.open())
        let memory = JSONFileDriveMemory(in: storage.open(), lasting: storage.open())
        let kept = try listing("secret.txt", in: "/a")
        try await cache.keep(kept)
        try await memory.keep(KeptUsage(DriveUsage(totalBytes: 2, usedBytes: 1, trashBytes: 0), savedAt: .monday))
        try await memory.keep(DiskIndex([], savedAt: .monday))
        let file = try #require(storage.names.first { $0.hasPrefix("listing-") })
        try storage.write(Data("secret, and no JSON".utf8), to: file)
        #expect(try await cache.kept(kept.place) == nil)
        #expect(storage.incidents.count == 1)
        try await cache.forget(.all)
        try await memory.forgetUsage()
        try await memory.forgetIndex()
        #expect(storage.names.filter { $0 != ".lock" } == [])
    }

    @Test func `makes room for what is kept last`() async throws {
        let cache = JSONFileListingCache(in: storage.open(), limitInParts: 10)
        for number in 0..<25 { try await cache.keep(try listing("a", in: "/\(number)")) }
        #expect(storage.names.count { $0.hasPrefix("listing-") } <= 10)
    }

    @Test(.requirement("DR-7", "DR-8")) func `remembers the onboarding apart from the rest`() async throws {
        let lasting = TemporaryStorage()
        let memory = JSONFileDriveMemory(in: storage.open(), lasting: lasting.open())
        try await memory.rememberSeen()
        #expect(await JSONFileDriveMemory(in: storage.open(), lasting: lasting.open()).isSeen())
        #expect(storage.names.isEmpty)
        let anew = TemporaryStorage()
        #expect(await !JSONFileDriveMemory(in: storage.open(), lasting: anew.open()).isSeen())
    }
}
