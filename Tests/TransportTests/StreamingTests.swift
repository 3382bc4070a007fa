import Foundation
import HTTPTransport
import MisbehavingServer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A streamed answer over a transport` {
    @Test(arguments: Transport.allCases) func `reaches its sink while it comes, and is whole`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let first = Data(repeating: 1, count: 30_000)
        let rest = Data(repeating: 2, count: 3_000_000)
        let signal = Signal()
        let server = try MisbehavingServer([
            .send(Data("HTTP/1.1 200 OK\r\nETag: \"a\"\r\nContent-Length: 3030000\r\n\r\n".utf8) + first),
            .waitFor(signal), .send(rest),
        ])
        defer { server.stop() }
        // The server goes on only when the first piece is here.
        let sink = PieceSink { _ in signal.tell() }

        let reception = try await client.receive(HTTPRequest(.get, server.url()), into: sink)

        guard case .whole(let head) = reception else { throw Unexpected() }
        #expect(head.status == 200)
        #expect(head.headers["ETag"] == "\"a\"")
        #expect(sink.head == head)
        #expect(sink.body == first + rest)
    }

    @Test(arguments: Transport.allCases) func `that its sink declines at the head closes its connection`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(
            .raw("HTTP/1.1 404 No\r\nContent-Length: 100000000\r\n\r\n").then(.waitForEnd))
        defer { server.stop() }
        let sink = PieceSink(isWanted: false)
        let request = HTTPRequest(.get, server.url(), maximumBodySizeInBytes: .max)

        guard case .declined(let head) = try await client.receive(request, into: sink) else { throw Unexpected() }

        #expect(head.status == 404)
        #expect(sink.body.isEmpty)
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases) func `that breaks off is a failure, and what came before is the sink's`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello").then(.close))
        defer { server.stop() }
        let sink = PieceSink()

        await #expect {
            try await client.receive(HTTPRequest(.get, server.url()), into: sink)
        } throws: { error in
            if case HTTPFailure.malformed = error { true } else { false }
        }
        #expect(sink.body == Data("hello".utf8))
    }

    @Test(arguments: Transport.allCases) func `ends soon when its caller is cancelled`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhello").then(.waitForEnd))
        defer { server.stop() }
        let sink = PieceSink()
        let asking = Task { [client] in try await client.receive(HTTPRequest(.get, server.url()), into: sink) }
        _ = await server.requests(atLeast: 1)

        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
        await server.openConnections(reach: 0)
    }

    @Test(arguments: Transport.allCases) func `is a 401 like any other, though it challenges`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(401, headers: ["WWW-Authenticate: Basic realm=\"a\""], "who"))
        defer { server.stop() }

        let reception = try await client.receive(HTTPRequest(.get, server.url()), into: PieceSink())
        guard case .whole(let head) = reception else { throw Unexpected() }
        #expect(head.status == 401)
    }
}

private struct Unexpected: Error {}

private final class PieceSink: HTTPBodySink {
    private struct State {
        var head: HTTPResponseHead?
        var body = Data()
    }

    private let isWanted: Bool
    private let hasTaken: @Sendable (Data) -> Void
    private let state = Mutex(State())

    init(isWanted: Bool = true, hasTaken: @escaping @Sendable (Data) -> Void = { _ in }) {
        self.isWanted = isWanted
        self.hasTaken = hasTaken
    }

    var head: HTTPResponseHead? { state.withLock(\.head) }
    var body: Data { state.withLock(\.body) }

    func begin(_ head: HTTPResponseHead) -> Bool {
        state.withLock { $0.head = head }
        return isWanted
    }

    func take(_ piece: Data) -> Bool {
        state.withLock { $0.body += piece }
        hasTaken(piece)
        return true
    }
}
