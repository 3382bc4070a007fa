import Drive
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A file on its way` {
    @Test(.requirement("DR-19"))
    func `comes to the shelf, is told of, and opens without a connection`() async throws {
        let world = DiskWorld(["/film.bin": String(repeating: "x", count: 1_000)], stepInBytes: 100)
        let item = try await world.drive.item(.at("/film.bin")).value
        #expect(await world.drive.downloads.state(of: item) == .notHere)
        let kept = try await world.drive.downloads(item)
        #expect(kept.sizeInBytes == 1_000)
        world.disk.fail(with: .offline)
        #expect(await world.drive.downloads.state(of: item) == .kept(kept))
        #expect(try await world.drive.downloads(item) == kept)
    }

    @Test(.requirement("DR-19"))
    func `is paused, and goes on where it stopped, also in another run`() async throws {
        let world = DiskWorld(["/film.bin": String(repeating: "x", count: 1_000)], stepInBytes: 100)
        let item = try await world.drive.item(.at("/film.bin")).value
        world.disk.failTransfers(with: .offline, afterSteps: 3)
        await #expect(throws: DriveError.offline) { try await world.drive.downloads(item) }
        let later = DriveDownloads(downloading: world.disk, shelf: InMemoryFileShelf(files: world.files))
        #expect(await later.state(of: item) == .paused(TransferredBytes(300, of: 1_000)))
        world.disk.failTransfers(with: nil)
        world.disk.transferGate.close()
        await later.start(item)
        await world.disk.transferGate.arrivals(5)
        await later.pause(item.id)
        #expect(await later.state(of: item) == .paused(TransferredBytes(300, of: 1_000)))
        world.disk.transferGate.open()
        #expect(try await later(item).sizeInBytes == 1_000)
    }

    @Test func `is not another version than was seen`() async throws {
        let world = DiskWorld(["/a.txt": "old"])
        let item = try await world.drive.item(.at("/a.txt")).value
        world.disk.put(.init(.at("/a.txt"), Data("new".utf8)))
        await #expect(throws: DriveError.changedElsewhere) { try await world.drive.downloads(item) }
    }

    @Test(.requirement("DR-3"))
    func `is saved where the person says, and never over another one`() async throws {
        let world = DiskWorld(["/a.txt": "abc"])
        let item = try await world.drive.item(.at("/a.txt")).value
        let place = URL(filePath: "/home/a.txt")
        #expect(try await world.drive.save(item, to: place) == .brought)
        #expect(try await world.drive.save(item, to: place) == .wasThere)
        world.files.put(Data("xyz".utf8), at: place)
        await #expect(throws: DriveError.placeIsTaken) { try await world.drive.save(item, to: place) }
        #expect(try await world.drive.save(item, to: place, replacing: true) == .brought)
        #expect(world.files.contents(place) == Data("abc".utf8))
    }

    @Test func `is sent, and known by what the disk says of it`() async throws {
        let world = DiskWorld(["/docs/": ""])
        let file = URL(filePath: "/home/report.pdf")
        world.files.put(Data("report".utf8), at: file)
        let item = try await world.drive.upload(file, to: .at("/docs/report.pdf"))
        #expect(item.file?.sizeInBytes == 6)
        // The same file is there already; another one of that name is not touched.
        #expect(try await world.drive.upload(file, to: .at("/docs/report.pdf")) == item)
        let other = URL(filePath: "/home/other.pdf")
        world.files.put(Data("REPORT".utf8), at: other)
        await #expect(throws: DriveError.alreadyExists) {
            try await world.drive.upload(other, to: .at("/docs/report.pdf"))
        }
        #expect(
            try await world.drive.upload(file, to: .at("/docs/report.pdf"), .keepBoth).name == "report (2).pdf")
    }

    @Test func `is told as damaged where the disk has something else`() async throws {
        let world = DiskWorld()
        let file = URL(filePath: "/home/report.pdf")
        world.files.put(Data("report".utf8), at: file)
        let upload = UploadFile(
            uploading: Spoiling(disk: world.disk), source: world.disk,
            local: LocalPorts(tree: world.files, hashing: world.files),
            changes: DiskChanges(operations: world.disk, cache: world.memory, time: world.time, clock: world.clock),
            clock: world.clock)
        await #expect(throws: DriveError.damaged) { try await upload(file, to: .at("/report.pdf")) }
    }

    @Test func `finds no room on a full disk`() async throws {
        let world = DiskWorld(["/a.txt": "12345678"], totalBytes: 10)
        let file = URL(filePath: "/home/b.txt")
        world.files.put(Data("123".utf8), at: file)
        await #expect(throws: DriveError.diskFull) { try await world.drive.upload(file, to: .at("/b.txt")) }
    }
}

/// Loses the last byte of what it sends.
private struct Spoiling: FileUploading {
    let disk: InMemoryDisk

    func upload(
        _ file: URL, to target: DrivePath, replacing: Bool, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> SentFile {
        let sent = try await disk.upload(file, to: target, replacing: replacing, progress: progress)
        disk.put(InMemoryDisk.Entry(target, disk.contents(of: target)?.dropLast()))
        return sent
    }
}

/// Gives two items at once, and loses the first of them before it gives the next.
private struct Shrinking: ItemSource {
    let disk: InMemoryDisk

    func item(at path: DrivePath) async throws(DriveError) -> DriveItem { try await disk.item(at: path) }

    func items(
        in folder: DrivePath, after cursor: DriveListing.Cursor?, limit: Int
    ) async throws(DriveError) -> DriveListing {
        if cursor != nil { disk.drop(.at("/a/1.txt")) }
        return try await disk.items(in: folder, after: cursor, limit: 2)
    }
}

@Suite(.timeLimit(.minutes(2))) struct `A whole folder` {
    @Test func `is brought here, and again only what is missing`() async throws {
        let world = DiskWorld(["/a/b/c.txt": "c", "/a/d.txt": "d", "/a/empty/": ""])
        let home = URL(filePath: "/home/a")
        #expect(try await world.drive.saveFolder(.at("/a"), to: home) == [])
        #expect(world.files.contents(home.appending(path: "b/c.txt")) == Data("c".utf8))
        #expect(await world.files.entry(at: home.appending(path: "empty"))?.isFolder == true)
        world.files.put(Data("mine".utf8), at: home.appending(path: "d.txt"))
        let failed = try await world.drive.saveFolder(.at("/a"), to: home)
        #expect(failed.map(\.outcome) == [.failed(.placeIsTaken)])
    }

    @Test func `is sent, and again only what is missing`() async throws {
        let world = DiskWorld()
        let home = URL(filePath: "/home/a")
        for name in ["b/c #1.txt", "d.txt"] { world.files.put(Data(name.utf8), at: home.appending(path: name)) }
        #expect(try await world.drive.uploadFolder(home, to: .at("/up")) == [])
        #expect(world.disk.contents(of: .at("/up/b/c #1.txt")) == Data("b/c #1.txt".utf8))
        world.files.put(Data("new".utf8), at: home.appending(path: "e.txt"))
        let outcomes = Told()
        #expect(try await world.drive.uploadFolder(home, to: .at("/up"), told: outcomes.add) == [])
        #expect(outcomes.all.sorted() == ["/up/b/c #1.txt wasThere", "/up/d.txt wasThere", "/up/e.txt brought"])
    }

    @Test func `goes on beside a folder in whose place a file is here`() async throws {
        let world = DiskWorld(["/a/b/c.txt": "c", "/a/d/e.txt": "e"])
        let home = URL(filePath: "/home/a")
        world.files.put(Data("mine".utf8), at: home.appending(path: "b"))
        let outcomes = Told()
        let failed = try await world.drive.saveFolder(.at("/a"), to: home, told: outcomes.add)
        #expect(failed.map(\.path) == [.at("/a/b")] && failed.map(\.outcome) == [.failed(.placeIsTaken)])
        #expect(outcomes.all.count == 2)
        #expect(world.files.contents(home.appending(path: "b")) == Data("mine".utf8))
        #expect(world.files.contents(home.appending(path: "d/e.txt")) == Data("e".utf8))
    }

    @Test func `goes on beside a folder in whose place a file is there`() async throws {
        let world = DiskWorld(["/up/b": "theirs"])
        let home = URL(filePath: "/home/a")
        for name in ["b/c.txt", "d/e.txt"] { world.files.put(Data(name.utf8), at: home.appending(path: name)) }
        let failed = try await world.drive.uploadFolder(home, to: .at("/up"))
        #expect(failed.map(\.path) == [.at("/up/b")] && failed.map(\.outcome) == [.failed(.notAFolder)])
        #expect(world.disk.contents(of: .at("/up/b")) == Data("theirs".utf8))
        #expect(world.disk.contents(of: .at("/up/d/e.txt")) == Data("d/e.txt".utf8))
    }

    @Test func `is brought whole, though it changes between its pages`() async throws {
        let world = DiskWorld(["/a/1.txt": "1", "/a/2.txt": "2", "/a/3.txt": "3", "/a/4.txt": "4", "/a/5.txt": "5"])
        let browse = BrowseFolder(source: Shrinking(disk: world.disk), cache: world.memory, time: world.time)
        let save = SaveFolder(browse: browse, save: world.drive.save, tree: world.files)
        let outcomes = Told()
        #expect(try await save(.at("/a"), to: URL(filePath: "/home/a"), told: outcomes.add) == [])
        #expect(outcomes.all.sorted() == (1...5).map { "/a/\($0).txt brought" })
    }

    @Test func `is nothing that a file can become`() async throws {
        let world = DiskWorld(["/file": "f", "/a/b.txt": "b"])
        let home = URL(filePath: "/home/a")
        world.files.put(Data("mine".utf8), at: home)
        await #expect(throws: DriveError.placeIsTaken) { try await world.drive.saveFolder(.at("/a"), to: home) }
        await #expect(throws: DriveError.notAFolder) {
            try await world.drive.saveFolder(.at("/file"), to: URL(filePath: "/home/b"))
        }
        world.files.put(Data("x".utf8), at: URL(filePath: "/home/c/x"))
        await #expect(throws: DriveError.notAFolder) {
            try await world.drive.uploadFolder(URL(filePath: "/home/c"), to: .at("/file"))
        }
    }

    @Test func `stops where nothing more can be done`() async throws {
        let world = DiskWorld(["/a/b.txt": "b"])
        world.disk.failTransfers(with: .signInNeeded(.sessionEnded))
        await #expect(throws: DriveError.signInNeeded(.sessionEnded)) {
            try await world.drive.saveFolder(.at("/a"), to: URL(filePath: "/home/a"))
        }
    }
}
