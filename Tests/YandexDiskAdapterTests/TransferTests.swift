import Drive
import Foundation
import HTTPTransport
import SimulatorKit
import Synchronization
import TestTraits
import Testing
import URLSessionTransport
import YandexDiskAdapter
import YandexSimulator

@Suite(.timeLimit(.minutes(3))) struct `Transfers of a Yandex Disk` {
    private static let film = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) })

    private func withFilm(
        _ conduct: YandexConduct = YandexConduct(), _ work: (DiskWorld, URL) async throws -> Void
    ) async throws {
        try await DiskWorld.whileOpen([ShelvedFile("film.mp4", Self.film)], conduct) { world in
            try await withFolder { folder in try await work(world, folder) }
        }
    }

    private func upload(_ world: DiskWorld, _ folder: URL) async throws -> SentFile {
        let file = folder.appending(path: "up.bin")
        try Self.film.write(to: file)
        return try await world.transfers.upload(file, to: .of("/up.bin"), replacing: false) { _ in }
    }

    // MARK: Downloads

    @Test(.requirement("DR-3"), .requirement("DR-1")) func `take a link as it is, without the token`() async throws {
        try await withFilm { world, folder in
            // A signature that is written anew is another.
            let (item, place) = (try await world.item("/film.mp4"), folder.appending(path: "film.mp4"))
            #expect(try await world.transfers.download(item, to: place) { _ in } == Self.film.count)
            #expect(try Data(contentsOf: place) == Self.film)
        }
    }

    @Test func `ask for a new link where one has expired`() async throws {
        try await withFilm(YandexConduct(links: [.expired])) { world, folder in
            let (item, place) = (try await world.item("/film.mp4"), folder.appending(path: "film.mp4"))
            await #expect(throws: DriveError.serviceFailed) {
                try await world.transfers.download(item, to: place) { _ in }
            }
            #expect(world.yandex.requests(to: "/v1/disk/resources/download") == 3)
            world.yandex.conduct.links = []
            #expect(try await world.transfers.download(item, to: place) { _ in } == Self.film.count)
        }
    }

    @Test(.requirement("DR-3")) func `go on after a cut from where it was, by another link`() async throws {
        try await withFilm(YandexConduct(content: [.cut(afterBytes: 150_000)])) { world, folder in
            let (item, place) = (try await world.item("/film.mp4"), folder.appending(path: "film.mp4"))
            await #expect(throws: DriveError.self) { try await world.transfers.download(item, to: place) { _ in } }
            let kept = try #require(await world.transfers.unfinished(at: place))
            #expect(kept.received.count >= 150_000 && kept.received.total == Self.film.count)
            world.yandex.letTimePass(.seconds(5 * 3600))
            world.yandex.conduct.content = []
            let steps = Steps()
            let count = try await world.transfers.download(item, to: place) { steps.add($0.count) }
            #expect(count == Self.film.count && steps.first >= kept.received.count)
            #expect(try Data(contentsOf: place) == Self.film)
        }
    }

    @Test(.requirement("DR-3")) func `take a name as long as can be, and refuse a longer one`() async throws {
        let (long, longer) = (String(repeating: "д", count: 125) + "x.txt", String(repeating: "д", count: 200))
        try await DiskWorld.whileOpen([ShelvedFile(long, Self.film), ShelvedFile(longer, Self.film)]) { world in
            try await withFolder { folder in
                for name in [long, longer] {
                    let (item, place) = (try await world.item("/" + name), folder.appending(component: name))
                    guard name == longer else {
                        #expect(try await world.transfers.download(item, to: place) { _ in } == Self.film.count)
                        continue
                    }
                    await #expect(throws: DriveError.nameTooLongHere) {
                        try await world.transfers.download(item, to: place) { _ in }
                    }
                }
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [long])
            }
        }
    }

    @Test(.requirement("DR-3")) func `keep nothing that is not what the service says it is`() async throws {
        try await withFilm { world, folder in
            let (item, place) = (try await world.item("/film.mp4"), folder.appending(path: "film.mp4"))
            let transfers = YandexTransfers(
                world.disk, downloader: Downloader(client: BadLine(client: URLSessionClient())),
                uploads: URLSessionClient())
            await #expect(throws: DriveError.damaged) { try await transfers.download(item, to: place) { _ in } }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
            #expect(await transfers.unfinished(at: place) == nil)
        }
    }

    @Test func `bring nothing in which a virus was found`() async throws {
        try await DiskWorld.whileOpen([ShelvedFile("eicar.com", Data("X5O!P%".utf8))]) { world in
            try await withFolder { folder in
                let item = try await world.item("/eicar.com")
                await #expect(throws: DriveError.infected) {
                    try await world.transfers.download(item, to: folder.appending(path: "x")) { _ in }
                }
            }
        }
    }

    // MARK: Uploads

    @Test func `go where the link says, in one try, without the token`() async throws {
        try await withFilm { world, folder in
            let sent = try await upload(world, folder)
            #expect(sent.change == .done && world.yandex.file(at: "disk:/up.bin") == Self.film)
            let put = try #require(world.wire.requests.first { $0.method == .put })
            #expect(put.headers["Authorization"] == nil && put.url.port == world.running.contentAddress.port)
        }
    }

    @Test(arguments: [
        (UploadFlaw.full, DriveError.diskFull), (.tooLarge, .fileTooLarge), (.failed, .serviceFailed),
        (.lost, .offline),
    ])
    func `say why the host did not take the file`(flaw: UploadFlaw, error: DriveError) async throws {
        try await withFilm(YandexConduct(uploads: [flaw])) { world, folder in
            await #expect(throws: error) { try await upload(world, folder) }
            #expect(world.yandex.file(at: "disk:/up.bin") == nil)
            // Each try has a link of its own.
            #expect(
                world.yandex.requests(to: "/v1/disk/resources/upload") == ([.failed, .lost].contains(flaw) ? 3 : 1))
        }
    }

    @Test func `say that the session has ended in the middle, and send the rest of it after another sign-in`()
        async throws
    {
        try await withFilm(YandexConduct(uploads: [.lost])) { world, folder in
            // The link is still given; the connection breaks once all was sent, and no other link is given.
            world.yandex.withdrawTokens(after: 1)
            await #expect(throws: DriveError.signInNeeded(.sessionEnded)) { try await upload(world, folder) }
            #expect(world.yandex.file(at: "disk:/up.bin") == nil)
        }
        try await withFilm(YandexConduct(content: [.cut(afterBytes: 150_000)])) { world, folder in
            let (item, place) = (try await world.item("/film.mp4"), folder.appending(path: "film.mp4"))
            world.yandex.withdrawTokens(after: 1)
            await #expect(throws: DriveError.self) { try await world.transfers.download(item, to: place) { _ in } }
            let kept = try #require(await world.transfers.unfinished(at: place))
            #expect(kept.received.count >= 150_000)
            await #expect(throws: DriveError.signInNeeded(.sessionEnded)) {
                try await world.transfers.download(item, to: place) { _ in }
            }
            #expect(await world.transfers.unfinished(at: place) == kept)
        }
    }

    @Test func `notice that a file arrived, although nobody said so`() async throws {
        try await withFilm(YandexConduct(uploads: [.keptInSilence])) { world, folder in
            let sent = try await upload(world, folder)
            #expect(sent.sizeInBytes == Self.film.count && sent.change == .done)
            #expect(world.yandex.requests(to: "/v1/disk/resources/upload") == 1)
        }
    }

    @Test func `tell what was sent, so that damage on the way is seen`() async throws {
        try await withFilm(YandexConduct(uploads: [.damaged])) { world, folder in
            let sent = try await upload(world, folder)
            let there = try await world.item("/up.bin").file?.digests
            #expect(there?.agree(with: sent.digests) == false)
        }
    }

    @Test func `are followed where the host puts the file in its place later`() async throws {
        try await withFilm(YandexConduct(uploads: [.accepted])) { world, folder in
            guard case .underWay(let operation) = try await upload(world, folder).change else {
                Issue.record("it takes time")
                return
            }
            #expect(try await world.disk.state(of: operation) == .done)
        }
    }

    @Test func `end before a byte is sent, where the disk is full or something is there`() async throws {
        try await withFilm { world, folder in
            let file = folder.appending(path: "f")
            try Data("x".utf8).write(to: file)
            await #expect(throws: DriveError.alreadyExists) {
                try await world.transfers.upload(file, to: .of("/film.mp4"), replacing: false) { _ in }
            }
            world.yandex.capacity = Self.film.count
            await #expect(throws: DriveError.diskFull) {
                try await world.transfers.upload(file, to: .of("/g"), replacing: false) { _ in }
            }
            #expect(!world.wire.requests.contains { $0.method == .put })
        }
    }
}

/// A line on which one bit of each piece falls over.
private struct BadLine: HTTPStreamingClient {
    let client: URLSessionClient

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { try await client.send(request) }

    func receive(_ request: HTTPRequest, into sink: some HTTPBodySink) async throws(HTTPFailure) -> HTTPReception {
        try await client.receive(request, into: BadEnd(sink: sink))
    }

    private struct BadEnd<Sink: HTTPBodySink>: HTTPBodySink {
        let sink: Sink

        func begin(_ head: HTTPResponseHead) -> Bool { sink.begin(head) }

        func take(_ piece: Data) -> Bool {
            var spoiled = piece
            if !spoiled.isEmpty { spoiled[spoiled.startIndex] ^= 1 }
            return sink.take(spoiled)
        }
    }
}

/// What a transfer told first.
private final class Steps: Sendable {
    private let counts = Mutex<[Int]>([])
    var first: Int { counts.withLock { $0.first ?? 0 } }
    func add(_ count: Int) { counts.withLock { $0.append(count) } }
}
