import Foundation
import HTTPTransport
import MisbehavingServer
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A request over a transport` {
    @Test(arguments: Transport.allCases, [HTTPMethod.post, .put, .patch, .delete])
    func `carries its method, headers and body`(_ transport: Transport, _ method: HTTPMethod) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer())
        defer { server.stop() }

        _ = try await client.send(
            HTTPRequest(
                method, server.url("/a%20b?q=%D0%B4"),
                headers: ["Authorization": "OAuth secret", "Content-Type": "application/json"], body: Data("{}".utf8)))

        let seen = try #require(server.requests.first)
        #expect(seen.line == "\(method.rawValue) /a%20b?q=%D0%B4 HTTP/1.1")
        #expect(seen.values(of: "authorization") == ["OAuth secret"])
        #expect(seen.values(of: "content-type") == ["application/json"])
        #expect(seen.values(of: "content-length") == ["2"])
        #expect(seen.body == Data("{}".utf8))
    }

    @Test(arguments: Transport.allCases, [HTTPMethod.get, .head, .post, .put, .delete])
    func `may come without a body`(_ transport: Transport, _ method: HTTPMethod) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(204))
        defer { server.stop() }

        _ = try await client.send(HTTPRequest(method, server.url(), body: Data()))

        #expect(server.requests.map(\.body) == [Data()])
    }

    @Test(arguments: Transport.allCases) func `carries a body of megabytes whole`(_ transport: Transport) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer())
        defer { server.stop() }
        let body = Data(repeating: 7, count: 3 << 20)

        _ = try await client.send(HTTPRequest(.put, server.url(), body: body))

        #expect(server.requests.first?.body == body)
    }

    @Test(arguments: Transport.allCases) func `asks for the body as it is, and invites no trailers`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer())
        defer { server.stop() }

        _ = try await client.send(HTTPRequest(.get, server.url()))

        #expect(server.requests.first?.values(of: "accept-encoding") == ["identity"])
        #expect(server.requests.first?.values(of: "te") == [])
        // Some hosts refuse whoever has no name.
        #expect(server.requests.first?.values(of: "user-agent").count == 1)
    }

    @Test(arguments: Transport.allCases) func `brings back no cookie and no kept answer`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(
            .answer(headers: ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=600", "ETag: \"1\""], "kept"))
        defer { server.stop() }

        for _ in 1...2 { _ = try await client.send(HTTPRequest(.get, server.url())) }

        #expect(server.requests.count == 2)
        #expect(server.requests.last?.values(of: "cookie") == [])
        #expect(server.requests.last?.values(of: "if-none-match") == [])
    }

    @Test(arguments: Transport.allCases) func `takes the connection of the one before`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(.answer("hello"))
        defer { server.stop() }

        for _ in 1...20 { _ = try await client.send(HTTPRequest(.get, server.url())) }

        #expect(server.acceptedConnections == 1)
    }

    @Test(arguments: Transport.allCases) func `gets its own answer, with a hundred others under way`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer { request in .answer(request.target) }
        defer { server.stop() }

        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<100 {
                group.addTask { [client] in
                    let response = try await client.send(HTTPRequest(.get, server.url("/\(number)")))
                    return response.body == Data("/\(number)".utf8)
                }
            }
            for try await isOwn in group { #expect(isOwn) }
        }
    }

    @Test(
        arguments: Transport.allCases,
        [
            HTTPRequest(.get, URL(string: "file:///etc/hostname")!),
            HTTPRequest(.get, URL(string: "ftp://127.0.0.1/")!),
            HTTPRequest(.get, URL(string: "http://127.0.0.1:9/")!, body: Data("a".utf8)),
            HTTPRequest(.get, URL(string: "http://127.0.0.1:9/")!, headers: ["X": "a\r\nY: b"]),
            HTTPRequest(.get, URL(string: "http://127.0.0.1:9/")!, headers: ["TE": "trailers"]),
        ])
    func `is refused where a transport would send something else`(_ transport: Transport, _ request: HTTPRequest) async
    {
        let client = transport.client()
        await #expect {
            try await client.send(request)
        } throws: { error in
            if case HTTPFailure.badRequest = error { true } else { false }
        }
    }

    @Test(arguments: Transport.allCases) func `closes its connections when the client is let go`(_ transport: Transport)
        async throws
    {
        let server = try MisbehavingServer(.answer("hello"))
        defer { server.stop() }

        _ = try await transport.client().send(HTTPRequest(.get, server.url()))

        await server.openConnections(reach: 0)
        #expect(server.acceptedConnections == 1)
    }
}
