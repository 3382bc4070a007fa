import Gallery
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// A photo's picture: the best, or one that fills a square cell of `side` pixels. `download` keeps it as a file.
    func galleryPicture(_ visit: Visit) async -> Response {
        await partOfGallery(visit) { gallery in
            guard let id = visit.photoID else { return .emptyPicture(.notFound) }
            let side = visit.request.queryValue("side").flatMap { Int($0) }
            return await picture(named: visit.request.queryValue("download") == nil ? nil : id.rawValue) {
                () async throws(GalleryError) in
                try await gallery.access.picture(
                    of: id, at: PagePlace(visit), side.map { .covering(sideInPixels: $0) } ?? .best)
            }
        }
    }

    /// A video's preview, at most `width` pixels wide.
    func galleryPreview(_ visit: Visit) async -> Response {
        await partOfGallery(visit) { gallery in
            guard let id = visit.galleryVideoID else { return .emptyPicture(.notFound) }
            let width = visit.request.queryValue("width").flatMap { Int($0) } ?? 1280
            return await picture { () async throws(GalleryError) in
                try await gallery.access.picture(of: id, at: PagePlace(visit), .upTo(widthInPixels: width))
            }
        }
    }

    private func picture(
        named name: String? = nil, _ load: () async throws(GalleryError) -> Picture
    ) async -> Response {
        do throws(GalleryError) {
            var response = Response.picture(try await load())
            if let name, let type = response.headers["Content-Type"]?.split(separator: "/").last {
                response.headers["Content-Disposition"] =
                    "attachment; filename=\"\(name).\(type == "jpeg" ? "jpg" : type)\""
            }
            return response
        } catch {
            return .emptyPicture(error == .notFound ? .notFound : .badGateway)
        }
    }
}
