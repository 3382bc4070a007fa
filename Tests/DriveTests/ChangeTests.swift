import Drive
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Changing a disk` {
    @Test(.requirement("DR-27"))
    func `renames a file, and its lists know it without a question`() async throws {
        let world = DiskWorld(["/a/old.txt": "x", "/a/z.txt": "z"])
        _ = try await world.names("/a")
        let item = try await world.drive.move.rename(.at("/a/old.txt"), to: "n #1?.txt")
        #expect(item.path == .at("/a/n #1?.txt"))
        world.disk.fail(with: .offline)
        #expect(try await world.names("/a") == ["n #1?.txt", "z.txt"])
    }

    @Test(.requirement("DR-27"), arguments: ["", "..", "a/b", "a\nb"])
    func `refuses a bad name before it asks`(_ name: String) async throws {
        let world = DiskWorld(["/a.txt": "x"])
        await #expect(throws: DriveError.self) { try await world.drive.move.rename(.at("/a.txt"), to: name) }
        #expect(world.disk.gate.arrivals == 0)
    }

    @Test(.requirement("DR-27"), arguments: ["a\nb", " ", String(repeating: "я", count: 256)])
    func `gives no bad name to anything new, in whatever way`(_ name: String) async throws {
        let world = DiskWorld(["/a.txt": "x"])
        let (path, file) = (DrivePath.root.appending(try #require(DriveName(rawValue: name))), URL(filePath: "/f"))
        world.files.put(Data("x".utf8), at: file)
        let ways: [() async throws -> DriveItem] = [
            { try await world.drive.makeFolder(at: path) }, { try await world.drive.move(.at("/a.txt"), to: path) },
            { try await world.drive.copy(.at("/a.txt"), to: path) }, { try await world.drive.upload(file, to: path) },
        ]
        for way in ways {
            let error = await #expect(throws: DriveError.self) { _ = try await way() }
            guard case .badName = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(world.disk.gate.arrivals == 0)
    }

    @Test func `moves what has a name that nobody may give`() async throws {
        let world = DiskWorld(["/a\nb": "x", "/to/": ""])
        #expect(try await world.drive.move(.at("/a\nb"), to: .at("/to/a\nb")).name == "a\nb")
    }

    @Test(
        .requirement("DR-27"),
        arguments: [
            (Conflict.cancel, ["/a.txt": "a", "/b.txt": "b"]), (.keepBoth, ["/b (3).txt": "a", "/b.txt": "b"]),
            (.replace, ["/b.txt": "a"]),
        ])
    func `leaves the choice where a name is taken, and loses nothing`(
        _ conflict: Conflict, _ result: [String: String]
    ) async throws {
        let world = DiskWorld(["/a.txt": "a", "/b.txt": "b", "/b (2).txt": "2"])
        let moving = await Result { try await world.drive.move(.at("/a.txt"), to: .at("/b.txt"), conflict) }
        if conflict == .cancel {
            #expect(throws: DriveError.alreadyExists) { try moving.get() }
        } else {
            _ = try moving.get()
        }
        for (path, text) in result { #expect(world.disk.contents(of: .at(path)) == Data(text.utf8)) }
        #expect(world.disk.contents(of: .at("/b (2).txt")) == Data("2".utf8))
        #expect(world.disk.paths.count == result.count + 2)
    }

    @Test func `moves and copies no folder into itself`() async throws {
        let world = DiskWorld(["/a/b/c.txt": "c"])
        await #expect(throws: DriveError.intoItself) { try await world.drive.move(.at("/a"), to: .at("/a/b/a")) }
        await #expect(throws: DriveError.intoItself) {
            try await world.drive.move(.at("/a/b/c.txt"), to: .at("/a"), .replace)
        }
        await #expect(throws: DriveError.intoItself) { try await world.drive.move(.root, to: .at("/x")) }
        for conflict in Conflict.allCases {
            await #expect(throws: DriveError.intoItself) {
                try await world.drive.copy(.at("/a"), to: .at("/a/b/a"), conflict)
            }
        }
        #expect(world.disk.gate.arrivals == 0)
        #expect(world.disk.paths == ["/", "/a", "/a/b", "/a/b/c.txt"])
    }

    @Test func `follows a long change to its end, asking less and less often`() async throws {
        let world = DiskWorld(["/a/b.txt": "b"])
        world.disk.takeTime(polls: 9)
        let item = try await world.drive.move(.at("/a"), to: .at("/moved"))
        #expect(item.path == .at("/moved"))
        #expect(world.clock.pauses.count == 9)
        #expect(world.clock.pauses == world.clock.pauses.sorted())
        #expect(world.clock.pauses.max() == .seconds(3))
    }

    @Test func `says that a long change came to nothing`() async throws {
        let world = DiskWorld(["/a/b.txt": "b"])
        world.disk.takeTime(polls: 1, thenFail: true)
        await #expect(throws: DriveError.operationFailed) { try await world.drive.remove(.at("/a")) }
        #expect(world.disk.contents(of: .at("/a/b.txt")) != nil)
    }

    @Test func `waits for another change of the same item, but not for ever`() async throws {
        let world = DiskWorld(["/a/b.txt": "b"])
        world.disk.lock(.at("/a"))
        await #expect(throws: DriveError.locked) { try await world.drive.makeFolder(at: .at("/a/new")) }
        #expect(world.clock.pauses.count == 4)
        world.disk.unlock(.at("/a"))
        #expect(try await world.drive.makeFolder(at: .at("/a/new")).isFolder)
    }

    @Test(.requirement("DR-26"))
    func `puts a file into the trash and brings it back`() async throws {
        let world = DiskWorld(["/a/b.txt": "b", "/a/c.txt": "c"])
        _ = try await world.names("/a")
        try await world.drive.remove(.at("/a/b.txt"))
        #expect(try await world.names("/a", .keptFirst) == ["c.txt"])
        let item = try #require(try await world.drive.trash().items.first)
        world.disk.put(.init(.at("/a/b.txt"), Data("new".utf8)))
        await #expect(throws: DriveError.alreadyExists) { try await world.drive.trash.restore(item) }
        #expect(try await world.drive.trash.restore(item, .keepBoth)?.path == .at("/a/b (2).txt"))
        #expect(world.disk.contents(of: .at("/a/b.txt")) == Data("new".utf8))
        #expect(try await world.drive.trash().items == [])
    }

    @Test func `knows a file that was deleted elsewhere as gone`() async throws {
        let world = DiskWorld(["/a/b.txt": "b"])
        _ = try await world.names("/a")
        world.disk.drop(.at("/a/b.txt"))
        await #expect(throws: DriveError.notFound) { try await world.drive.remove(.at("/a/b.txt")) }
        #expect(try await world.names("/a", .keptFirst) == [])
    }

    @Test func `publishes an item that was seen in the recent ones only, and hides it there too`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        _ = try await world.drive.recent()
        let link = try await world.drive.publish(.at("/a.txt")).publicLink
        #expect(link != nil)
        #expect(try await world.drive.item(.at("/a.txt"), .keptFirst).value.publicLink == link)
        try await world.drive.publish.undo(.at("/a.txt"))
        #expect(try await world.drive.item(.at("/a.txt"), .keptFirst).value.publicLink == nil)
    }

    @Test(.requirement("DR-25", "DR-33", "DR-34"))
    func `publishes an item, lists it first, and hides it again`() async throws {
        let world = DiskWorld(["/a.txt": "a", "/b.txt": "b"])
        _ = try await world.drive.publish(.at("/a.txt"))
        #expect(try await world.drive.published().value.items.map(\.name) == ["a.txt"])
        let link = try await world.drive.publish(.at("/b.txt")).publicLink
        #expect(link != nil)
        #expect(try await world.drive.published(.keptFirst).value.items.map(\.name) == ["b.txt", "a.txt"])
        #expect(try await world.drive.publish(.at("/b.txt")).publicLink == link)
        try await world.drive.publish.undo(.at("/b.txt"))
        world.disk.fail(with: .offline)
        #expect(try await world.drive.published().value.items.map(\.name) == ["a.txt"])
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Every sentence of a disk` {
    private static let all: [DriveError] =
        [
            .signInNeeded(.signedOut), .signInNeeded(.sessionEnded), .rightMissing, .accountHasNoDisk, .programRefused,
            .notFound, .parentMissing, .alreadyExists, .notAFolder, .notAFile, .intoItself, .locked, .readOnly,
            .uploadLimitReached, .tryLater(after: .seconds(3)), .tryLater(after: .seconds(600)), .diskFull, .overQuota,
            .fileTooLarge, .infected, .changedElsewhere, .operationFailed, .damaged, .offline, .serviceFailed,
            .unreadable, .notKept, .localFileUnreadable, .localFileChanged, .placeIsTaken, .nameTooLongHere,
            .noRoom(missingBytes: 5_000_000), .noRoom(missingBytes: nil), .busyElsewhere, .storageFailed, .cancelled,
        ] + NameFault.allCases.map(DriveError.badName)

    @Test func `is one of its own in each language`() {
        for language in Language.allCases {
            let sentences = Self.all.map { $0.message(in: language) }
            #expect(Set(sentences).count == sentences.count)
            #expect(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("!") })
        }
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ work: () async throws -> Success) async {
        do { self = .success(try await work()) } catch { self = .failure(error) }
    }
}
