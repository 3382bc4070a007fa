import Foundation
import HTTPTransport
import MisbehavingServer
import Testing
import URLSessionTransport

@Suite(.timeLimit(.minutes(2))) struct `An answer over URLSession` {
    @Test func `arrives whole, with its status, headers and address`() async throws {
        let server = try MisbehavingServer(.answer(headers: ["X-Kind: small"], "hello"))
        defer { server.stop() }

        let response = try await URLSessionClient().send(HTTPRequest(.get, server.url("/a?b=c")))

        #expect(response.status == 200)
        #expect(response.headers["x-kind"] == "small")
        #expect(response.body == Data("hello".utf8))
        #expect(response.url == server.url("/a?b=c"))
        #expect(server.requests.map(\.line) == ["GET /a?b=c HTTP/1.1"])
    }

    @Test(arguments: [201, 204, 304, 400, 404, 418, 429, 500, 503])
    func `is not judged by its status`(_ status: Int) async throws {
        let server = try MisbehavingServer(.answer(status))
        defer { server.stop() }

        #expect(try await URLSessionClient().send(HTTPRequest(.get, server.url())).status == status)
    }

    @Test(arguments: [
        "Basic realm=\"a\"", "Bearer", "Digest realm=\"a\", nonce=\"b\"", "OAuth", "Negotiate", "Nonsense",
    ])
    func `is a plain 401 with its body, whatever challenge it carries`(_ challenge: String) async throws {
        let server = try MisbehavingServer(.answer(401, headers: ["WWW-Authenticate: \(challenge)"], "who are you"))
        defer { server.stop() }

        let response = try await URLSessionClient().send(HTTPRequest(.get, server.url()))

        #expect(response.status == 401)
        #expect(response.body == Data("who are you".utf8))
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `is the redirect itself, which nobody follows`(_ status: Int) async throws {
        let server = try MisbehavingServer(.answer(status, headers: ["Location: /elsewhere"], "moved"))
        defer { server.stop() }

        let response = try await URLSessionClient().send(HTTPRequest(.get, server.url()))

        #expect(response.status == status)
        #expect(response.headers["Location"] == "/elsewhere")
        #expect(server.requests.count == 1)
    }
}
