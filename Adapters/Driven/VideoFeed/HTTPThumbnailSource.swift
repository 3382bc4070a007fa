public import HTTPTransport
public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``PictureSource`` of thumbnails over plain GETs: of up to 8 MiB.
///
/// What is a picture is decided by its first bytes, since its media type goes on to a browser: an SVG or a page that
/// calls itself a picture would run there.
public struct HTTPThumbnailSource: PictureSource {
    private let client: any HTTPClient

    public init(client: any HTTPClient) {
        self.client = client
    }

    public func picture(at address: URL) async throws(VideoCatalogError) -> Picture {
        let answer = try await client.goodAnswer(
            to: HTTPRequest(
                .get, address,
                headers: ["Accept": PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")],
                maximumBodySizeInBytes: 8 << 20))
        let type = MediaType(of: answer)
        guard type.isUnspecific || type.isImage, let format = PictureFormat(firstBytesOf: answer.body) else {
            throw .unreadable
        }
        return Picture(data: answer.body, mediaType: format.rawValue)
    }
}
