import Foundation
import HTTPTransport
import MisbehavingServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Cancelling over a transport` {
    @Test(arguments: Transport.allCases) func `before the request sends nothing`(_ transport: Transport) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer())
        defer { server.stop() }
        let asking = Task { [client] in
            while !Task.isCancelled { await Task.yield() }
            return try await client.send(HTTPRequest(.get, server.url()))
        }

        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
        #expect(server.requests.isEmpty)
    }

    @Test(
        arguments: Transport.allCases,
        [
            Reply.silence,
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhello").then(.waitForEnd),
            .raw("HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=a\r\nContent-Length: 10\r\n\r\nhello").then(
                .waitForEnd),
        ])
    func `within the request ends it and closes its connection`(_ transport: Transport, _ reply: Reply) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(reply)
        defer { server.stop() }
        let asking = Task { [client] in try await client.send(HTTPRequest(.get, server.url())) }
        _ = await server.requests(atLeast: 1)

        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases) func `one request leaves the others alone`(_ transport: Transport) async throws
    {
        let client = transport.client()
        let signal = Signal()
        let server = try MisbehavingServer { request in
            request.target == "/silent"
                ? .silence : [.waitFor(signal), .send(Data("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8))]
        }
        defer { server.stop() }
        let silent = Task { [client] in try await client.send(HTTPRequest(.get, server.url("/silent"))) }
        let other = Task { [client] in try await client.send(HTTPRequest(.get, server.url("/other"))) }
        _ = await server.requests(atLeast: 2)

        silent.cancel()
        await #expect(throws: HTTPFailure.cancelled) { try await silent.value }
        signal.tell()

        #expect(try await other.value.status == 200)
    }

    /// In a process of its own: a crash of the transport would take all the other tests along, and descriptors of this
    /// process belong to other tests as well.
    @Test(arguments: Transport.allCases) func `hundreds of requests at any moment neither crashes nor hangs nor leaks`(
        _ transport: Transport
    ) async {
        await #expect(processExitsWith: .success) { [transport] in
            let server = try MisbehavingServer { request in
                switch request.target {
                case "/small": .answer("hello, hello, hello, hello")
                case "/large": .answer(body: Data(repeating: 1, count: 1 << 20))
                case "/401": .answer(401, headers: ["WWW-Authenticate: Basic realm=\"a\""], "who")
                default: .silence
                }
            }
            let client = transport.client()

            func storm(_ count: Int) async {
                await withTaskGroup(of: Void.self) { group in
                    for worker in 0..<8 {
                        group.addTask {
                            let target = ["/small", "/large", "/401", "/silent"][worker % 4]
                            for _ in 0..<count {
                                let asking = Task {
                                    try await client.send(HTTPRequest(.get, server.url(target), deadline: .seconds(60)))
                                }
                                try? await Task.sleep(for: .microseconds(.random(in: 0...3000)))
                                asking.cancel()
                                _ = try? await asking.value  // An answer or a cancellation: both are right.
                            }
                        }
                    }
                }
            }
            func openDescriptors() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
            }

            await storm(20)
            // This process is also the server, which may be slower to notice what was closed.
            await server.openConnections(fallTo: 16)
            let before = try openDescriptors()
            await storm(80)
            await server.openConnections(fallTo: 16)
            let after = try openDescriptors()
            // Some connections are kept for the next request; 640 cancelled ones are not.
            try #require(after <= before + 20)
        }
    }
}
