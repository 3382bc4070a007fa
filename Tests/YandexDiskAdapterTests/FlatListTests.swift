import Drive
import Foundation
import HTTPTransport
import SimulatorKit
import Synchronization
import TestTraits
import Testing
import URLSessionTransport
import YandexSimulator

@testable import YandexDiskAdapter

@Suite(.timeLimit(.minutes(3))) struct `The flat list of a Yandex Disk` {
    @Test(.requirement("DR-4")) func `is told of once and whole, in few questions that ask for little`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(2_300, in: "Many")) { world in
            var files: [IndexedFile] = []
            try await world.disk.everyFile { files += $0 }
            #expect(files.count == 2_300 && Set(files.map(\.path)).count == 2_300)
            // Three parts, and what may have been asked for behind the end.
            #expect((3...6).contains(world.wire.requests.count))
            let query = try #require(world.wire.requests.first?.url.query(percentEncoded: false))
            #expect(query.contains("items.path") && !query.contains("preview") && !query.contains("md5"))
        }
    }

    @Test func `of a small disk is one question`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(999, in: "Many")) { world in
            try await world.disk.everyFile { _ in }
            #expect(world.wire.requests.count == 1)
        }
    }

    @Test func `misses nothing that stays, while a file goes with each question`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(3_000, in: ""), YandexConduct(listings: [.changing])) { world in
            try await expectEverything(of: world.disk, in: world)
        }
    }

    @Test(arguments: [30, 700, 1_500]) func `misses nothing that stays, when many files go at once`(count: Int)
        async throws
    {
        try await DiskWorld.whileOpen(ShelvedFile.many(4_000, in: "Many")) { world in
            let client = Meanwhile(client: URLSessionClient(), before: "offset=1950") {
                for path in world.yandex.paths.filter({ $0.hasSuffix(".txt") }).prefix(count) {
                    world.yandex.remove(path)
                }
            }
            let disk = YandexDisk(
                YandexDiskAPI(
                    client: client, address: world.running.diskAddress, tokens: OneToken(SimulatedYandex.userToken)))
            try await expectEverything(of: disk, in: world)
            #expect(world.yandex.paths.count == 4_001 - count)
        }
    }

    /// Holds that every file that is left was told of.
    private func expectEverything(of disk: YandexDisk, in world: DiskWorld) async throws {
        let atFirst = Set(world.yandex.paths)
        var told: Set<String> = []
        try await disk.everyFile { told.formUnion($0.map { "disk:" + $0.path.description }) }
        let stayed = atFirst.intersection(world.yandex.paths).filter { $0.hasSuffix(".txt") }
        #expect(!stayed.isEmpty && stayed.isSubset(of: told), "\(stayed.subtracting(told).sorted().prefix(5))")
    }

    @Test func `leaves out rows that cannot be read`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(5, in: "Many"), YandexConduct(listings: [.oddRows])) { world in
            var files: [IndexedFile] = []
            try await world.disk.everyFile { files += $0 }
            #expect(files.count == 5)
        }
    }

    @Test func `is refused where it is none`() async throws {
        try await DiskWorld.whileOpen(.little, YandexConduct(disk: [.page])) { world in
            await #expect(throws: DriveError.unreadable) { try await world.disk.everyFile { _ in } }
        }
        try await DiskWorld.whileOpen(.little, YandexConduct(refusals: [.unauthorized])) { world in
            await #expect(throws: DriveError.signInNeeded(.sessionEnded)) { try await world.disk.everyFile { _ in } }
        }
    }

    @Test func `ends at once when nobody waits for it any more`() async throws {
        try await DiskWorld.whileOpen(ShelvedFile.many(3_000, in: "Many"), YandexConduct(disk: [.silent])) { world in
            let walk = Task { () async -> DriveError? in
                do throws(DriveError) {
                    try await world.disk.everyFile { _ in }
                    return nil
                } catch {
                    return error
                }
            }
            await world.yandex.waitForRequest(to: "/v1/disk/resources/files", of: .disk)
            walk.cancel()
            #expect(await walk.value == .cancelled)
        }
    }

    @Test func `comes to an end, although no part joins the one before`() {
        var list = SeamlessList()
        var questions = 0
        while let offset = list.next, questions < 100 {
            let isLast = offset > 5_000
            _ = list.join((0..<(isLast ? 10 : 1_000)).map { "\(questions) \($0)" })
            questions += 1
        }
        #expect(list.next == nil)
    }
}

/// Does something, once, before a question whose address has that in it goes out.
private struct Meanwhile<Client: HTTPClient>: HTTPClient {
    private let client: Client
    private let mark: String
    private let work: @Sendable () -> Void
    private let isDone = Done()

    init(client: Client, before mark: String, _ work: @escaping @Sendable () -> Void) {
        (self.client, self.mark, self.work) = (client, mark, work)
    }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        if request.url.absoluteString.contains(mark), isDone.becomes() { work() }
        return try await client.send(request)
    }

    private final class Done: Sendable {
        private let isSo = Mutex(false)
        func becomes() -> Bool {
            isSo.withLock { isSo in
                defer { isSo = true }
                return !isSo
            }
        }
    }
}
