import SharedKernel
import VideoCatalog
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// A video's thumbnail, if it is a picture of points: anything else, SVG too, may hold a script and is not passed on.
    func videoThumbnail(_ visit: Visit) async -> Response {
        guard let id = Video.ID(rawValue: visit.parameters["id"] ?? "") else { return emptyPicture(.notFound) }
        do throws(VideoCatalogError) {
            let picture = try await picture(of: id)
            let type = picture.mediaType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
            guard Self.rasterTypes.contains(type) else { return emptyPicture(.notFound) }
            var fingerprint = Fingerprint()
            fingerprint.add(picture.data)
            return Response(
                headers: [
                    "Content-Type": type, "ETag": "\"\(fingerprint.text)\"",
                    "Cache-Control": "private, max-age=86400",
                ], body: .data(picture.data))
        } catch {
            return emptyPicture(error == .notFound ? .notFound : .badGateway)
        }
    }

    /// As the list has it, or as it was kept with the video.
    private func picture(of id: Video.ID) async throws(VideoCatalogError) -> Picture {
        do throws(VideoCatalogError) {
            return try await videos.thumbnail(id)
        } catch {
            guard let kept = await downloads.library.picture(of: id) else { throw error }
            return kept
        }
    }

    /// An answer that draws nothing, so that the drawing beneath stays in sight without a script, too: browsers show the
    /// picture of a 404 as any other.
    private func emptyPicture(_ status: Status) -> Response {
        Response(status, headers: ["Content-Type": "image/gif"], body: .data(Data(Self.transparentPoint)))
    }

    /// One transparent point (GIF89a).
    private static let transparentPoint: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0x21, 0xF9, 4, 1, 0, 0, 0, 0]
        + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

    private static let rasterTypes: Set = [
        "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/bmp",
    ]
}
