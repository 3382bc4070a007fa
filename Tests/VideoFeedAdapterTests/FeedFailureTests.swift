import HTTPTransport
import TestTraits
import Testing
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite struct `A feed that fails` {
    @Test(arguments: [204, 206])
    func `with a good status and no list is unreadable`(status: Int) async throws {
        await #expect(throws: VideoCatalogError.unreadable) { try await videos(in: "", status: status) }
    }

    @Test(.requirement("VD-7"), arguments: [301, 304, 400, 401, 403, 404, 410, 418, 500, 502, 503, 504, 599])
    func `with another status has failed, whatever it sends along`(status: Int) async throws {
        await #expect(throws: VideoCatalogError.sourceFailed) {
            try await videos(in: #"{"videos": [{"id": 1}]}"#, status: status)
        }
    }

    @Test(arguments: [(429, "7", 7), (503, "120", 120), (429, "0", 0), (429, "soon", 60), (429, nil, 60)])
    func `asking to wait says for how long`(status: Int, retryAfter: String?, seconds: Int) async throws {
        let headers = retryAfter.map { HTTPHeaders([.init("Retry-After", $0)]) } ?? [:]
        let feed = HTTPVideoFeed(client: CannedHTTPClient(.status(status, headers: headers)), address: .feed)
        await #expect(throws: VideoCatalogError.tryLater(after: .seconds(seconds))) { try await feed.videos() }
    }

    @Test func `asking to wait until a moment is measured by its own clock`() async throws {
        let headers: HTTPHeaders = [
            "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:51:07 GMT",
        ]
        let feed = HTTPVideoFeed(client: CannedHTTPClient(.status(503, headers: headers)), address: .feed)
        await #expect(throws: VideoCatalogError.tryLater(after: .seconds(90))) { try await feed.videos() }
    }

    @Test(
        .requirement("VD-15"),
        arguments: [
            (HTTPFailure.offline(detail: "refused"), VideoCatalogError.offline),
            (.timedOut, .offline),
            (.badRequest(detail: "no host"), .offline),
            (.malformed(detail: "cut"), .sourceFailed),
            (.badRedirect(detail: "a loop"), .sourceFailed),
            (.tooLarge(limitInBytes: 1), .unreadable),
            (.cancelled, .cancelled),
        ])
    func `in the transport is told in the catalog's words`(failure: HTTPFailure, told: VideoCatalogError) async throws {
        let feed = HTTPVideoFeed(client: CannedHTTPClient(.failure(failure)), address: .feed)
        await #expect(throws: told) { try await feed.videos() }
    }

    @Test func `by sending more than 8 MiB is unreadable`() async throws {
        let padding = String(repeating: " ", count: 8 << 20)
        await #expect(throws: VideoCatalogError.unreadable) { try await videos(in: #"{"videos": []}"# + padding) }
    }
}
