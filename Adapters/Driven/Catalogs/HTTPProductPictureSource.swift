public import HTTPTransport
public import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``PictureSource`` of products over plain GETs: of up to 8 MiB.
///
/// What is a picture is decided by its first bytes, since its media type goes on to a browser: an SVG or a page that
/// calls itself a picture would run there.
public struct HTTPProductPictureSource: PictureSource {
    private let client: any HTTPClient

    /// - Parameter client: one that follows redirects.
    public init(client: any HTTPClient) {
        self.client = client
    }

    public func picture(at address: URL) async throws(CatalogError) -> Picture {
        let body = try await client.goodAnswer(
            from: address, accepting: PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")
        ).body
        guard let format = PictureFormat(firstBytesOf: body) else { throw .unreadable }
        return Picture(data: body, mediaType: format.rawValue)
    }
}
