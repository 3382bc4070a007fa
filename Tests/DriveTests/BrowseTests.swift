import Drive
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Browsing a disk` {
    @Test(.requirement("DR-28"))
    func `shows folders first, then names as people order them`() async throws {
        let world = DiskWorld([
            "/page 10.txt": "", "/page 2.txt": "", "/Page 1.txt": "", "/b/": "", "/Å/": "", "/A 02/": "", "/a 1/": "",
        ])
        #expect(
            try await world.names("/") == [
                "a 1", "A 02", "b", "Å", "Page 1.txt", "page 2.txt", "page 10.txt",
            ])
    }

    @Test(.requirement("DR-5"))
    func `shows a large folder page by page, asking a thousand at once`() async throws {
        let world = DiskWorld()
        for number in 0..<2_300 { world.disk.put(.init(.at("/many/\(number).txt"), Data())) }
        var names: [String] = []
        var cursor: DriveListing.Cursor?
        repeat {
            let page = try await world.drive.browse(.at("/many"), after: cursor, limit: 150).value
            #expect(page.total == 2_300)
            #expect(page.items.count <= 150)
            names += page.items.map(\.name)
            cursor = page.next
        } while cursor != nil
        #expect(Set(names).count == 2_300 && names.count == 2_300)
        #expect(world.disk.gate.arrivals == 3)
    }

    @Test(.requirement("DR-30"))
    func `shows every folder that was opened while there is no connection, and since when`() async throws {
        let world = DiskWorld(["/a/b/c.txt": "c", "/a/d.txt": "d"])
        for path in ["/", "/a", "/a/b"] { _ = try await world.names(path) }
        world.disk.fail(with: .offline)
        let kept = try await world.drive.browse(.at("/a/b"))
        #expect(kept.value.items.map(\.name) == ["c.txt"])
        #expect(kept.freshness == .cached(since: DiskWorld.monday, because: .offline))
        #expect(try await world.drive.item(.at("/a/d.txt")).value.name == "d.txt")
    }

    @Test(.requirement("DR-30"))
    func `says so of a folder that was never opened`() async throws {
        let world = DiskWorld(["/a/b.txt": "b"])
        world.disk.fail(with: .offline)
        await #expect(throws: DriveError.notKept) { try await world.drive.browse(.at("/a")) }
        await #expect(throws: DriveError.notKept) { try await world.drive.item(.at("/a/b.txt")) }
    }

    @Test func `never hides that the session has ended behind what is kept`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        _ = try await world.names("/")
        world.disk.fail(with: .signInNeeded(.sessionEnded))
        await #expect(throws: DriveError.signInNeeded(.sessionEnded)) { try await world.drive.browse(.root) }
    }

    @Test func `shows what is kept at once where that is wished`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        #expect(await world.drive.browse.kept(.root) == nil)
        _ = try await world.names("/")
        world.disk.put(.init(.at("/b.txt"), Data()))
        #expect(try await world.names("/", .keptFirst) == ["a.txt"])
        #expect(try await world.names("/") == ["a.txt", "b.txt"])
    }

    @Test func `shows a list though it cannot be kept`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        world.memory.fail(with: .storageFailed)
        #expect(try await world.names("/") == ["a.txt"])
        #expect(try await world.drive.usage().value.usedBytes == 1)
    }

    @Test func `refuses a cursor that it never gave`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        await #expect(throws: DriveError.notFound) {
            try await world.drive.browse(.root, after: DriveListing.Cursor(rawValue: "-1~x"))
        }
    }
}

@Suite(.timeLimit(.minutes(2))) struct `What was uploaded last` {
    private func world(_ count: Int) -> DiskWorld {
        let world = DiskWorld()
        for number in 0..<count { world.disk.put(file(number)) }
        return world
    }

    private func file(_ number: Int) -> InMemoryDisk.Entry {
        .init(.at("/\(number).txt"), Data(), createdAt: DiskWorld.monday + Double(number))
    }

    @Test(.requirement("DR-13", "DR-16"))
    func `comes newest first and page by page, each file once, also while new ones arrive`() async throws {
        let world = world(45)
        let first = try await world.drive.recent().value
        #expect(first.items.map(\.name) == (25..<45).reversed().map { "\($0).txt" })
        world.disk.put(file(45))
        world.disk.put(file(46))
        let second = try await world.drive.recent(after: first.next).value
        let third = try await world.drive.recent(after: second.next).value
        let names = (first.items + second.items + third.items).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names == (0..<45).reversed().map { "\($0).txt" }.prefix(names.count).map(\.self))
        var last = third
        while let next = last.next { last = try await world.drive.recent(after: next).value }
        #expect(last.items.last?.name == "0.txt" || last.items.isEmpty)
    }

    @Test(.requirement("DR-17"))
    func `is shown from what is kept while there is no connection, and live again afterwards`() async throws {
        let world = world(30)
        let first = try await world.drive.recent().value
        _ = try await world.drive.recent(after: first.next)
        world.disk.fail(with: .offline)
        let kept = try await world.drive.recent()
        #expect(kept.value.items == first.items)
        #expect(kept.freshness == .cached(since: DiskWorld.monday, because: .offline))
        #expect(try await world.drive.recent(after: kept.value.next).value.items.count == 10)
        world.disk.fail(with: nil)
        #expect(try await world.drive.recent().freshness == .live)
    }
}

@Suite(.timeLimit(.minutes(2))) struct `What is published` {
    @Test(.requirement("DR-31", "DR-32", "DR-34"))
    func `comes page by page, files and folders mixed, also while there is no connection`() async throws {
        let world = DiskWorld(["/0.txt": "0", "/1/in.txt": "in", "/2.txt": "2", "/3/": ""])
        for path in ["/0.txt", "/1", "/2.txt", "/3"] { _ = try await world.drive.publish(.at(path)) }
        let first = try await world.drive.published(limit: 3).value
        let last = try await world.drive.published(after: first.next, limit: 3).value
        #expect((first.items + last.items).map(\.name) == ["3", "2.txt", "1", "0.txt"] && last.next == nil)
        #expect(try await world.names("/1") == ["in.txt"])

        world.disk.fail(with: .offline)
        let kept = try await world.drive.published(limit: 3)
        #expect(kept.value.items == first.items)
        #expect(kept.freshness == .cached(since: DiskWorld.monday, because: .offline))
        #expect(try await world.drive.published(after: kept.value.next, limit: 3).value.items == last.items)
        #expect(try await world.names("/1") == ["in.txt"])
    }
}

@Suite(.timeLimit(.minutes(2))) struct `A disk's usage and previews` {
    @Test(
        .requirement("DR-11"), arguments: [(0, 10, 0.0), (5, 10, 0.5), (10, 10, 1), (12, 10, 1), (0, 0, 0), (1, 0, 1)])
    func `a part of it is used`(_ used: Int, _ total: Int, _ fraction: Double) {
        let usage = DriveUsage(totalBytes: total, usedBytes: used, trashBytes: 0)
        #expect(usage.usedFraction == fraction)
        #expect(usage.freeBytes == max(0, total - used))
        #expect(usage.isOverQuota == (used > total))
    }

    @Test func `is shown as it was while there is no connection`() async throws {
        let world = DiskWorld(["/a.txt": "12345"])
        let live = try await world.drive.usage().value
        world.disk.fail(with: .offline)
        #expect(
            try await world.drive.usage()
                == Loaded(live, freshness: .cached(since: DiskWorld.monday, because: .offline)))
    }

    @Test func `asks for a preview once for each version of a file`() async throws {
        let world = DiskWorld()
        let dot = Picture(data: Data([0xFF, 0xD8, 0xFF]), mediaType: "image/jpeg")
        world.disk.put(.init(.at("/a.jpg"), Data([1]), preview: dot))
        world.disk.put(.init(.at("/b.bin"), Data([1])))
        let item = try await world.disk.item(at: .at("/a.jpg"))
        for _ in 0..<3 { #expect(try await world.drive.preview(item, .icon) == dot) }
        #expect(world.disk.gate.arrivals == 2)
        let plain = try await world.disk.item(at: .at("/b.bin"))
        await #expect(throws: DriveError.notFound) { try await world.drive.preview(plain, .icon) }
    }
}
