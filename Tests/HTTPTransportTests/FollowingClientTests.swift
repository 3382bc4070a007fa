import Foundation
import HTTPTransport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A client that follows redirects` {
    private static let home = URL(string: "https://home.example/a/list?page=1")!

    private func redirecting(_ status: Int = 302, to location: String) -> CannedHTTPClient {
        CannedHTTPClient(.status(status, headers: ["Location": location]), .status(200))
    }

    @Test(arguments: [
        ("https://other.example/b", "https://other.example/b"), ("/b", "https://home.example/b"),
        ("b", "https://home.example/a/b"), ("?page=2", "https://home.example/a/list?page=2"),
        ("//other.example/b", "https://other.example/b"), ("../c", "https://home.example/c"),
    ])
    func `goes where the location says, seen from where it was`(_ location: String, _ target: String) async throws {
        let client = redirecting(to: location)

        let response = try await client.following().send(HTTPRequest(.get, Self.home))

        #expect(response.status == 200)
        #expect(response.url.absoluteString == target)
        #expect(client.requests.map(\.url.absoluteString) == [Self.home.absoluteString, target])
    }

    @Test(arguments: [200, 300, 304, 305, 404])
    func `stays with every other answer`(_ status: Int) async throws {
        let client = redirecting(status, to: "/b")

        #expect(try await client.following().send(HTTPRequest(.get, Self.home)).status == status)
        #expect(client.requests.count == 1)
    }

    @Test func `stays with a redirect that names no location`() async throws {
        #expect(try await CannedHTTPClient(.status(302)).following().send(HTTPRequest(.get, Self.home)).status == 302)
    }

    @Test(arguments: [
        "https://other.example/", "https://home.example:8443/", "https://home.example.evil.example/",
        "https://sub.home.example/",
    ])
    func `takes no credential to another origin`(_ location: String) async throws {
        let client = redirecting(to: location)
        let request = HTTPRequest(
            .get, Self.home,
            headers: [
                "Authorization": "OAuth secret", "cookie": "a=b", "X-Api-Key": "secret",
                "Proxy-Authorization": "secret",
                "Accept": "application/json", "Range": "bytes=0-9",
            ])

        _ = try await client.following().send(request)

        #expect(client.requests.last?.headers == ["Accept": "application/json", "Range": "bytes=0-9"])
    }

    @Test func `does not take them up again on the way back`() async throws {
        let client = CannedHTTPClient(
            .status(302, headers: ["Location": "https://other.example/"]),
            .status(302, headers: ["Location": Self.home.absoluteString]), .status(200))

        _ = try await client.following().send(HTTPRequest(.get, Self.home, headers: ["Authorization": "OAuth secret"]))

        #expect(client.requests.map(\.headers) == [["Authorization": "OAuth secret"], [:], [:]])
    }

    @Test(arguments: ["/b", "https://home.example:443/b", "https://HOME.example/b"])
    func `keeps them at home`(_ location: String) async throws {
        let client = redirecting(to: location)
        let headers: HTTPHeaders = ["Authorization": "OAuth secret", "X-Api-Key": "secret"]

        _ = try await client.following().send(HTTPRequest(.get, Self.home, headers: headers))

        #expect(client.requests.last?.headers == headers)
    }

    @Test(arguments: [
        (301, HTTPMethod.post, HTTPMethod.get), (302, .post, .get), (303, .post, .get), (303, .put, .get),
        (303, .delete, .get), (303, .head, .head), (301, .head, .head), (302, .delete, .delete),
    ])
    func `asks without the body what the status turns into another question`(
        _ status: Int, _ method: HTTPMethod, _ next: HTTPMethod
    ) async throws {
        let client = redirecting(status, to: "/b")
        let body = method == .post ? Data("a=b".utf8) : nil

        _ = try await client.following().send(
            HTTPRequest(method, Self.home, headers: ["Content-Type": "text/plain", "Accept": "*/*"], body: body))

        #expect(client.requests.last?.method == next)
        #expect(client.requests.last?.body == nil)
        if method == .post { #expect(client.requests.last?.headers == ["Accept": "*/*"]) }
    }

    @Test(arguments: [(307, HTTPMethod.post), (308, .post), (307, .put), (301, .put), (302, .patch)])
    func `asks again with the body where the status keeps the question`(_ status: Int, _ method: HTTPMethod)
        async throws
    {
        let client = redirecting(status, to: "/b")
        let request = HTTPRequest(method, Self.home, headers: ["Content-Type": "text/plain"], body: Data("a=b".utf8))

        _ = try await client.following().send(request)

        #expect(client.requests.last?.method == method)
        #expect(client.requests.last?.body == request.body)
        #expect(client.requests.last?.headers == request.headers)
    }

    @Test func `takes a body from http to https on the same host`() async throws {
        let client = redirecting(308, to: "https://plain.example/b")
        let url = URL(string: "http://plain.example/")!

        _ = try await client.following().send(
            HTTPRequest(.post, url, headers: ["Authorization": "secret"], body: Data("a=b".utf8)))

        #expect(client.requests.last?.body == Data("a=b".utf8))
        #expect(client.requests.last?.headers == [:])
    }

    @Test(arguments: [
        "http://home.example/", "ftp://home.example/", "file:///etc/passwd", "javascript:alert(1)", "https://",
        "https://user:word@home.example/", "",
    ])
    func `refuses to go where it must not`(_ location: String) async {
        let client = redirecting(to: location)

        await #expect {
            try await client.following().send(HTTPRequest(.get, Self.home))
        } throws: { isBadRedirect($0) }
        #expect(client.requests.count == 1)
    }

    @Test(arguments: [307, 308])
    func `refuses to hand a body to another host`(_ status: Int) async {
        let client = redirecting(status, to: "https://other.example/")

        await #expect {
            try await client.following().send(HTTPRequest(.post, Self.home, body: Data("code=secret".utf8)))
        } throws: { isBadRedirect($0) }
        #expect(client.requests.count == 1)
    }

    @Test func `ends a loop`() async {
        let client = CannedHTTPClient(.status(302, headers: ["Location": Self.home.absoluteString]))

        await #expect {
            try await client.following().send(HTTPRequest(.get, Self.home))
        } throws: { isBadRedirect($0) }
        #expect(client.requests.count == 11)
    }

    @Test func `names no secret of the location in its failure`() async {
        let client = redirecting(to: "ftp://home.example/?access_token=hush-hush")

        await #expect {
            try await client.following().send(HTTPRequest(.get, Self.home))
        } throws: { error in
            !"\(error)".contains("hush") && "\(error)".contains("access_token")
        }
    }

    @Test func `keeps one deadline over the whole chain`() async {
        let clock = ManualClock()
        let client = CannedHTTPClient { _ in
            clock.advance(by: .seconds(4))
            return .status(302, headers: ["Location": "/b"])
        }

        await #expect(throws: HTTPFailure.timedOut) {
            try await client.following(clock: clock).send(HTTPRequest(.get, Self.home, deadline: .seconds(10)))
        }
        #expect(client.requests.map(\.deadline) == [.seconds(10), .seconds(6), .seconds(2)])
    }

    private func isBadRedirect(_ error: any Error) -> Bool {
        if case HTTPFailure.badRedirect = error { true } else { false }
    }
}
