import Drive
import Foundation
import HTTPTransport
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import YandexDiskAdapter
import YandexFixtures
import YandexSimulator

@Suite(.timeLimit(.minutes(3))) struct `A Yandex Disk` {
    @Test(.requirement("DR-2"), arguments: DiskDocument.awkwardNames)
    func `finds a file again by every awkward name`(name: String) async throws {
        try await DiskWorld.whileOpen([ShelvedFile("a/\(name)", Data("x".utf8))]) { world in
            let listed = try #require(try await world.disk.items(in: .of("/a"), after: nil, limit: 20).items.first)
            #expect(listed.name.utf8.elementsEqual(name.utf8))
            #expect(try await world.disk.item(at: listed.path).id == listed.id)
            let target = DrivePath.of("/b").appending(try #require(listed.path.name))
            try await world.disk.makeFolder(at: .of("/b"))
            #expect(try await world.disk.move(listed.path, to: target, replacing: false) == .done)
            #expect(world.yandex.paths == ["disk:/a", "disk:/b", "disk:/b/\(name)"])
        }
    }

    @Test(.requirement("DR-1")) func `is given the token in a header, and nothing of it in an address`() async throws {
        try await DiskWorld.whileOpen { world in
            _ = try await world.disk.usage()
            _ = try await world.disk.publish(.of("/notes.txt"))
            #expect(world.wire.requests.count == 3)
            for request in world.wire.requests {
                #expect(request.headers["Authorization"] == "OAuth \(SimulatedYandex.userToken)")
                #expect(!request.url.absoluteString.contains(SimulatedYandex.userToken))
                #expect(request.url.port == world.running.diskAddress.port)
            }
        }
    }

    @Test func `is asked only for what is shown`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(200, in: "Many")) { world in
            _ = try await world.disk.items(in: .of("/Many"), after: nil, limit: 100)
            let query = try #require(world.wire.requests.last?.url.query(percentEncoded: false))
            #expect(query.contains("_embedded.items.path") && !query.contains("sizes") && !query.contains("exif"))
            #expect(query.contains("preview_size=120x120") && query.contains("limit=100"))
        }
    }

    @Test(.requirement("DR-5")) func `is never asked for more than a thousand`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(2_300, in: "Many")) { world in
            _ = try await world.disk.items(in: .of("/Many"), after: nil, limit: 5_000)
            _ = try await world.disk.recent(limit: 5_000)
            try await world.disk.everyFile { _ in }
            #expect(world.yandex.largestLimit == 1_000)
        }
    }

    @Test func `leaves out what cannot be read, and counts it`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(5, in: "Many"), YandexConduct(listings: [.oddRows])) { world in
            let listing = try await world.disk.items(in: .of("/Many"), after: nil, limit: 20)
            #expect(listing.items.count == 5 && listing.skippedCount == 6 && listing.next == nil)
        }
    }

    @Test func `shows what has nothing but the least`() async throws {
        try await DiskWorld.whileOpen(.little, YandexConduct(listings: [.bareRows])) { world in
            let item = try await world.item("/notes.txt")
            #expect(item.file == FileFacts(sizeInBytes: 10) && item.preview == nil)
        }
    }

    @Test func `ends a listing that changes while it is paged`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(50, in: "Many"), YandexConduct(listings: [.changing])) { world in
            var (count, cursor) = (0, DriveListing.Cursor?.none)
            repeat {
                let part = try await world.disk.items(in: .of("/Many"), after: cursor, limit: 20)
                (count, cursor) = (count + part.items.count, part.next)
            } while cursor != nil
            #expect(count == 50)
        }
    }

    @Test(arguments: [
        (DiskRefusal.locked, DriveError.locked), (.maintenance, .readOnly), (.uploadTraffic, .uploadLimitReached),
        (.tooManyRequests, .tryLater(after: .seconds(2))), (.diskFull, .diskFull), (.forbidden, .rightMissing),
        (.noAccount, .accountHasNoDisk), (.overQuota, .overQuota), (.unauthorized, .signInNeeded(.sessionEnded)),
        (.serverError, .serviceFailed), (.unavailable, .serviceFailed),
    ])
    func `is told apart by why it refuses`(refusal: DiskRefusal, error: DriveError) async throws {
        try await DiskWorld.whileOpen(.little, YandexConduct(refusals: [refusal])) { world in
            await #expect(throws: error) { try await world.disk.item(at: .of("/notes.txt")) }
            await #expect(throws: error) { try await world.disk.remove(.of("/notes.txt"), .toTrash) }
            #expect(world.told.seen.allSatisfy { !$0.contains("notes") && !$0.contains(SimulatedYandex.userToken) })
        }
    }

    @Test(arguments: [
        (Fault.unreachable, DriveError.offline), (.status(502), .serviceFailed),
        (.tryLater(seconds: 30), .tryLater(after: .seconds(30))), (.page, .unreadable),
        (.cut(afterBytes: 20), .unreadable),
    ])
    func `fails in the person's words`(fault: Fault, error: DriveError) async throws {
        try await DiskWorld.whileOpen(.little, YandexConduct(disk: [fault])) { world in
            await #expect(throws: error) { try await world.disk.items(in: .root, after: nil, limit: 20) }
        }
    }

    @Test func `says that the session has ended in the middle of a listing`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(50, in: "Many")) { world in
            world.yandex.withdrawTokens(after: 1)
            let first = try await world.disk.items(in: .of("/Many"), after: nil, limit: 20)
            await #expect(throws: DriveError.signInNeeded(.sessionEnded)) {
                try await world.disk.items(in: .of("/Many"), after: first.next, limit: 20)
            }
        }
    }

    @Test(.requirement("DR-26"), arguments: [[], [ListingFlaw.operationsInQuery]])
    func `follows a change to where the service says`(flaws: [ListingFlaw]) async throws {
        try await DiskWorld.whileOpen(.little, YandexConduct(listings: flaws)) { world in
            guard case .underWay(let operation) = try await world.disk.remove(.of("/Trips"), .toTrash) else {
                Issue.record("a folder that is not empty takes time")
                return
            }
            await #expect(throws: DriveError.locked) {
                try await world.disk.move(.of("/Trips/lake.txt"), to: .of("/x"), replacing: false)
            }
            #expect(try await world.disk.state(of: operation) == .underWay)
            #expect(try await world.disk.state(of: operation) == .done)
            await #expect(throws: DriveError.notFound) { try await world.disk.item(at: .of("/Trips")) }
        }
    }

    @Test func `says that an operation failed`() async throws {
        try await DiskWorld.whileOpen(.little, YandexConduct(operations: .failure)) { world in
            let change = try await world.disk.copy(.of("/Trips"), to: .of("/Copy"), replacing: false)
            guard case .underWay(let operation) = change else {
                Issue.record("it takes time")
                return
            }
            _ = try await world.disk.state(of: operation)
            #expect(try await world.disk.state(of: operation) == .failed)
        }
    }

    @Test func `sends no token to a stranger's address`() async throws {
        try await DiskWorld.whileOpen { world in
            let stranger = DriveOperation.ID(rawValue: "http://127.0.0.1:9/v1/disk/operations/1")
            await #expect(throws: DriveError.notFound) { try await world.disk.state(of: stranger) }
            let item = DriveItem(
                id: .init(rawValue: "1"), path: .of("/a.png"), content: .file(FileFacts(sizeInBytes: 1)),
                createdAt: .distantPast, modifiedAt: .distantPast,
                preview: URL(string: "https://yandex.ru.evil.example/preview"))
            await #expect(throws: DriveError.unreadable) {
                try await YandexPreviewSource(world.disk).preview(of: item, .icon)
            }
            #expect(world.wire.requests.isEmpty)
        }
    }

    @Test(.requirement("DR-14"), arguments: PreviewSize.allCases)
    func `has pictures of documents in every size`(size: PreviewSize) async throws {
        try await DiskWorld.whileOpen(ShelvedFile.demo) { world in
            let item = try await world.item("/Документы/Отчёт о походе.docx")
            let picture = try await YandexPreviewSource(world.disk).preview(of: item, size)
            #expect(picture.mediaType == "image/png")
            // The icon's address is known already.
            #expect(world.wire.requests.count == (size == .icon ? 2 : 3))
        }
    }

    @Test(.requirement("DR-11")) func `knows its size and its owner`() async throws {
        try await DiskWorld.whileOpen { world in
            let usage = try await world.disk.usage()
            #expect(usage.totalBytes == 10_737_418_240 && usage.usedBytes == 20 && usage.trashBytes == 0)
            #expect(usage.owner == DriveUsage.Owner(login: "kolibri", name: "Анна Колибри"))
            #expect(usage.largestFileInBytes == 1_073_741_824)
        }
    }
}
