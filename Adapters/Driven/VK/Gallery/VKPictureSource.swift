public import Gallery
public import HTTPTransport
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``PictureSource`` over plain GETs, since VK's addresses of pictures are signed: no token goes to its picture hosts.
/// Of up to 64 MiB.
///
/// What is a picture is decided by its first bytes, since its media type goes on to a browser: an SVG or a page that
/// calls itself a picture would run there.
public struct VKPictureSource: PictureSource {
    private let client: any HTTPClient

    /// - Parameter client: one that follows redirects, and is not limited as the API's is.
    public init(client: any HTTPClient) {
        self.client = client
    }

    public func picture(at address: URL) async throws(GalleryError) -> Picture {
        let answer = try await client.goodAnswer(
            to: HTTPRequest(
                .get, address,
                headers: ["Accept": PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")],
                deadline: .seconds(120), maximumBodySizeInBytes: 64 << 20))
        guard let format = PictureFormat(firstBytesOf: answer.body) else { throw .unreadable }
        return Picture(data: answer.body, mediaType: format.rawValue)
    }
}
