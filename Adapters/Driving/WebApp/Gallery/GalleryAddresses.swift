import Gallery
import SharedKernel
import WebServer

// Where photos and videos stand in Vitrine: an address says beside the id on which page of the list it was seen.

extension PagePlace {
    /// The place that an address names; the first page where it names none.
    init(_ visit: Visit) {
        let cursor = visit.request.queryValue("after").flatMap { $0.isEmpty ? nil : $0 }
        self.init(after: cursor.map { Page<Item>.Cursor(rawValue: $0) })
    }

    /// What an address says of it, after the other parts of the query.
    func query(after others: String = "") -> String {
        let parts = [others, cursor.map { "after=\($0.rawValue)" } ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }
}

extension Photo.ID {
    var path: String { "\(GallerySection.photos.path)/\(rawValue)" }

    func path(at place: PagePlace<Photo>) -> String { path + place.query() }

    /// - Parameter side: of a square cell that it is to fill, in pixels; `nil` asks for the best there is.
    func picturePath(side: Int? = nil, at place: PagePlace<Photo>) -> String {
        "\(path)/picture" + place.query(after: side.map { "side=\($0)" } ?? "")
    }
}

extension GalleryVideo.ID {
    var path: String { "\(GallerySection.videos.path)/\(rawValue)" }

    func path(at place: PagePlace<GalleryVideo>) -> String { path + place.query() }

    func previewPath(width: Int, at place: PagePlace<GalleryVideo>) -> String {
        "\(path)/preview" + place.query(after: "width=\(width)")
    }
}

extension Visit {
    /// The photo that the address names.
    var photoID: Photo.ID? { Photo.ID(rawValue: parameters["id"] ?? "") }

    var galleryVideoID: GalleryVideo.ID? { GalleryVideo.ID(rawValue: parameters["id"] ?? "") }
}
