import Foundation
import HTTPTransport
import Synchronization
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A download` {
    private let film = Film()
    private let folder: DownloadFolder

    init() throws {
        folder = try DownloadFolder()
    }

    @Test(.requirement("VD-9")) func `brings the file in ranges, and leaves nothing beside it`() async throws {
        let client = CannedHTTPClient { [film] in film.answer(to: $0) }
        let reports = Mutex<[TransferProgress]>([])
        var order = folder.order
        order.headers = ["Authorization": "Bearer secret", "Accept-Encoding": "gzip", "Range": "bytes=5-6"]

        let size = try await Downloader.testing(client).download(order) { progress in
            reports.withLock { $0.append(progress) }
        }

        #expect(size == 100_000)
        #expect(try folder.content == film.content)
        #expect(folder.names == ["film.mp4"])
        #expect(client.requests.allSatisfy { $0.headers["Authorization"] == "Bearer secret" })
        #expect(client.requests.allSatisfy { $0.headers["Accept-Encoding"] == "identity" })
        #expect(client.requests.compactMap(Film.range).allSatisfy { $0.count <= 16_000 })
        #expect(reports.withLock { $0.first?.receivedBytes } == 0)
        let last = try #require(reports.withLock { $0.last })
        #expect(last.receivedBytes == 100_000)
        #expect(last.totalBytes == 100_000)
    }

    @Test func `asks each new connection for little first`() async throws {
        let film = Film(sizeInBytes: 3_000_000)
        let asked = Mutex<[Range<Int>]>([])
        let client = CannedHTTPClient { request in
            let count = asked.withLock { asked in
                asked += Film.range(of: request).map { [$0] } ?? []
                return asked.count
            }
            let answer = film.answer(to: request)
            return count == 2 ? .cut(afterBytes: 1_000_000, .malformed(detail: "cut"), answer) : answer
        }

        try await Downloader.testing(client, sliceSize: 8 << 20).download(folder.order)

        #expect(try folder.content == film.content)
        #expect(
            asked.withLock(\.self) == [
                0..<65_536, 65_536..<3_000_000, 1_065_536..<1_131_072, 1_131_072..<3_000_000,
            ])
    }

    @Test func `takes the place of an older file only when it is whole`() async throws {
        try Data("old".utf8).write(to: folder.file)
        let client = CannedHTTPClient { [film] request in
            Film.range(of: request)?.lowerBound ?? 0 > 50_000 ? .status(404) : film.answer(to: request)
        }

        await #expect(throws: DownloadFailure.refused(status: 404)) {
            try await Downloader.testing(client).download(folder.order)
        }
        #expect(try folder.content == Data("old".utf8))

        _ = try await Downloader.testing(CannedHTTPClient { [film] in film.answer(to: $0) }).download(folder.order)
        #expect(try folder.content == film.content)
    }

    @Test(.requirement("VD-16"), arguments: [1, 100, 5_000])
    func `whose every answer is cut after some bytes never gives up, and asks for none twice`(_ count: Int) async throws
    {
        let film = Film(sizeInBytes: count * 40)
        let asked = Mutex<[Int]>([])
        let client = CannedHTTPClient { request in
            asked.withLock { $0.append(Film.range(of: request)?.lowerBound ?? -1) }
            return .cut(afterBytes: count, .malformed(detail: "cut"), film.answer(to: request))
        }

        _ = try await Downloader.testing(client).download(folder.order)

        #expect(try folder.content == film.content)
        let starts = asked.withLock { $0 }
        #expect(starts == Array(Set(starts)).sorted())
    }

    @Test(arguments: [HTTPFailure.timedOut, .offline(detail: "gone"), .malformed(detail: "reset")])
    func `that gets nowhere ends, and says why`(_ failure: HTTPFailure) async throws {
        let client = CannedHTTPClient(.failure(failure))
        let found = await #expect(throws: DownloadFailure.self) {
            try await Downloader.testing(client).download(folder.order)
        }
        let expected: [HTTPFailure: DownloadFailure] = [
            .timedOut: .timedOut, .offline(detail: "gone"): .offline(detail: "gone"),
            .malformed(detail: "reset"): .broken(detail: "reset"),
        ]
        #expect(found == expected[failure])
        #expect(client.requests.count == 4)
        #expect(!folder.names.contains("film.mp4"))
    }

    @Test(.requirement("VD-10")) func `that was stopped goes on where it was`() async throws {
        let gate = Gate()
        let first = CannedHTTPClient { [film] request in
            Film.range(of: request)?.lowerBound ?? 0 >= 50_000
                ? .held(until: gate, then: .status(500)) : film.answer(to: request)
        }
        let order = folder.order
        let task = Task { try await Downloader.testing(first).download(order) }
        _ = await first.requests(atLeast: 5)
        task.cancel()
        await #expect(throws: DownloadFailure.cancelled) { try await task.value }
        #expect(folder.names == ["film.mp4.part", "film.mp4.part.json"])
        let kept = try Data(contentsOf: folder.part).count
        #expect(kept == 64_000)

        let second = CannedHTTPClient { [film] in film.answer(to: $0) }
        let reports = Mutex<[Int]>([])
        _ = try await Downloader.testing(second).download(order) { progress in
            reports.withLock { $0.append(progress.receivedBytes) }
        }

        #expect(try folder.content == film.content)
        #expect(second.requests.compactMap { Film.range(of: $0)?.lowerBound }.min() == kept)
        #expect(reports.withLock { $0.first } == kept)
        #expect(folder.names == ["film.mp4"])
    }

    @Test func `over several connections is the same file`() async throws {
        let film = Film(sizeInBytes: 3_000_000)
        let client = CannedHTTPClient { film.answer(to: $0) }

        _ = try await Downloader.testing(client, connections: 8).download(folder.order)

        #expect(try folder.content == film.content)
    }

    @Test func `of an empty file is an empty file`() async throws {
        let film = Film(sizeInBytes: 0)
        _ = try await Downloader.testing(CannedHTTPClient { film.answer(to: $0) }).download(folder.order)
        #expect(try folder.content.isEmpty)
    }

    @Test func `waits as the server asks, and goes on`() async throws {
        let counter = Counter()
        let client = CannedHTTPClient { [film] request in
            counter.next % 2 == 0 ? .status(503, headers: ["Retry-After": "0"]) : film.answer(to: request)
        }
        _ = try await Downloader.testing(client).download(folder.order)
        #expect(try folder.content == film.content)
    }

    @Test func `that is asked to wait too long says so`() async throws {
        let client = CannedHTTPClient(.status(429, headers: ["Retry-After": "3600"]))
        await #expect(throws: DownloadFailure.tryLater(status: 429, after: .seconds(3600))) {
            try await Downloader.testing(client).download(folder.order)
        }
        #expect(client.requests.count == 1)
    }

    @Test(arguments: [400, 401, 403, 404, 410, 451])
    func `that is refused is not asked for again`(_ status: Int) async throws {
        let client = CannedHTTPClient(.status(status))
        await #expect(throws: DownloadFailure.refused(status: status)) {
            try await Downloader.testing(client).download(folder.order)
        }
        #expect(client.requests.count == 1)
    }

    @Test func `of a page where a film was wanted is refused`() async throws {
        var film = film
        film.headers["Content-Type"] = "text/html"
        let client = CannedHTTPClient { [film] in film.answer(to: $0) }
        var order = folder.order
        order.accepts = { $0.headers["Content-Type"]?.hasPrefix("video/") == true }

        await #expect(throws: DownloadFailure.unacceptable) {
            try await Downloader.testing(client).download(order)
        }
        #expect(try Data(contentsOf: folder.part).isEmpty)
    }

    @Test func `that comes gzipped, though nobody asked, is refused`() async throws {
        var film = film
        film.headers["Content-Encoding"] = "gzip"
        let client = CannedHTTPClient { [film] in film.answer(to: $0) }

        await #expect {
            try await Downloader.testing(client).download(folder.order)
        } throws: { error in
            if case DownloadFailure.misanswered = error { true } else { false }
        }
        #expect(client.requests.count == 1)
    }

    @Test(arguments: ["http://host.example/film.mp4", "https://host.example/film.mp4", "file:///etc/passwd"])
    func `is not led from https to http, in circles, or out of the network`(_ location: String) async throws {
        let client = CannedHTTPClient(.status(302, headers: ["Location": location]))
        await #expect {
            try await Downloader.testing(client.following()).download(folder.order)
        } throws: { error in
            if case DownloadFailure.badRedirect = error { true } else { false }
        }
    }

    @Test func `of another length than expected is refused before its first byte`() async throws {
        var order = folder.order
        order.expectedSizeInBytes = 99_999
        await #expect(throws: DownloadFailure.wrongLength(expectedBytes: 99_999, announcedBytes: 100_000)) {
            try await Downloader.testing(CannedHTTPClient { [film] in film.answer(to: $0) }).download(order)
        }
        #expect(!folder.names.contains("film.mp4"))
    }

    @Test(arguments: [true, false]) func `is checked whole before it gets its name`(_ isRight: Bool) async throws {
        let film = Film(sizeInBytes: 2_500_000)
        var order = folder.order
        order.check = isRight ? Comparison(with: film.content) : Comparison(with: film.content + [1])
        let downloader = Downloader.testing(CannedHTTPClient { film.answer(to: $0) })

        if isRight {
            _ = try await downloader.download(order)
            #expect(folder.names == ["film.mp4"])
            #expect(try folder.content == film.content)
        } else {
            await #expect(throws: DownloadFailure.wrongContents) { try await downloader.download(order) }
            #expect(folder.names == [])
        }
    }

    @Test(.requirement("VD-10")) func `that is stopped while it is checked fetches nothing again`() async throws {
        let gate = Gate()
        let first = CannedHTTPClient { [film] in .held(until: gate, then: film.answer(to: $0)) }
        let running = Mutex<Task<Int, any Error>?>(nil)
        var order = folder.order
        order.check = Comparison(with: film.content) { [film] in
            if $0 == film.content.count { running.withLock { $0?.cancel() } }
        }
        let task = Task { [order] in try await Downloader.testing(first).download(order) }
        running.withLock { $0 = task }
        gate.open()
        await #expect(throws: DownloadFailure.cancelled) { try await task.value }
        #expect(folder.names == ["film.mp4.part", "film.mp4.part.json"])

        let second = CannedHTTPClient { [film] in film.answer(to: $0) }
        order.check = Comparison(with: film.content)
        _ = try await Downloader.testing(second).download(order)
        #expect(second.requests.isEmpty)
        #expect(try folder.content == film.content)
    }
}
