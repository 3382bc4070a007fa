public import HTTPTransport
public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``VideoFeed`` over the photography school's feed, in both of its generations: `{"videos": […]}` (2020 to 2021) and
/// `{"lessons": […]}` (2022 to 2024). One GET, without a key, a query or pages; nothing was ever promised about its
/// headers, so none but the status is believed.
public struct HTTPVideoFeed: VideoFeed {
    private let client: any HTTPClient
    private let address: URL

    /// - Parameters:
    ///   - client: one that follows redirects: relative links in the feed are read against the final address.
    ///   - address: the feed's whole address.
    public init(client: any HTTPClient, address: URL) {
        self.client = client
        self.address = address
    }

    public func videos() async throws(VideoCatalogError) -> Loaded<VideoList> {
        let answer = try await client.goodAnswer(
            to: HTTPRequest(
                .get, address, headers: ["Accept": "application/json"], maximumBodySizeInBytes: 8 << 20))
        return Loaded(try VideoList(feed: answer.body, from: answer.url), freshness: .live)
    }
}
