import Favorites
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import UnsplashAdapter

@Suite struct `A question to Unsplash` {
    @Test(.requirement("UN-17")) func `carries the key in its header and nowhere else, and the version`() async throws {
        let asked = Asked(.json("[]"), key: " the-key_1\n")
        _ = try await asked.catalog.photosByChance(30)
        let request = try #require(asked.client.requests.first)
        #expect(request.headers["Authorization"] == "Client-ID the-key_1")
        #expect(request.headers["Accept-Version"] == "v1")
        #expect(request.headers["Cache-Control"] == "no-cache")
        #expect(request.url.absoluteString == "https://api.example/photos/random?count=30")
    }

    @Test(.requirement("UN-17"), arguments: [nil, "", " \n"])
    func `is not sent without a key, and tells where to get one`(_ key: String?) async {
        let asked = Asked(.json("[]"), key: key)
        #expect(await asked.failure { _ = try await $0.photosByChance(1) } == .keyMissing(.expected))
        #expect(asked.client.requests.isEmpty)
    }

    @Test(arguments: ["k\u{0}y", "Client-ID:key", "ключ"])
    func `is not sent with what cannot be a key`(_ key: String) async {
        let asked = Asked(.json("[]"), key: key)
        #expect(await asked.failure { _ = try await $0.photosByChance(1) } == .keyRefused(.expected))
        #expect(asked.client.requests.isEmpty)
    }

