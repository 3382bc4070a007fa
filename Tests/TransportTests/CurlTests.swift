#if os(Linux)
import CurlTransport
import Foundation
import HTTPTransport
import MisbehavingServer
import Testing

/// Where URLSession does not understand, or ends the process.
@Suite(.timeLimit(.minutes(2))) struct `libcurl` {
    private let client = CurlClient()

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Length:5\r\n\r\nhello", "HTTP/1.1 200\r\nContent-Length: 5\r\n\r\nhello",
        "HTTP/1.1 200 OK\nContent-Length: 5\n\nhello",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nX-Trailer: a\r\n\r\n",
    ])
    func `understands what is written carelessly, and passes over trailers`(_ raw: String) async throws {
        let server = try MisbehavingServer(.raw(raw).then(.close))
        defer { server.stop() }

        let response = try await client.send(HTTPRequest(.get, server.url()))

        #expect(response.body == Data("hello".utf8))
        #expect(response.headers["X-Trailer"] == nil)
    }

    @Test(arguments: ["HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n\0: a\r\nContent-Length: 0\r\n\r\n"])
    func `tells of a head that is cut, or has a NUL in it`(_ raw: String) async throws {
        let server = try MisbehavingServer(.raw(raw).then(.close))
        defer { server.stop() }

        await #expect {
            try await client.send(HTTPRequest(.get, server.url()))
        } throws: { error in
            if case HTTPFailure.malformed = error { true } else { false }
        }
    }
}
#endif
