import Foundation
import HTTPTransport
import MisbehavingServer
import Testing

@Suite(.timeLimit(.minutes(2))) struct `An answer over a transport` {
    @Test(arguments: Transport.allCases) func `arrives whole, with its status, headers and address`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(headers: ["X-Kind: small"], "hello"))
        defer { server.stop() }

        let response = try await client.send(HTTPRequest(.get, server.url("/a?b=c")))

        #expect(response.status == 200)
        #expect(response.headers["x-kind"] == "small")
        #expect(response.body == Data("hello".utf8))
        #expect(response.url == server.url("/a?b=c"))
        #expect(server.requests.map(\.line) == ["GET /a?b=c HTTP/1.1"])
    }

    @Test(arguments: Transport.allCases, [201, 204, 206, 304, 400, 404, 416, 418, 429, 500, 503, 599])
    func `is not judged by its status`(_ transport: Transport, _ status: Int) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(status))
        defer { server.stop() }

        #expect(try await client.send(HTTPRequest(.get, server.url())).status == status)
    }

    @Test(
        arguments: Transport.allCases,
        [
            "Basic realm=\"a\"", "Bearer", "Digest realm=\"a\", nonce=\"b\"", "OAuth", "Negotiate", "Nonsense",
        ])
    func `is a plain 401 with its body, whatever challenge it carries`(_ transport: Transport, _ challenge: String)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(401, headers: ["WWW-Authenticate: \(challenge)"], "who are you"))
        defer { server.stop() }

        let response = try await client.send(HTTPRequest(.get, server.url(), headers: ["Authorization": "Bearer old"]))

        #expect(response.status == 401)
        #expect(response.body == Data("who are you".utf8))
        #expect(server.requests.count == 1)
    }

    @Test(arguments: Transport.allCases, [301, 302, 303, 307, 308])
    func `is the redirect itself, which nobody follows`(_ transport: Transport, _ status: Int) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(status, headers: ["Location: /elsewhere"], "moved"))
        defer { server.stop() }

        let response = try await client.send(HTTPRequest(.post, server.url(), body: Data("a=b".utf8)))

        #expect(response.status == status)
        #expect(response.headers["Location"] == "/elsewhere")
        #expect(response.url == server.url())
        #expect(server.requests.count == 1)
    }

    @Test(arguments: Transport.allCases, ["", "http://[::1", "mailto:a@b", "///", "/b c?d=Ж"])
    func `is the redirect itself, to wherever it leads`(_ transport: Transport, _ location: String) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(302, headers: ["Location: \(location)"]))
        defer { server.stop() }

        let response = try await client.send(HTTPRequest(.get, server.url()))

        #expect(response.status == 302)
        #expect(response.headers["Location"] == location)
    }

    @Test(
        arguments: Transport.allCases,
        [
            ("in chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"),
            ("with its length twice", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello"),
            ("up to its length, whatever follows", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello and more"),
            ("to HTTP/1.0, up to the end", "HTTP/1.0 200 OK\r\n\r\nhello"),
            ("after a 100", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"),
            (
                "after a 103",
                "HTTP/1.1 103 Early\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
            ),
            ("with an empty header", "HTTP/1.1 200 OK\r\nX-Empty: \r\nContent-Length: 5\r\n\r\nhello"),
            ("with a folded header", "HTTP/1.1 200 OK\r\nX-Folded: a\r\n b\r\nContent-Length: 5\r\n\r\nhello"),
            (
                "with a header of 60 KB",
                "HTTP/1.1 200 OK\r\nX-Long: \(String(repeating: "a", count: 60_000))\r\nContent-Length: 5\r\n\r\nhello"
            ),
            (
                "with 500 headers",
                "HTTP/1.1 200 OK\r\n\(String(repeating: "X-Many: a\r\n", count: 500))Content-Length: 5\r\n\r\nhello"
            ),
        ])
    func `is understood`(_ transport: Transport, _ answer: (how: String, raw: String)) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.raw(answer.raw).then(.close))
        defer { server.stop() }

        #expect(try await client.send(HTTPRequest(.get, server.url())).body == Data("hello".utf8))
    }

    @Test(arguments: Transport.allCases) func `is understood byte by byte`(_ transport: Transport) async throws {
        let client = transport.client()
        let raw = Data("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".utf8)
        let server = try MisbehavingServer([.trickle(raw, every: .milliseconds(2))])
        defer { server.stop() }

        #expect(try await client.send(HTTPRequest(.get, server.url())).body == Data("hello".utf8))
    }

    @Test(arguments: Transport.allCases) func `holds megabytes in their order`(_ transport: Transport) async throws {
        let client = transport.client()
        let body = Data((0..<(3 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ ($0 >> 8)) })
        let server = try MisbehavingServer(.answer(body: body))
        defer { server.stop() }

        #expect(try await client.send(HTTPRequest(.get, server.url())).body == body)
    }

    @Test(arguments: Transport.allCases) func `to HEAD has the length in its headers and no body`(
        _ transport: Transport
    ) async throws {
        let client = transport.client()
        let server = try MisbehavingServer(.raw("HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n"))
        defer { server.stop() }

        let response = try await client.send(HTTPRequest(.head, server.url(), maximumBodySizeInBytes: 1))

        #expect(response.headers["Content-Length"] == "99999999")
        #expect(response.body.isEmpty)
        #expect(server.requests.map(\.method) == ["HEAD"])
    }

    @Test(arguments: Transport.allCases) func `joins the values of a repeated header`(_ transport: Transport)
        async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(headers: ["Link: <a>", "Link: <b>"]))
        defer { server.stop() }

        #expect(try await client.send(HTTPRequest(.get, server.url())).headers["Link"] == "<a>, <b>")
    }

    @Test(arguments: Transport.allCases) func `is decoded where gzip was asked for`(_ transport: Transport) async throws
    {
        let client = transport.client()
        let server = try MisbehavingServer(.answer(headers: ["Content-Encoding: gzip"], body: .gzippedHellos))
        defer { server.stop() }

        let response = try await client.send(
            HTTPRequest(.get, server.url(), headers: ["Accept-Encoding": "gzip"]))

        #expect(response.body == Data(String(repeating: "hello ", count: 20).utf8))
        #expect(server.requests.map { $0.values(of: "Accept-Encoding") } == [["gzip"]])
    }
}

extension Data {
    /// "hello " 20 times, by gzip.
    static let gzippedHellos = Data(base64Encoded: "H4sIAAAAAAACA8tIzcnJV8igOwkAL/r4SHgAAAA=")!
}