    @Test(
        .requirement("UN-3"),
        arguments: [
            ("мост & река", "ru"), ("a+b=c?#%2F", "en"), ("🌉", "en"), ("\"x\" <y>", "en"),
        ])
    func `of a search has the person's words as they are`(_ words: String, _ language: String) async throws {
        let asked = Asked(.json(#"{"total":0,"total_pages":0,"results":[]}"#))
        let query = try #require(try SearchQuery(words))
        _ = try await asked.catalog.photos(matching: query, after: .init(rawValue: "3"))
        #expect(asked.query == ["query": words, "page": "3", "per_page": "30", "lang": language])
        #expect(asked.client.requests.first?.url.absoluteString.contains("+") == false)
    }

    @Test(arguments: [(nil, "1"), ("", "1"), ("-7", "1"), ("x", "1"), ("9", "9")] as [(String?, String)])
    func `of a search begins at the first page whatever the cursor`(_ cursor: String?, _ page: String) async throws {
        let asked = Asked(.json(#"{"results":[]}"#))
        let query = try #require(try SearchQuery("x"))
        _ = try await asked.catalog.photos(matching: query, after: cursor.map { .init(rawValue: $0) })
        #expect(asked.query["page"] == page)
    }

    @Test func `about a download keeps the address's query, and sends the key to the API only`() async throws {
        let asked = Asked(.json(#"{"url":"https://images.example/a.jpg?q=85"}"#))
        let photo = try Photo.sample(tracker: "https://elsewhere.example/steal?ixid=M3wx&client_id=someone")
        let address = try await asked.catalog.trackDownload(of: photo)
        #expect(address.absoluteString == "https://images.example/a.jpg?q=85")
        #expect(
            asked.client.requests.map(\.url.absoluteString) == [
                "https://api.example/photos/-aB3dE5fG7h/download?ixid=M3wx"
            ])
    }
}

@Suite struct `What Unsplash refuses` {
    /// An answer, and what it means.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: CannedAnswer
        let error: FavoritesError

        init(_ name: String, _ answer: CannedAnswer, _ error: FavoritesError) {
            (testDescription, self.answer, self.error) = (name, answer, error)
        }
    }

    @Test(
        .requirement("UN-28"),
        arguments: [
            Case(
                "a wrong key", .json(#"{"errors":["OAuth error: The access token is invalid"]}"#, status: 401),
                .keyRefused(.expected)),
            Case(
                "a missing permission", .json(#"{"errors":["OAuth error: missing permissions"]}"#, status: 403),
                .keyRefused(.expected)),
            Case(
                "the limit, in plain text", .status(403, body: "Rate Limit Exceeded"), .tryLater(after: .seconds(2400))),
            Case(
                "the limit, in its headers", .status(403, headers: ["x-rateLIMIT-remaining": "0"], body: "{}"),
                .tryLater(after: .seconds(2400))),
            Case("too many requests", .status(429, body: "slow down"), .tryLater(after: .seconds(2400))),
            Case(
                "too many requests, with a wait", .status(429, headers: ["Retry-After": "7"]),
                .tryLater(after: .seconds(7))),
            Case(
                "unavailable for a while", .status(503, headers: ["Retry-After": "30"], body: "<html>"),
                .tryLater(after: .seconds(30))),
            Case("unavailable", .status(503), .serviceFailed),
            Case("a failure of its own", .status(500, body: "<!DOCTYPE html><h1>500</h1>"), .serviceFailed),
            Case("an empty failure", .status(502), .serviceFailed),
            Case("values it does not know", .json(#"{"errors":["a","b"]}"#, status: 422), .serviceFailed),
            Case("a page with status 200", .status(200, body: "<!DOCTYPE html>"), .serviceFailed),
            Case("another value", .json(#"{"status":"ok"}"#), .serviceFailed),
            Case("nothing", .status(200), .serviceFailed),
            Case("JSON that breaks off", .json(#"{"results":[{"id":"#), .serviceFailed),
            Case("no way there", .failure(.offline(detail: "x")), .offline),
            Case("no answer in time", .failure(.timedOut), .offline),
            Case("an answer cut short", .failure(.malformed(detail: "x")), .serviceFailed),
            Case("a person who left", .failure(.cancelled), .cancelled),
        ])
    func `is told by what can be done about it`(_ refused: Case) async {
        let asked = Asked(refused.answer)
        let seen = await asked.failure { catalog in
            guard let query = try SearchQuery("bridge") else { return }
            _ = try await catalog.photos(matching: query, after: nil)
        }
        #expect(seen == refused.error)
    }

    @Test(.requirement("UN-24"), arguments: [404, 410, 400])
    func `to search finds nothing`(_ status: Int) async throws {
        let asked = Asked(.json(#"{"errors":["No photos found."]}"#, status: status))
        let query = try #require(try SearchQuery("spam"))
        #expect(try await asked.catalog.photos(matching: query, after: nil) == FoundPhotos(Page([]), total: 0))
        #expect(try await asked.catalog.photosByChance(3).isEmpty)
    }

    @Test(arguments: [400, 404, 410])
    func `to show is not there`(_ status: Int) async {
        let asked = Asked(.json(#"{"errors":["Couldn't find Photo"]}"#, status: status))
        #expect(await asked.failure { _ = try await $0.photo(Photo.ID(rawValue: "a")!) } == .notFound)
    }
}

@Suite struct `The rate limit` {
    private func told(_ headers: HTTPHeaders, status: Int = 200) async -> (RateLimit?, Asked) {
        let asked = Asked(.status(status, headers: headers, body: "[]"))
        _ = await asked.failure { _ = try await $0.photosByChance(1) }
        return (await asked.catalog.rateLimit, asked)
    }

    @Test(.requirement("UN-17")) func `is what the headers say, in any case, also of a refusal`() async {
        for status in [200, 403] {
            let (limit, asked) = await told(["X-RateLimit-Limit": "50", "x-ratelimit-remaining": "12"], status: status)
            #expect(limit == RateLimit(limit: 50, remaining: 12, toldAt: asked.time.now))
        }
    }

    @Test func `of an answer from a cache is as old as the answer`() async {
        let (limit, asked) = await told(["X-Ratelimit-Limit": "50", "X-Ratelimit-Remaining": "12", "Age": "600"])
        #expect(limit?.toldAt == asked.time.now.addingTimeInterval(-600))
    }

    @Test func `is unknown again after an hour`() async {
        let (_, asked) = await told(["X-Ratelimit-Limit": "50", "X-Ratelimit-Remaining": "12"])
        asked.time.advance(by: .seconds(3600))
        #expect(await asked.catalog.rateLimit == nil)
    }

    @Test(
        arguments: [
            ["X-Ratelimit-Limit": "50"], ["X-Ratelimit-Remaining": "5"], [:],
            ["X-Ratelimit-Limit": "many", "X-Ratelimit-Remaining": "5"],
            ["X-Ratelimit-Limit": "0", "X-Ratelimit-Remaining": "0"],
        ] as [[String: String]])
    func `is unknown where no whole one is told`(_ headers: [String: String]) async {
        let (limit, _) = await told(HTTPHeaders(headers.map { .init($0.key, $0.value) }))
        #expect(limit == nil)
    }
}

extension Photo {
    static func sample(tracker: String) throws -> Photo {
        Photo(
            id: try #require(ID(rawValue: "-aB3dE5fG7h")), author: Author(name: nil, profile: nil), createdAt: nil,
            description: nil, altText: nil, size: nil, color: nil, blurHash: nil,
            picture: try #require(PictureAddress(template: "https://images.example/a", widest: nil)), page: nil,
            downloadTracker: URL(string: tracker), details: nil)
    }
}
