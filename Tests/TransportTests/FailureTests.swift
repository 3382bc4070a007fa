import Foundation
import HTTPTransport
import MisbehavingServer
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A failure over a transport` {
    private func kind(_ error: any Error) -> String {
        "\(error)".prefix { $0 != "(" }.description
    }

    private func failure(of reply: Reply, over transport: Transport) async throws -> String? {
        let server = try MisbehavingServer(reply)
        defer { server.stop() }
        do {
            _ = try await transport.client().send(HTTPRequest(.get, server.url()))
            return nil
        } catch {
            return kind(error)
        }
    }

    @Test(
        arguments: Transport.allCases,
        [
            ("a body shorter than its length", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello"),
            ("a cut status line", "HTTP/1.1 2"),
            ("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!"),
            ("a length past all numbers", "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\nhello"),
            ("a negative length", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello"),
            ("a strange transfer coding", "HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\nhello"),
            ("broken Brotli", "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 5\r\n\r\nhello"),
            ("a strange coding", "HTTP/1.1 200 OK\r\nContent-Encoding: odd\r\nContent-Length: 5\r\n\r\nhello"),
            ("a cut 401", "HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=a\r\nContent-Length: 9\r\n\r\nhello"),
            ("chunks without an end", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n"),
            ("a cut chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nhello"),
            ("a chunk of no number", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n"),
            ("an error status, cut", "HTTP/1.1 500 No\r\nContent-Length: 10\r\n\r\nhello"),
            ("no HTTP at all", "SSH-2.0-OpenSSH_9.2\r\n"),
            ("nothing", ""),
            ("broken gzip", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello"),
        ])
    func `is told, never a short answer`(_ transport: Transport, _ answer: (what: String, raw: String)) async throws {
        #expect(try await failure(of: .raw(answer.raw).then(.close), over: transport) == "malformed")
    }

    @Test(arguments: Transport.allCases) func `is told when the connection is reset, before and within the answer`(
        _ transport: Transport
    ) async throws {
        #expect(try await failure(of: .reset, over: transport) == "offline")
        #expect(
            try await failure(
                of: .raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello").then(.reset), over: transport)
                == "offline")
    }

    @Test(arguments: Transport.allCases) func `is "offline" where nobody listens`(_ transport: Transport) async throws {
        let client = transport.client()
        let port = try DeafPort()
        defer { port.close() }

        await #expect {
            try await client.send(HTTPRequest(.get, port.url))
        } throws: {
            kind($0) == "offline"
        }
    }

    @Test(arguments: Transport.allCases) func `is "offline" where there is no such host`(_ transport: Transport) async {
        let client = transport.client()
        await #expect {
            try await client.send(HTTPRequest(.get, URL(string: "http://no-such-host.invalid/?access_token=hush")!))
        } throws: { kind($0) == "offline" && !"\($0)".contains("hush") }
    }

    @Test(arguments: Transport.allCases) func `is "too large" as soon as the head tells so`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(.raw("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n").then(.waitForEnd))
        defer { server.stop() }

        await #expect(throws: HTTPFailure.tooLarge(limitInBytes: 1000)) {
            try await client.send(HTTPRequest(.get, server.url(), maximumBodySizeInBytes: 1000))
        }
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases) func `is "too large" as soon as more has come than allowed`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let chunk = "400\r\n\(String(repeating: "a", count: 1024))\r\n"
        let server = try MisbehavingServer(
            .raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)").then(.waitForEnd))
        defer { server.stop() }

        await #expect(throws: HTTPFailure.tooLarge(limitInBytes: 2047)) {
            try await client.send(HTTPRequest(.get, server.url(), maximumBodySizeInBytes: 2047))
        }
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases) func `is "too large" for what is small only while it is packed`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(headers: ["Content-Encoding: gzip"], body: .gzippedHellos))
        defer { server.stop() }

        await #expect(throws: HTTPFailure.tooLarge(limitInBytes: 100)) {
            try await client.send(
                HTTPRequest(
                    .get, server.url(), headers: ["Accept-Encoding": "gzip"], maximumBodySizeInBytes: 100))
        }
    }

    @Test(arguments: Transport.allCases) func `does not come of a body exactly as large as allowed`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer("hello"))
        defer { server.stop() }

        let request = HTTPRequest(.get, server.url(), maximumBodySizeInBytes: 5)
        #expect(try await client.send(request).body.count == 5)
    }
}
