import Foundation
import HTTPTransport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A canned client` {
    private let feed = HTTPRequest(.get, URL(string: "https://feed.example/videos?page=1")!)

    @Test func `gives its answers in their order, the last one again and again`() async throws {
        let client = CannedHTTPClient(.status(503), .json("{}"))

        #expect(try await client.send(feed).status == 503)
        for _ in 1...2 {
            let response = try await client.send(feed)
            #expect(response.body == Data("{}".utf8))
            #expect(response.headers["content-type"] == "application/json")
            #expect(response.url == feed.url)
        }
        #expect(client.requests == [feed, feed, feed])
    }

    @Test func `answers by method and address, and refuses what it was not told of`() async throws {
        let client = CannedHTTPClient([.get(feed.url): [.json("[]")], .post(feed.url): [.status(201)]])

        #expect(try await client.send(feed).status == 200)
        #expect(try await client.send(HTTPRequest(.post, feed.url)).status == 201)
        await #expect(throws: HTTPFailure.badRequest(detail: "no canned answer for DELETE \(feed.url)")) {
            try await client.send(HTTPRequest(.delete, feed.url))
        }
    }

    @Test(arguments: [HTTPFailure.timedOut, .offline(detail: "gone"), .malformed(detail: "cut"), .cancelled])
    func `fails as it is told`(_ failure: HTTPFailure) async {
        await #expect(throws: failure) { try await CannedHTTPClient(.failure(failure)).send(feed) }
    }

    @Test func `holds an answer until its gate opens`() async throws {
        let gate = Gate()
        let client = CannedHTTPClient(.held(until: gate, then: .status(204)))

        async let response = client.send(feed)
        #expect(await client.requests(atLeast: 1) == [feed])
        gate.open()

        #expect(try await response.status == 204)
    }

    @Test func `lets go of a held answer when the caller is cancelled`() async {
        let client = CannedHTTPClient(.held(until: Gate(), then: .status(204)))
        let asking = Task { [feed] in try await client.send(feed) }
        _ = await client.requests(atLeast: 1)

        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
    }

    @Test func `keeps the request's size limit`() async {
        var request = feed
        request.maximumBodySizeInBytes = 4

        await #expect(throws: HTTPFailure.tooLarge(limitInBytes: 4)) {
            try await CannedHTTPClient(.json("12345")).send(request)
        }
    }

    @Test(arguments: [
        HTTPRequest(.get, URL(string: "file:///etc/passwd")!),
        HTTPRequest(.get, URL(string: "ftp://host/a")!),
        HTTPRequest(.get, URL(string: "https:///path")!),
        HTTPRequest(.get, URL(string: "/relative")!),
        HTTPRequest(.get, URL(string: "https://user:word@host/")!),
        HTTPRequest(.get, URL(string: "https://user@host/")!),
        HTTPRequest(.get, URL(string: "https://host/")!, body: Data("a".utf8)),
        HTTPRequest(.head, URL(string: "https://host/")!, body: Data("a".utf8)),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["X": "a\r\nAuthorization: b"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["X": "a\nb"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["X": "a\0b"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["X Y": "a"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["": "a"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["X:": "a"]),
        HTTPRequest(.post, URL(string: "https://host/")!, headers: ["Content-Length": "5"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["TE": "trailers"]),
        HTTPRequest(.get, URL(string: "https://host/")!, headers: ["host": "other"]),
    ])
    func `refuses what no transport can send`(_ request: HTTPRequest) async {
        let client = CannedHTTPClient(.status(200))

        await #expect { try await client.send(request) } throws: { error in
            if case HTTPFailure.badRequest = error { true } else { false }
        }
        #expect(client.requests.isEmpty)
    }
}
