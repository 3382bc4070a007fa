import Foundation
import HTTPTransport
import Testing

@Suite struct `What is shown of a request` {
    private let redaction = Redaction.standard

    @Test(arguments: [
        "https://api.example/method/photos.get?access_token=hush&v=5.199",
        "https://api.example/?v=5&ACCESS_TOKEN=hush", "https://api.example/?token=hush", "https://a.example/?code=hush",
        "https://a.example/?client_secret=hush", "https://a.example/?refresh_token=hush&a=b",
        "https://a.example/?client_id=hush", "https://a.example/?api_key=hush", "https://a.example/?key=hush",
        "https://a.example/?code_verifier=hush", "https://a.example/?X-Amz-Signature=hush",
        "https://a.example/?X-Amz-Credential=hush%2F2024", "https://a.example/?sig=hush",
        "https://a.example/?accessToken=hush",
        "https://a.example/#access_token=hush&expires_in=0", "https://hush:word@a.example/", "https://hush@a.example/b",
        "https://a.example/?redirect=https%3A%2F%2Fb.example%2F%3Fcode%3Dhush%26a%3Db",
        "https://a.example/?a=%25code%3Dhush",
        "https://a.example/?redirect=https%253A%252F%252Fb.example%252F%253Fcode%253Dhush",
    ])
    func `hides what is secret in an address`(_ address: String) throws {
        let shown = redaction.address(try #require(URL(string: address)))

        #expect(!shown.contains("hush"))
        #expect(shown.contains("[redacted]"))
        #expect(shown.contains("a.example") || shown.contains("api.example"))
    }

    @Test(arguments: [
        "https://api.example/method/photos.get?owner_id=-1&count=100&v=5.199", "http://127.0.0.1:8420/videos",
        "https://a.example/search?query=monkey&design=flat&author=Ann&keyword=x", "https://a.example/a@b/c",
    ])
    func `leaves everything else of an address as it is`(_ address: String) throws {
        #expect(redaction.address(try #require(URL(string: address))) == address)
    }

    @Test(arguments: [
        "Authorization: Bearer hush", "authorization: OAuth hush", "Authorization:hush and hush",
        "sent Bearer hush to the host", "with Client-ID hush,", "Cookie: a=hush; b=hush",
        #"{"access_token":"hush","user_id":1}"#, #"{"refresh_token" : "hush hush"}"#, #"{"password":"hu\"hush"}"#,
        "{'token': 'hush'}", "token=hush", "token = hush", "TOKEN: hush", "client_secret=hush&x=1",
        "cannot open https://me:hush@a.example/?a=b", "https://a.example/?access_token=hush failed",
        "(https://a.example/?access_token=hush)", "https://a.example/?a=b&state=hush#x", "{\\\"token\\\":\\\"hush\\\"}",
        "grant_type=authorization_code&code=hush&code_verifier=hush",
    ])
    func `hides what is secret in a text`(_ text: String) {
        let shown = redaction.text(text)

        #expect(!shown.contains("hush"))
        #expect(shown.contains("[redacted]"))
    }

    @Test(arguments: [
        "Could not connect to server (-1004)", "transfer closed with 12 bytes remaining: https://a.example/v.mp4",
        "", "=", "://", "::::====", "a=b", "100% done, 5 left", "Не удалось соединиться: нет сети",
    ])
    func `leaves an innocent text as it is`(_ text: String) {
        #expect(redaction.text(text) == text)
    }

    @Test(arguments: [
        HTTPRequest(.get, URL(string: "https://a.example/")!, headers: ["Authorization": "OAuth hush-hush"]),
        HTTPRequest(.get, URL(string: "https://a.example/")!, headers: ["X-Api-Key": "hush-hush"]),
        HTTPRequest(.get, URL(string: "https://a.example/?access_token=hush-hush")!),
        HTTPRequest(.get, URL(string: "https://a.example/?access_token=hush%2Dhush")!),
        HTTPRequest(.post, URL(string: "https://a.example/")!, body: Data("code=hush-hush&a=b".utf8)),
    ])
    func `hides a request's own secrets wherever they turn up`(_ request: HTTPRequest) {
        #expect(redaction.text("strange answer <hush-hush>", about: request) == "strange answer <[redacted]>")
    }

    @Test func `hides the values of headers that carry credentials`() {
        let fields: HTTPHeaders = [
            "Authorization": "hush", "Cookie": "hush", "Set-Cookie": "hush", "X-Auth-Token": "hush",
            "X-Api-Key": "hush",
            "Location": "https://a.example/?code=hush", "Proxy-Authorization": "hush",
        ]
        for field in fields.fields { #expect(!redaction.value(of: field).contains("hush"), "\(field.name)") }
        #expect(redaction.value(of: .init("Accept", "text/html")) == "text/html")
    }

    @Test func `keeps secrets out of what a request shows of itself`() {
        let request = HTTPRequest(
            .post, URL(string: "https://a.example/?access_token=hush&v=5")!, headers: ["Authorization": "OAuth hush"],
            body: Data("code=hush".utf8))

        for shown in ["\(request)", String(reflecting: request), "\(request.headers)", "\([request.headers.fields])"] {
            #expect(!shown.contains("hush"))
        }
    }
}

@Suite struct `A logging client` {
    private let request = HTTPRequest(
        .get, URL(string: "https://a.example/b?access_token=hush-hush&v=5")!, headers: ["Authorization": "OAuth quiet"])

    @Test func `tells method, address, status, size and time of every request`() async throws {
        let clock = ManualClock()
        let log = Log()
        let client = CannedHTTPClient { _ in
            clock.advance(by: .milliseconds(120))
            return .status(404, body: "12345")
        }.logging(clock: clock, to: log.append)

        _ = try await client.send(request)

        #expect(
            log.lines == ["GET https://a.example/b?access_token=[redacted]&v=5: 404, 5 bytes, 120 ms"])
    }

    @Test func `tells a failure, and lets no secret out with it`() async throws {
        let log = Log()
        let client = CannedHTTPClient(
            .failure(.malformed(detail: "no HTTP at https://a.example/b?access_token=hush-hush, said quiet")))

        await #expect {
            try await client.logging(clock: ManualClock(), to: log.append).send(request)
        } throws: { error in
            !"\(error)".contains("hush") && !"\(error)".contains("quiet")
        }

        #expect(log.lines.count == 1)
        #expect(
            log.lines.allSatisfy { $0.contains("no whole answer") && !$0.contains("hush") && !$0.contains("quiet") })
    }
}
