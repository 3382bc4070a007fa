import Gallery
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

extension VitrineWebApp {
    /// The first page as it is kept, at once; a script then asks for it anew. Further pages are asked for, and appended
    /// by a script. `?wait` is for pages without a script; `?kept` for one that was seen a moment ago, after Back.
    func photoList(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            let part = await photoPart(gallery, visit, asking: visit.asksAtOnce)
            return await galleryPage(
                .photos, gallery, visit, isWaiting: part.showing.isWaiting, error: part.showing.failure,
                content: part.isSelecting ? selection(part.html(), visit) : part.html())
        }
    }

    /// The list as a part of the page: one question to the service.
    func livePhotoList(_ visit: Visit) async -> Response {
        await partOfGallery(visit) { gallery in
            let part = await photoPart(gallery, visit, asking: true)
            return await galleryPart(part.html(), part.showing.failure, gallery, visit)
        }
    }

    private func photoPart(_ gallery: GalleryScreens, _ visit: Visit, asking: Bool) async -> GalleryListPart<Photo> {
        let place = PagePlace<Photo>(visit)
        let isSelecting = visit.request.queryValue("select") != nil
        let kept = await gallery.access.photos.kept(place)
        let showing = await Showing(kept: kept, asking: asking, visit) { isKeptEnough throws(GalleryError) in
            try await gallery.access.photos(place, isKeptEnough ? .keptFirst : .live)
        }
        return GalleryListPart(
            section: .photos, showing: showing, kept: kept, place: place, isSelecting: isSelecting, visit: visit
        ) { photo, isInFirstView in
            PhotoCell(
                photo: photo, place: place, isInFirstView: isInFirstView, isSelecting: isSelecting, visit: visit
            ).html()
        }
    }

    /// The list with a box on each photo, and what can be done with the chosen ones.
    private func selection(_ list: HTML, _ visit: Visit) -> HTML {
        HTML {
            div(.class("selecting")) {
                list
                visit.form(to: "/gallery/saving/begin", .id("selection"), .class("choices-bar")) {
                    a(.class("button"), .href(GallerySection.photos.path)) { visit.say(.cancel) }
                    button(.class("button"), .name("what"), .value("all")) { visit.say(.saveAll) }
                    button(.class("button primary"), .name("what"), .value("chosen")) {
                        visit.say(.save)
                        span(.class("chosen-count"))
                    }
                }
            }
        }
    }
}

/// One photo of the grid: a square, its room reserved.
struct PhotoCell {
    let photo: Photo
    let place: PagePlace<Photo>
    let isInFirstView: Bool
    var isSelecting = false
    let visit: Visit

    /// The squares that a cell may be, in pixels of the screen.
    private static let sides = [200, 400, 600, 800]

    func html() -> HTML {
        li(.class("cell"), .id(photo.id.rawValue)) {
            if isSelecting {
                label {
                    input(
                        .type("checkbox"), .name("photo"), .value(photo.id.rawValue), .ofForm("selection"),
                        .aria("label", photo.name(visit)))
                    picture
                    span(.class("check")) { Icon.done }
                }
            } else {
                a(.href(photo.id.path(at: place)), .class("cell-link")) { picture }
            }
        }
    }

    @HTMLContent private var picture: HTML {
        Icon.gallery
        if let smallest = candidates.first {
            img(
                .src(smallest.address), .srcset(candidates), .sizes("(min-width: 900px) 240px, 50vw"),
                .alt(photo.name(visit)), .width(400), .height(400), .decoding("async"),
                isInFirstView ? nil : .loading("lazy"))
        } else {
            span(.class("unseen")) { photo.name(visit) }
        }
    }

    /// One for each size that the service really has.
    private var candidates: [(address: String, widthInPixels: Int)] {
        var seen: Set<PictureSize> = []
        return Self.sides.compactMap { side in
            guard let size = photo.sizes.smallest(coveringPixels: side), seen.insert(size).inserted else { return nil }
            return (photo.id.picturePath(side: side, at: place), side)
        }
    }
}

extension Photo {
    /// What was written to it, or when it came.
    func name(_ visit: Visit) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map { $0.prefix(120) } ?? ""
        return line.allSatisfy(\.isWhitespace)
            ? visit.say(.photoOf(visit.words.date(uploadedAt))) : String(line)
    }
}
