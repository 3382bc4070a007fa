public import HTTPTransport
public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``ThumbnailSource`` over plain GETs.
///
/// What is a picture is decided by its first bytes, since its media type goes on to a browser: an SVG or a page that
/// calls itself a picture would run there.
public struct HTTPThumbnailSource: ThumbnailSource {
    private let client: any HTTPClient

    public init(client: any HTTPClient) {
        self.client = client
    }

    public func thumbnail(at address: URL) async throws(VideoCatalogError) -> Picture {
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

/// The pictures that every browser shows, by their media types.
private enum PictureFormat: String, CaseIterable {
    case avif = "image/avif"
    case webp = "image/webp"
    case jpeg = "image/jpeg"
    case png = "image/png"
    case gif = "image/gif"

    init?(firstBytesOf data: Data) {
        if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if data.starts(with: [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]) {
            self = .png
        } else if data.has("GIF87a", at: 0) || data.has("GIF89a", at: 0) {
            self = .gif
        } else if data.has("RIFF", at: 0), data.has("WEBP", at: 8) {
            self = .webp
        } else if data.has("ftypavif", at: 4) || data.has("ftypavis", at: 4) {
            self = .avif
        } else {
            return nil
        }
    }
}
