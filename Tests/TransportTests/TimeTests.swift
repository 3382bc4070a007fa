import Foundation
import HTTPTransport
import MisbehavingServer
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Time over a transport` {
    @Test(
        arguments: Transport.allCases,
        [
            Reply.silence,
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n").then(.waitForEnd),
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello").then(.waitForEnd),
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n").then(
                .pause(.milliseconds(200)), .send(Data("hello".utf8)), .waitForEnd),
        ])
    func `is up when no byte comes for the idle time-out`(_ transport: Transport, _ reply: Reply) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(reply)
        defer { server.stop() }

        await #expect(throws: HTTPFailure.timedOut) {
            try await client.send(
                HTTPRequest(.get, server.url(), deadline: .seconds(3600), idleTimeout: .milliseconds(400)))
        }
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases) func `goes on while bytes come, however few`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let body = Data(repeating: 1, count: 40)
        let server = try MisbehavingServer([
            .send(Data("HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n".utf8)),
            .trickle(body, every: .milliseconds(100)),
        ])
        defer { server.stop() }

        let request = HTTPRequest(.get, server.url(), deadline: .seconds(3600), idleTimeout: .seconds(3))
        #expect(try await client.send(request).body == body)
    }

    @Test(
        arguments: Transport.allCases,
        [
            Reply.silence,
            [
                .send(Data("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n".utf8)),
                .trickle(Data(repeating: 0, count: 100_000), every: .milliseconds(50)),
            ],
            [
                .trickle(
                    Data("HTTP/1.1 200 OK\r\nX: \(String(repeating: "a", count: 9000))".utf8), every: .milliseconds(50))
            ],
        ])
    func `is up at the deadline, bytes or not`(_ transport: Transport, _ reply: Reply) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(reply)
        defer { server.stop() }

        await #expect(throws: HTTPFailure.timedOut) {
            try await client.send(
                HTTPRequest(.get, server.url(), deadline: .milliseconds(700), idleTimeout: .seconds(60)))
        }
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases, [Duration.zero, .seconds(-1)])
    func `that is already up sends nothing`(_ transport: Transport, _ deadline: Duration) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer())
        defer { server.stop() }

        await #expect(throws: HTTPFailure.timedOut) {
            try await client.send(HTTPRequest(.get, server.url(), deadline: deadline))
        }
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: Transport.allCases, [Duration.seconds(Int64.max), .seconds(100 * 365 * 86_400)])
    func `may be as good as endless`(_ transport: Transport, _ deadline: Duration) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer())
        defer { server.stop() }

        let request = HTTPRequest(.get, server.url(), deadline: deadline, idleTimeout: deadline)
        #expect(try await client.send(request).status == 200)
    }
}
