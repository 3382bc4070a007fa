import HTTPTransport
import SharedKernel
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension URL {
    static let feed = URL(string: "https://school.example/test-api/videos")!
}

/// What the adapter makes of an answer that arrived whole, after a redirect where it comes from another address.
func videos(
    in answer: String, from address: URL = .feed, status: Int = 200
) async throws(VideoCatalogError) -> VideoList {
    var routes = [CannedHTTPClient.Route.get(address): [CannedAnswer.json(answer, status: status)]]
    if address != .feed { routes[.get(.feed)] = [.status(302, headers: ["Location": address.absoluteString])] }
    return try await HTTPVideoFeed(client: CannedHTTPClient(routes).following(), address: .feed).videos().value
}

/// The only video of a feed with that row.
func video(_ row: String, from address: URL = .feed) async throws -> Video? {
    try await videos(in: #"{"lessons": [\#(row)]}"#, from: address).videos.first
}
