import VideoCatalog
import WebServer

extension VitrineWebApp {
    /// A video's thumbnail, if it is a picture of points: anything else, SVG too, may hold a script and is not passed on.
    func videoThumbnail(_ visit: Visit) async -> Response {
        guard let id = Video.ID(rawValue: visit.parameters["id"] ?? "") else { return Response(.notFound) }
        do throws(VideoCatalogError) {
            let picture = try await videos.thumbnail(id)
            let type = picture.mediaType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
            guard Self.rasterTypes.contains(type) else { return Response(.notFound) }
            var fingerprint = Fingerprint()
            fingerprint.add(picture.data)
            return Response(
                headers: [
                    "Content-Type": type, "ETag": "\"\(fingerprint.text)\"",
                    "Cache-Control": "private, max-age=86400",
                ], body: .data(picture.data))
        } catch {
            return Response(error == .notFound ? .notFound : .badGateway)
        }
    }

    private static let rasterTypes: Set = [
        "image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/bmp",
    ]
}
