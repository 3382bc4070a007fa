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

/// What the adapter makes of an answer that arrived whole.
func videos(
    in answer: String, from address: URL = .feed, status: Int = 200
) async throws(VideoCatalogError) -> VideoList {
    let client = AnsweringClient(
        status: status, headers: ["Content-Type": "application/json"], body: Data(answer.utf8), from: address)
    return try await HTTPVideoFeed(client: client, address: .feed).videos().value
}

/// The only video of a feed with that row.
func video(_ row: String, from address: URL = .feed) async throws -> Video? {
    try await videos(in: #"{"lessons": [\#(row)]}"#, from: address).videos.first
}
