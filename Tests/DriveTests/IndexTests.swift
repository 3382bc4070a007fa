import Drive
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A walk over the disk` {
    @Test(.requirement("DR-4"))
    func `asks a thousand files at once, and is kept for when there is no connection`() async throws {
        let world = DiskWorld()
        for number in 0..<2_500 { world.disk.put(.init(.at("/a/\(number % 10)/\(number).txt"), Data([1]))) }
        let live = try await world.drive.walk()
        #expect(live.value.files.count == 2_500)
        #expect(live.freshness == .live)
        #expect(world.disk.gate.arrivals == 3)
        world.disk.fail(with: .offline)
        let kept = try await world.drive.walk(.live)
        #expect(kept.value == live.value)
        #expect(kept.freshness == .cached(since: DiskWorld.monday, because: .offline))
    }

    @Test func `knows a file once that it was told of twice, as it was told last`() async throws {
        let world = DiskWorld()
        let walk = WalkDisk(source: Repeating(), store: world.memory, time: FixedTime(DiskWorld.monday))
        let index = try await walk(.live).value
        #expect(index.files.map(\.path.description) == ["/a.txt", "/b.txt", "/c.txt"])
        #expect(index.files.map(\.sizeInBytes) == [3, 1, 2])
    }

    /// Tells of one file twice.
    private struct Repeating: FlatSource {
        func everyFile(_ take: ([IndexedFile]) -> Void) async throws(DriveError) {
            for names in [["/b.txt", "/a.txt"], ["/c.txt"], ["/a.txt"]] {
                take(
                    names.map { name in
                        let size = names.count == 2 ? 1 : name == "/a.txt" ? 3 : 2
                        return IndexedFile(
                            path: .at(name), sizeInBytes: size, modifiedAt: DiskWorld.monday, contentKey: nil)
                    })
            }
        }
    }

    @Test func `says that there is nothing kept to search in`() async throws {
        let world = DiskWorld()
        world.disk.fail(with: .offline)
        await #expect(throws: DriveError.notKept) { try await world.drive.walk() }
    }
}

@Suite struct `An index of the disk` {
    private let index = DiskIndex(
        [
            file("/Reports/2024/Report March.pdf", 10, "a"), file("/Reports/2024/summary.txt", 5, "b"),
            file("/Photos/march report.jpg", 100, "c"), file("/Copy of Report.pdf", 10, "a"),
            file("/Reports/empty.txt", 0, "e"), file("/empty.txt", 0, "e"),
        ], savedAt: DiskWorld.monday)

    private static func file(_ path: String, _ size: Int, _ key: String?) -> IndexedFile {
        IndexedFile(path: .at(path), sizeInBytes: size, modifiedAt: DiskWorld.monday, contentKey: key)
    }

    @Test func `finds files and folders by the words of their names, in any case`() {
        #expect(
            index.search("REPORT").map(\.path.description) == [
                "/Reports", "/Reports/2024/Report March.pdf", "/Photos/march report.jpg", "/Copy of Report.pdf",
            ])
        #expect(index.search("march rep").count == 2)
        #expect(index.search("  ").isEmpty && index.search("nothing").isEmpty)
    }

    @Test func `finds a name however its letters are written, and no other`() {
        let index = DiskIndex(
            [
                Self.file("/e\u{301}te\u{301}/Cafe\u{301}.txt", 1, nil), Self.file("/cafeteria.txt", 1, nil),
                Self.file("/Отчёт.pdf", 1, nil),
            ], savedAt: DiskWorld.monday)
        #expect(index.search("CAFÉ").map(\.path.name?.rawValue) == ["Cafe\u{301}.txt"])
        #expect(index.search("cafe").map(\.path.name?.rawValue) == ["cafeteria.txt"])
        #expect(index.search("été").map(\.path.description) == ["/e\u{301}te\u{301}"])
        #expect(index.search("отчёт").count == 1 && index.search("txt").count == 2)
    }

    @Test func `sums up folders`() {
        #expect(index.size(of: .at("/Reports")).sizeInBytes == 15)
        #expect(index.size(of: .root).fileCount == 6)
        #expect(index.sizes(in: .root).map(\.folder.description) == ["/Photos", "/Reports"])
    }

    @Test func `finds the same contents in several places`() {
        let groups = index.duplicates()
        #expect(
            groups.map { $0.files.map(\.path.description) } == [
                ["/Copy of Report.pdf", "/Reports/2024/Report March.pdf"]
            ])
        #expect(groups.first?.wastedBytes == 10)
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Looking at a file` {
    @Test(
        .requirement("DR-21", "DR-22", "DR-23"),
        arguments: [
            ("a.JPG", nil, FileView.image), ("a.svg", "image/svg+xml", .svg), ("a.pdf", nil, .pdf),
            ("a.docx", nil, .office),
            ("a", "application/pdf", .pdf), ("a.html", "text/html", .text), ("a.swift", "text/plain", .text),
            ("a.mp3", nil, .audio), ("a.mp4", nil, .video), ("a.heic", nil, .preview), ("a.bin", nil, .other),
            ("a", nil, .other),
        ])
    func `goes by its name, then by its type`(_ name: String, _ type: String?, _ view: FileView) {
        let item = DriveItem(
            id: DriveItem.ID(rawValue: "1"), path: .at("/" + name),
            content: .file(FileFacts(sizeInBytes: 1, mimeType: type)), createdAt: DiskWorld.monday,
            modifiedAt: DiskWorld.monday)
        #expect(FileView(of: item) == view)
    }

    @Test(.requirement("DR-23"))
    func `makes a document readable once`() async throws {
        let world = DiskWorld(["/letter.docx": "text"])
        let item = try await world.drive.item(.at("/letter.docx")).value
        await #expect(throws: ConversionError.storageFailed) { try await world.drive.document(item) }
        _ = try await world.drive.downloads(item)
        let pdf = try await world.drive.document(item)
        #expect(await world.drive.document.kept(item) == pdf)
    }
}

@Suite(.timeLimit(.minutes(2))) struct `Signing out of a disk` {
    @Test(.requirement("DR-36", "DR-37"))
    func `forgets everything but that the first pages were seen`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        _ = try await world.names("/")
        _ = try await world.drive.usage()
        _ = try await world.drive.walk()
        let item = try await world.drive.item(.at("/a.txt")).value
        _ = try await world.drive.downloads(item)
        try await world.drive.onboarding.rememberSeen()
        try await world.forget()
        #expect(world.memory.count == 0)
        #expect(world.files.all.isEmpty)
        #expect(await world.drive.downloads.state(of: item) == .notHere)
        #expect(await world.drive.onboarding.isSeen())
    }

    @Test func `forgets the rest where something cannot be forgotten`() async throws {
        let world = DiskWorld(["/a.txt": "a"])
        _ = try await world.drive.downloads(try await world.drive.item(.at("/a.txt")).value)
        world.memory.fail(with: .storageFailed)
        await #expect(throws: DriveError.storageFailed) { try await world.forget() }
        #expect(world.files.all.isEmpty)
    }
}
