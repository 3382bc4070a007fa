import Gallery
import HTMLBuilder
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// The last photos as they are kept; nothing is asked for them. A script then asks for the live ones.
    func galleryShelf(_ visit: Visit) async -> HTML {
        guard let gallery else { return .nothing }
        guard await gallery.signInPlace.signedIn() != nil else { return GalleryShelf(visit: visit).signedOut() }
        return GalleryShelf(visit: visit).html(Showing(kept: await gallery.access.photos.kept()))
    }

    /// The live shelf as a part of the first page: one question to the service.
    func liveGalleryShelf(_ visit: Visit) async -> Response {
        guard let gallery else { return .text(.notFound, "") }
        guard await gallery.signInPlace.signedIn() != nil else {
            return renderPart(GalleryShelf(visit: visit).signedOut(), visit)
        }
        let showing = await Showing(kept: nil, asking: true, visit) { isKeptEnough throws(GalleryError) in
            try await gallery.access.photos(.first, isKeptEnough ? .keptFirst : .live)
        }
        return renderPart(GalleryShelf(visit: visit).html(showing), visit)
    }
}

/// The newest photos in one line, and how they are in one sentence.
struct GalleryShelf {
    let visit: Visit

    func signedOut() -> HTML {
        shelf(
            id: "gallery", heading: visit.say(.gallery), path: "/gallery/sign-in",
            state: HTML { visit.say(.galleryPurpose) }, action: visit.say(.signIn),
            freshness: .settled("/gallery/shelf"), content: .nothing)
    }

    func html(_ showing: Showing<GalleryPage<Photo>, GalleryError>) -> HTML {
        shelf(
            id: "gallery", heading: visit.say(.gallery), path: GallerySection.photos.path,
            state: HTML { sentence(showing) }, action: visit.say(.seeAll),
            freshness: ShelfFreshness(of: showing, from: "/gallery/shelf", now: visit.now),
            content: HTML { content(showing) })
    }

    private func sentence(_ showing: Showing<GalleryPage<Photo>, GalleryError>) -> String {
        switch showing {
        case .nothingYet: visit.say(.nothingKeptYet)
        case .answered(.failure(let error)): error.message(in: visit.language)
        case .kept(let loaded), .answered(.success(let loaded)):
            switch loaded.freshness {
            case .live: visit.say(.upToDate(loaded.value.total, .photo))
            case .cached(let since, .notAskedYet): visit.say(.saved(loaded.value.total, .photo, visit.ago(since)))
            case .cached(let since, let reason):
                visit.say(.kept(since: visit.ago(since), because: reason, of: .service))
            }
        }
    }

    @HTMLContent private func content(_ showing: Showing<GalleryPage<Photo>, GalleryError>) -> HTML {
        if showing.isWaiting {
            div(.class("scripted")) { GallerySkeletons(section: .photos, count: 4).html() }
        } else if let photos = showing.loaded?.value.items, !photos.isEmpty {
            div(.class("wall photos in-a-strip"), .data("walk")) {
                ul {
                    for photo in photos.prefix(8) {
                        PhotoCell(photo: photo, place: .first, isInFirstView: true, visit: visit).html()
                    }
                }
            }
        }
    }
}
