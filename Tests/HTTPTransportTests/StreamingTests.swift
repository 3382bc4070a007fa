import Foundation
import HTTPTransport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A streamed answer` {
    private let film = HTTPRequest(.get, URL(string: "https://host.example/film?token=abcdef")!)
    private let body = Data((0..<100_000).map { UInt8($0 % 251) })

    @Test func `comes in pieces, whole`() async throws {
        let client = CannedHTTPClient { [body] _ in .answer(status: 200, headers: ["A": "b"], body: body) }
        let sink = CollectingSink()

        let head = HTTPResponseHead(status: 200, headers: ["A": "b"], url: film.url)
        #expect(try await client.receive(film, into: sink) == .whole(head))
        #expect(sink.heads == [head])
        #expect(sink.body == body)
    }

    @Test func `that breaks off leaves the pieces before`() async throws {
        let client = CannedHTTPClient { [body] _ in
            .cut(afterBytes: 40_000, .malformed(detail: "cut"), .answer(status: 200, headers: [:], body: body))
        }
        let sink = CollectingSink()

        await #expect(throws: HTTPFailure.malformed(detail: "cut")) { try await client.receive(film, into: sink) }
        #expect(sink.body == body.prefix(40_000))
        await #expect(throws: HTTPFailure.malformed(detail: "cut")) { try await client.send(film) }
    }

    @Test(arguments: [0, 20_000])
    func `ends where its sink wants no more`(_ limit: Int) async throws {
        let client = CannedHTTPClient { [body] _ in .answer(status: 404, headers: [:], body: body) }
        let sink = CollectingSink(limit: limit)

        let reception = try await client.receive(film, into: sink)
        #expect(reception == .declined(HTTPResponseHead(status: 404, url: film.url)))
        #expect(sink.body.count < 20_000 + 16_385)
    }

    @Test func `longer than its request allows is refused`() async throws {
        var request = film
        request.maximumBodySizeInBytes = 50_000
        let client = CannedHTTPClient { [body] _ in .answer(status: 200, headers: [:], body: body) }

        await #expect(throws: HTTPFailure.tooLarge(limitInBytes: 50_000)) {
            try await client.receive(request, into: CollectingSink())
        }
    }

    @Test func `is followed past redirects, whose bodies nobody sees, and without credentials to another host`()
        async throws
    {
        var request = film
        request.headers = ["Authorization": "Bearer secret", "Range": "bytes=5-"]
        let client = CannedHTTPClient { [body] request in
            request.url.host == "host.example"
                ? .status(302, headers: ["Location": "https://other.example/film"], body: "moved")
                : .answer(status: 206, headers: [:], body: body)
        }
        let sink = CollectingSink()

        let reception = try await client.following().receive(request, into: sink)

        let end = URL(string: "https://other.example/film")!
        #expect(reception == .whole(HTTPResponseHead(status: 206, url: end)))
        #expect(sink.heads.map(\.status) == [206])
        #expect(sink.body == body)
        #expect(client.requests.last?.headers == ["Range": "bytes=5-"])
    }

    @Test(arguments: ["http://host.example/", "https://host.example/film?token=abcdef"])
    func `is not followed from https to http, nor for ever`(_ location: String) async {
        let client = CannedHTTPClient(.status(302, headers: ["Location": location]))

        await #expect {
            try await client.following().receive(film, into: CollectingSink())
        } throws: { error in
            if case HTTPFailure.badRedirect = error { true } else { false }
        }
        #expect(client.requests.count <= 11)
    }

    @Test func `is told to the log with its size and without its secrets`() async throws {
        let lines = Mutex<[HTTPLogEntry]>([])
        let client = CannedHTTPClient { [body] _ in .answer(status: 200, headers: [:], body: body) }
            .logging { entry in lines.withLock { $0.append(entry) } }

        _ = try await client.receive(film, into: CollectingSink())

        #expect(lines.withLock { $0.map(\.outcome) } == [.answered(status: 200, bodySizeInBytes: 100_000)])
        #expect(lines.withLock { $0.map(\.address) } == ["https://host.example/film?token=\(Redaction.mark)"])
    }
}
