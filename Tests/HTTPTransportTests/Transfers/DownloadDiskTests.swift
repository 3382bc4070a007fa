import Foundation
import HTTPTransport
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The disk under a download` {
    private let film = Film(sizeInBytes: 2_000_000)
    private let folder: DownloadFolder

    init() throws {
        folder = try DownloadFolder()
    }

    private var client: CannedHTTPClient { CannedHTTPClient { [film] in film.answer(to: $0) } }

    /// Leaves a part of the film behind.
    private func leavePart(from order: DownloadOrder) async throws {
        let client = CannedHTTPClient { [film] request in
            Film.range(of: request)?.lowerBound ?? 0 > 1_000_000 ? .status(404) : film.answer(to: request)
        }
        await #expect(throws: DownloadFailure.refused(status: 404)) {
            try await Downloader.testing(client).download(order)
        }
        try #require(try Data(contentsOf: folder.part).count > 1_000_000)
    }

    @Test func `holds one download of a file at a time`() async throws {
        let gate = Gate()
        let held = CannedHTTPClient { [film] in .held(until: gate, then: film.answer(to: $0)) }
        let order = folder.order
        let first = Task { try await Downloader.testing(held).download(order) }
        _ = await held.requests(atLeast: 1)

        await #expect(throws: DownloadFailure.busy) { try await Downloader.testing(client).download(order) }

        gate.open()
        _ = try await first.value
        #expect(try folder.content == film.content)
        _ = try await Downloader.testing(client).download(order)
    }

    /// The endings of what is unfinished need room of their own: 255 bytes are all that a file system takes.
    @Test(arguments: [240, 241, 242, 250, 255])
    func `takes a name as long as can be, and goes on with it`(_ length: Int) async throws {
        let letters = (length - 4) / 2
        let name = String(repeating: "д", count: letters) + String(repeating: "x", count: length - 4 - letters * 2)
        let (file, other) = (
            folder.url.appending(component: name + ".mp4"), folder.url.appending(component: name + ".mp3")
        )
        let half = CannedHTTPClient { [film] request in
            Film.range(of: request)?.lowerBound ?? 0 > 1_000_000 ? .status(404) : film.answer(to: request)
        }
        await #expect(throws: DownloadFailure.refused(status: 404)) {
            try await Downloader.testing(half).download(DownloadOrder(Film.url, to: file))
        }
        let came = try #require(await Downloader.testing(client).unfinished(at: file)?.receivedBytes)
        #expect(came > 0)
        #expect(await Downloader.testing(client).unfinished(at: other) == nil)
        let client = client
        #expect(try await Downloader.testing(client).download(DownloadOrder(Film.url, to: file)) == film.content.count)
        #expect(client.requests.allSatisfy { Film.range(of: $0)?.lowerBound ?? 0 > 0 })
        #expect(try Data(contentsOf: file) == film.content)
        #expect(folder.names == [file.lastPathComponent])
    }

    @Test func `says that a name is longer than it takes`() async throws {
        let file = folder.url.appending(component: String(repeating: "x", count: 256))
        let client = client
        await #expect(throws: DownloadFailure.nameTooLong) {
            try await Downloader.testing(client).download(DownloadOrder(Film.url, to: file))
        }
        #expect(folder.names.isEmpty)
        #expect(client.requests.isEmpty)
    }

    @Test func `without the folder is told at once`() async throws {
        let order = DownloadOrder(Film.url, to: folder.url.appending(path: "missing/film.mp4"))
        let client = client
        await #expect(throws: DownloadFailure.folderMissing) { try await Downloader.testing(client).download(order) }
        #expect(client.requests.isEmpty)
    }

    @Test func `whose folder is removed in the middle is told soon`() async throws {
        let path = folder.url.path
        let client = CannedHTTPClient { [film] request in
            // Best effort: the download itself may be writing into it.
            if Film.range(of: request)?.lowerBound ?? 0 > 500_000 { try? FileManager.default.removeItem(atPath: path) }
            return film.answer(to: request)
        }
        await #expect(throws: DownloadFailure.folderMissing) {
            try await Downloader.testing(client).download(folder.order)
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func `that may not be written is told at once`() async throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
        await #expect(throws: DownloadFailure.notWritable) {
            try await Downloader.testing(client).download(folder.order)
        }
    }

    @Test func `with a link in the part's place is not written through it`() async throws {
        let other = folder.url.appending(path: "other")
        try Data("other".utf8).write(to: other)
        try FileManager.default.createSymbolicLink(at: folder.part, withDestinationURL: other)
        await #expect(throws: DownloadFailure.self) { try await Downloader.testing(client).download(folder.order) }
        #expect(try Data(contentsOf: other) == Data("other".utf8))
    }

    @Test func `keeps what came to its owner`() async throws {
        try await leavePart(from: folder.order)
        for file in [folder.part, folder.account] {
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test(arguments: ["", "{}", "[1, 2", "{\"format\": 99}"])
    func `with a damaged account starts anew`(_ text: String) async throws {
        try await leavePart(from: folder.order)
        try Data(text.utf8).write(to: folder.account)
        let client = client
        _ = try await Downloader.testing(client).download(folder.order)
        #expect(try folder.content == film.content)
        #expect(client.requests.first.flatMap(Film.range)?.lowerBound == 0)
    }

    @Test func `with a part that is shorter than its account starts anew`() async throws {
        try await leavePart(from: folder.order)
        try (try Data(contentsOf: folder.part)).prefix(1000).write(to: folder.part)
        _ = try await Downloader.testing(client).download(folder.order)
        #expect(try folder.content == film.content)
    }

    @Test func `with another source's part starts anew, and with the same one's goes on`() async throws {
        var order = folder.order
        order.source = "film 7"
        try await leavePart(from: order)
        // A signed address is another one each time.
        order.url = URL(string: "https://host.example/film.mp4?signature=2")!
        let again = client
        _ = try await Downloader.testing(again).download(order)
        #expect(again.requests.first.flatMap(Film.range)?.lowerBound ?? 0 > 1_000_000)

        try await leavePart(from: order)
        order.source = "film 8"
        let other = client
        _ = try await Downloader.testing(other).download(order)
        #expect(other.requests.first.flatMap(Film.range)?.lowerBound == 0)
        #expect(try folder.content == film.content)
    }
}
