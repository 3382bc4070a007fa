import Foundation
import HTTPTransport
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A retrying client` {
    private let feed = HTTPRequest(.get, URL(string: "https://feed.example/videos")!, deadline: .seconds(60))
    private let clock = ManualClock(jumps: true)

    @Test(arguments: [
        CannedAnswer.status(429), .status(502), .status(503), .status(504), .failure(.offline(detail: "")),
        .failure(.timedOut), .failure(.malformed(detail: "")),
    ])
    func `asks again after what may pass`(_ first: CannedAnswer) async throws {
        let client = CannedHTTPClient(first, .json("{}"))

        #expect(try await client.retrying(clock: clock).send(feed).status == 200)
        #expect(client.requests.count == 2)
    }

    @Test func `tells a person who looks at once that there is no way to the host`() async {
        let client = CannedHTTPClient(.failure(.offline(detail: "")))
        let retrying = client.retrying(RetryPolicy(retriesOffline: false), clock: clock)

        await #expect(throws: HTTPFailure.offline(detail: "")) { try await retrying.send(feed) }
        #expect(client.requests.count == 1)
    }

    @Test(arguments: [200, 301, 400, 401, 404, 500, 501])
    func `takes every other answer as it is`(_ status: Int) async throws {
        let client = CannedHTTPClient(.status(status))

        #expect(try await client.retrying(clock: clock).send(feed).status == status)
        #expect(client.requests.count == 1)
    }

    @Test(arguments: [
        HTTPFailure.cancelled, .tooLarge(limitInBytes: 1), .badRedirect(detail: ""), .badRequest(detail: ""),
    ])
    func `takes a failure that stays as it is`(_ failure: HTTPFailure) async {
        let client = CannedHTTPClient(.failure(failure))

        await #expect(throws: failure) { try await client.retrying(clock: clock).send(feed) }
        #expect(client.requests.count == 1)
    }

    @Test(arguments: [(HTTPMethod.post, 1), (.patch, 1), (.put, 4), (.delete, 4), (.head, 4)])
    func `repeats only what may be done twice`(_ method: HTTPMethod, _ attempts: Int) async throws {
        let client = CannedHTTPClient(.status(503))

        #expect(try await client.retrying(clock: clock).send(HTTPRequest(method, feed.url)).status == 503)
        #expect(client.requests.count == attempts)
    }

    @Test func `pauses for a random part of a bound that doubles up to its limit`() async throws {
        let policy = RetryPolicy(attempts: 5, firstPause: .milliseconds(100), longestPause: .milliseconds(300))
        let client = CannedHTTPClient(.status(503)).retrying(policy, clock: clock, random: { 0.5 })

        _ = try await client.send(feed)

        #expect(clock.pauses == [.milliseconds(50), .milliseconds(100), .milliseconds(150), .milliseconds(150)])
    }

    @Test(
        arguments: [
            (["Retry-After": "3"], 3),
            (["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT", "Date": "Sun, 06 Nov 1994 08:49:30 GMT"], 7),
            (["Retry-After": "Thu, 01 Jan 1970 00:00:04 GMT"], 4),
            (["Retry-After": "Thu, 01 Jan 1970 00:00:00 GMT", "Date": "Thu, 01 Jan 1970 00:00:09 GMT"], 0),
            (["Retry-After": "-5"], 0), (["Retry-After": "soon"], 0),
        ] as [(HTTPHeaders, Int)])
    func `pauses for as long as the server asks`(_ headers: HTTPHeaders, _ seconds: Int) async throws {
        let client = CannedHTTPClient(.status(429, headers: headers), .status(200))
        let retrying = client.retrying(clock: clock, random: { 0 }, now: { Date(timeIntervalSince1970: 0) })

        #expect(try await retrying.send(feed).status == 200)
        #expect(clock.pauses == [.seconds(seconds)])
    }

    @Test func `hands over an answer that asks for more patience than it has`() async throws {
        let client = CannedHTTPClient(.status(429, headers: ["Retry-After": "3600"]))

        let answer = try await client.retrying(clock: clock).send(feed)

        #expect(answer.retryAfter(now: .now) == .seconds(3600))
        #expect(client.requests.count == 1)
    }

    @Test func `stops when the next pause would end past the deadline, and shortens what is left`() async throws {
        var hurried = feed
        hurried.deadline = .seconds(5)
        let client = CannedHTTPClient(.status(503, headers: ["Retry-After": "2"]))

        #expect(try await client.retrying(clock: clock, random: { 0 }).send(hurried).status == 503)
        #expect(client.requests.map(\.deadline) == [.seconds(5), .seconds(3), .seconds(1)])
    }

    @Test func `ends at once when cancelled in a pause`() async {
        let clock = ManualClock()
        let client = CannedHTTPClient(.status(503))
        let asking = Task { [feed] in try await client.retrying(clock: clock).send(feed) }
        await clock.pauses(atLeast: 1)

        asking.cancel()

        await #expect(throws: HTTPFailure.cancelled) { try await asking.value }
        #expect(client.requests.count == 1)
    }
}

@Suite struct `Retry-After` {
    private func seconds(_ text: String) -> Duration? {
        HTTPResponse(status: 503, headers: ["Retry-After": text], url: URL(string: "https://a.example")!)
            .retryAfter(now: Date(timeIntervalSince1970: 784_111_770))
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "7",
    ])
    func `is understood in every form of the RFC`(_ text: String) {
        #expect(seconds(text) == .seconds(7))
    }

    @Test(arguments: [
        "", "soon", "1.5", "Sun, 06 Nov 1994 08:49:37", "Sun, 32 Nov 1994 08:49:37 GMT",
        "Sun, 06 Now 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "99999999999999999999", ",,,,,", ":::::",
    ])
    func `is ignored when it makes no sense`(_ text: String) {
        #expect(seconds(text) == nil)
    }

    @Test(arguments: [
        ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800), ("Wed, 31 Dec 2098 23:59:59 GMT", 4_070_908_799),
    ])
    func `counts leap days and far years`(_ text: String, _ since1970: Int64) {
        #expect(seconds(text) == .seconds(since1970 - 784_111_770))
    }

    @Test(
        arguments: [
            (429, "7", .seconds(7)), (503, "7", .seconds(7)), (429, nil, .seconds(5)), (503, nil, nil),
            (429, "Sun, 06 Nov 1994 08:49:37 GMT", .zero), (404, "7", nil), (500, "7", nil), (200, "7", nil),
        ] as [(Int, String?, Duration?)])
    func `asks for a pause where it comes with a refusal for now`(
        _ status: Int, _ text: String?, _ pause: Duration?
    ) {
        let headers = text.map { HTTPHeaders([.init("Retry-After", $0)]) } ?? [:]
        let answer = HTTPResponse(status: status, headers: headers, url: URL(string: "https://a.example")!)
        #expect(answer.requestedPause(usually: .seconds(5)) == pause)
    }
}
