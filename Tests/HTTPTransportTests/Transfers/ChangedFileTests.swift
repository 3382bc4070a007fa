import Foundation
import HTTPTransport
import Synchronization
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2)), .requirement("VD-16")) struct `A file that changes while it is downloaded` {
    private let folder: DownloadFolder

    init() throws {
        folder = try DownloadFolder()
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: Film
        let after: Film
    }

    static var changes: [Change] {
        var dated = (Film(version: 1), Film(version: 2))
        dated.0.headers = ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"]
        dated.1.headers = ["Last-Modified": "Sun, 06 Nov 1994 08:49:38 GMT"]
        var sized = (Film(sizeInBytes: 100_000, version: 1), Film(sizeInBytes: 100_001, version: 2))
        sized.0.headers = ["ETag": "\"same\""]
        sized.1.headers = ["ETag": "\"same\""]
        var undated = Film(version: 2)
        undated.headers = [:]
        return [
            Change(testDescription: "its ETag", before: Film(version: 1), after: Film(version: 2)),
            Change(testDescription: "its date", before: dated.0, after: dated.1),
            Change(testDescription: "its length", before: sized.0, after: sized.1),
            Change(testDescription: "its host, to one that tells nothing", before: Film(version: 1), after: undated),
            Change(
                testDescription: "to a shorter one", before: Film(version: 1), after: Film(sizeInBytes: 9, version: 2)),
            Change(
                testDescription: "to nothing", before: Film(version: 1), after: Film(sizeInBytes: 0, version: 2)),
        ]
    }

    @Test(arguments: changes) func `between two ranges is started anew, never a mix`(_ change: Change) async throws {
        let counter = Counter()
        let client = CannedHTTPClient { (counter.next < 3 ? change.before : change.after).answer(to: $0) }
        _ = try await Downloader.testing(client).download(folder.order)
        #expect(try folder.content == change.after.content)
        #expect(folder.names == ["film.mp4"])
    }

    @Test(arguments: changes, [false, true])
    func `between two attempts is started anew, never a mix`(_ change: Change, _ hasRanges: Bool) async throws {
        let counter = Counter()
        let first = CannedHTTPClient { counter.next < 3 ? change.before.answer(to: $0) : .status(404) }
        await #expect(throws: DownloadFailure.refused(status: 404)) {
            try await Downloader.testing(first).download(folder.order)
        }
        #expect(try Data(contentsOf: folder.part).count > 20_000)

        let second = CannedHTTPClient { hasRanges ? change.after.answer(to: $0) : change.after.whole }
        _ = try await Downloader.testing(second).download(folder.order)
        #expect(try folder.content == change.after.content)
    }

    @Test func `is checked anew with what it has become`() async throws {
        let (before, after) = (Film(version: 1), Film(version: 2))
        let (counter, wasShown) = (Counter(), Gate())
        var order = folder.order
        order.check = Comparison(with: after.content) { _ in wasShown.open() }
        let client = CannedHTTPClient { request in
            // The check has seen some of what is gone.
            counter.next < 3 ? before.answer(to: request) : .held(until: wasShown, then: after.answer(to: request))
        }
        _ = try await Downloader.testing(client).download(order)
        #expect(try folder.content == after.content)
    }

    @Test func `with every answer is asked for in one`() async throws {
        let counter = Counter()
        let film = Film()
        let client = CannedHTTPClient { request in
            var film = film
            film.headers = ["ETag": "\"\(counter.next)\""]
            return film.answer(to: request)
        }
        _ = try await Downloader.testing(client).download(folder.order)
        #expect(try folder.content == film.content)
        #expect(client.requests.last?.headers["Range"] == nil)
    }

    @Test(arguments: [HTTPHeaders(), ["ETag": "W/\"1\""]])
    func `unnoticeably comes in one answer, and a cut starts it anew`(_ headers: HTTPHeaders) async throws {
        var film = Film()
        film.headers = headers
        let counter = Counter()
        let client = CannedHTTPClient { [film] request in
            let answer = film.answer(to: request)
            let number = counter.next
            return number == 0 || number > 3 ? answer : .cut(afterBytes: 60_000, .malformed(detail: "cut"), answer)
        }
        _ = try await Downloader.testing(client).download(folder.order)
        #expect(try folder.content == film.content)
        #expect(client.requests.dropFirst().allSatisfy { $0.headers["Range"] == nil })
    }

    @Test func `whose host knows no ranges comes in one answer, and gives up when it is always cut there`() async throws
    {
        let film = Film()
        let client = CannedHTTPClient { _ in .cut(afterBytes: 60_000, .malformed(detail: "cut"), film.whole) }
        await #expect(throws: DownloadFailure.broken(detail: "cut")) {
            try await Downloader.testing(client).download(folder.order)
        }
        #expect(!folder.names.contains("film.mp4"))

        _ = try await Downloader.testing(CannedHTTPClient(film.whole)).download(folder.order)
        #expect(try folder.content == film.content)
    }

    @Test func `without a length is whole when its answer ends well`() async throws {
        let film = Film()
        let client = CannedHTTPClient(.answer(status: 200, headers: [:], body: film.content))
        let totals = Mutex<[Int?]>([])
        _ = try await Downloader.testing(client).download(folder.order) { progress in
            totals.withLock { $0.append(progress.totalBytes) }
        }
        #expect(try folder.content == film.content)
        #expect(totals.withLock { $0.first } == .some(nil))
    }

    @Test(arguments: [40_000, 100_050])
    func `and is not as long as its answer says never gets its name`(_ length: Int) async throws {
        let film = Film(sizeInBytes: length)
        let client = CannedHTTPClient(
            .answer(status: 200, headers: ["Content-Length": "100000"], body: film.content))
        await #expect {
            try await Downloader.testing(client).download(folder.order)
        } throws: { error in
            switch error {
            case DownloadFailure.broken, DownloadFailure.misanswered: true
            default: false
            }
        }
        #expect(!folder.names.contains("film.mp4"))
    }
}
