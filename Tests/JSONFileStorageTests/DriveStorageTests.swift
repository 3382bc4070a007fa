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

    private var memory: JSONFileDriveMemory { JSONFileDriveMemory(in: storage.open(), lasting: storage.open()) }

    private func index(_ names: String...) throws -> DiskIndex {
        let files = try names.map { name in
            IndexedFile(
                path: DrivePath([try #require(DriveName(rawValue: name))]), sizeInBytes: .max,
                modifiedAt: .monday.addingTimeInterval(0.1), contentKey: name.isEmpty ? nil : "key of \(name)")
        }
        return DiskIndex(files, savedAt: .monday.addingTimeInterval(0.7))
    }

    @Test(.requirement("DR-2")) func `is an index with every awkward name, and a JSON file`() async throws {
        let kept = try index(#"a"b\c"#, "line\nbreak\t\u{1}\u{7F}", "ё 🙂 e\u{301}", "#?%+&", "<script>", "\u{2028}")
        try await memory.keep(kept)
        #expect(try await memory.keptIndex() == kept)
        let file = storage.file("index.json")
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        #expect((json?["files"] as? [Any])?.count == 6)
    }

    @Test(arguments: ["", "{", "[]", #"{"format":"drive-index","version":2,"savedAt":1,"files":[["/a",1]]}"#])
    func `sets a damaged index aside, and keeps the next`(_ text: String) async throws {
        try await memory.keep(try index("a"))
        try storage.write(Data(text.utf8), to: "index.json")
        #expect(try await memory.keptIndex() == nil)
        #expect(storage.incidents.count == 1)
        try await memory.keep(try index("b"))
        #expect(try await memory.keptIndex() == index("b"))
    }

    @Test func `leaves the index of a newer program as it is`() async throws {
        try await memory.keep(try index("a"))
        let newer = Data(#"{"format":"drive-index","version":3,"other":[]}"#.utf8)
        try storage.write(newer, to: "index.json")
        await #expect(throws: DriveError.storageFailed) { try await memory.keptIndex() }
        await #expect(throws: DriveError.storageFailed) { try await memory.keep(try index("b")) }
        #expect(try Data(contentsOf: storage.file("index.json")) == newer)
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
