public import Favorites
public import HTTPTransport
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``PictureSource`` over plain GETs to the picture host, which asks for no key and counts no questions: of up to 8 MiB.
public struct UnsplashPictureSource: PictureSource {
    private static let accepted = PictureFormat.allCases.map(\.rawValue).joined(separator: ", ")

    private let client: any HTTPClient

    public init(client: any HTTPClient) {
        self.client = client
    }

    public func picture(at address: URL) async throws(FavoritesError) -> Picture {
        let answer: HTTPResponse
        do throws(HTTPFailure) {
            answer = try await client.send(
                HTTPRequest(
                    .get, address, headers: ["Accept": Self.accepted], maximumBodySizeInBytes: 8 << 20))
        } catch {
            throw FavoritesError(error)
        }
        switch answer.status {
        case 200:
            guard let format = PictureFormat(firstBytesOf: answer.body) else { throw .serviceFailed }
            return Picture(data: answer.body, mediaType: format.rawValue)
        case 404, 410: throw .notFound
        default: throw .serviceFailed
        }
    }
}
