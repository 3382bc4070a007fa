import Gallery
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// One photo, as large as there is, on black.
    func photoScreen(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in await photoPage(gallery, visit) }
    }

    /// Saves the photo among the person's own pictures, and says where.
    func savePhoto(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            guard let id = visit.photoID else { return render(.noItem(.notFound, .photos, visit), visit) }
            do throws(GalleryError) {
                return await photoPage(gallery, visit, notice: .saved(try await gallery.access.save(id)))
            } catch {
                return await photoPage(gallery, visit, notice: .notSaved(error))
            }
        }
    }

    private func photoPage(_ gallery: GalleryScreens, _ visit: Visit, notice: PhotoNotice? = nil) async -> Response {
        let place = PagePlace<Photo>(visit)
        do throws(GalleryError) {
            guard let id = visit.photoID else { throw .notFound }
            let listed = try await gallery.access.photo(id, at: place).value
            return render(
                Screen(
                    status: notice?.status ?? .ok, title: visit.words.date(listed.item.uploadedAt),
                    destination: "/gallery",
                    back: (GallerySection.photos.path + place.query() + "#\(id)", visit.say(.photos)),
                    hasOwnHeading: true, actions: PhotoActions(photo: listed.item, place: place, visit: visit).html(),
                    isStage: true,
                    content: PhotoStage(listed: listed, place: place, notice: notice, visit: visit).html()),
                visit)
        } catch {
            return await galleryFailure(error, .photos, gallery, visit)
        }
    }

    /// A photo or video that cannot be shown; where the session is over, the way to the sign-in.
    func galleryFailure(
        _ error: GalleryError, _ section: GallerySection, _ gallery: GalleryScreens, _ visit: Visit
    ) async -> Response {
        if case .signInNeeded = error, await gallery.signInPlace.signedIn() == nil {
            return .seeOther(gallery.signInPlace.path)
        }
        return render(.noItem(error, section, visit), visit)
    }
}

/// How the saving of one photo went.
enum PhotoNotice {
    case saved(SavedPicture)
    case notSaved(GalleryError)

    fileprivate var status: Status {
        switch self {
        case .saved: .ok
        case .notSaved(.notFound): .notFound
        case .notSaved: .unprocessableContent
        }
    }
}

/// The picture, its neighbors, and what was written to it.
private struct PhotoStage {
    let listed: ListedItem<Photo>
    let place: PagePlace<Photo>
    let notice: PhotoNotice?
    let visit: Visit

    private var photo: Photo { listed.item }

    func html() -> HTML {
        article(.class("photo"), .data("photo")) {
            h1 {
                time(.datetime(photo.uploadedAt.formatted(.iso8601))) { visit.words.date(photo.uploadedAt) }
            }
            picture
            neighbor(listed.previous, "prev", .newerPhoto, Icon.back)
            neighbor(listed.next, "next", .olderPhoto, Icon.forward)
            if !photo.text.isEmpty { p(.class("caption")) { photo.text } }
            PhotoNoticePart(notice: notice, visit: visit).html()
        }
    }

    /// The small picture of the grid lies beneath, until the large one is there.
    @HTMLContent private var picture: HTML {
        div(.class("photo-frame")) {
            if let best = photo.sizes.best {
                let size = best.widthAndHeightInPixels
                if size != nil {
                    img(
                        .class("under"), .src(photo.id.picturePath(side: 400, at: place)), .alt(""),
                        size.map { .width($0.width) }, size.map { .height($0.height) })
                }
                img(
                    .src(photo.id.picturePath(at: place)), .alt(photo.name(visit)), size.map { .width($0.width) },
                    size.map { .height($0.height) }, .data("photo-picture"))
            } else {
                div(.class("player-notice")) {
                    Icon.gallery
                    p { visit.say(.noPicture) }
                }
            }
        }
    }

    private func neighbor(
        _ neighbor: ListedItem<Photo>.Neighbor?, _ relation: String, _ words: Phrase, _ icon: HTML
    ) -> HTML? {
        neighbor.map { neighbor in
            a(
                .class("icon-button beside \(relation)"), .href(neighbor.id.path(at: neighbor.place)), .rel(relation),
                .aria("label", visit.say(words)), .title(visit.say(words))
            ) { icon }
        }
    }
}

/// Where a photo was saved, or why it was not.
private struct PhotoNoticePart {
    let notice: PhotoNotice?
    let visit: Visit

    func html() -> HTML {
        div(.id("photo-notice"), .class("photo-notice")) {
            switch notice {
            case nil: HTML.nothing
            case .saved(let picture):
                p(.class("message"), .role("status")) {
                    visit.say(picture.isNew ? .savedTo : .savedBeforeTo)
                    " "
                    span(.class("path")) { picture.path }
                }
            case .notSaved(let error):
                p(.class("message"), .role("alert")) { error.message(in: visit.language) }
            }
        }
    }
}

/// What can be done with a photo.
private struct PhotoActions {
    let photo: Photo
    let place: PagePlace<Photo>
    let visit: Visit

    func html() -> HTML {
        ShareMenu(
            link: photo.link, title: visit.words.date(photo.uploadedAt),
            file: photo.sizes.isEmpty ? nil : photo.id.picturePath(at: place), visit: visit
        ) {
            if !photo.sizes.isEmpty {
                visit.form(to: photo.id.path + "/save" + place.query(), .data("save-photo")) {
                    button(.role("menuitem")) { visit.say(.saveToPictures) }
                }
                a(
                    .role("menuitem"), .href(photo.id.path + "/picture" + place.query(after: "download")), .download
                ) { visit.say(.downloadFile) }
            }
        }.html()
    }
}

extension Screen {
    /// A photo or video that is not there, or cannot be had now.
    static func noItem(_ error: GalleryError, _ section: GallerySection, _ visit: Visit) -> Screen {
        let isMissing = error == .notFound
        let heading = visit.say(isMissing ? .noSuch(section) : .cannotShow(section))
        return Screen(
            status: isMissing ? .notFound : .serviceUnavailable, title: heading, destination: "/gallery",
            back: (section.path, visit.say(section.title)), hasOwnHeading: true,
            content: div(.class("empty"), .role("alert")) {
                div(.class("drawing")) { section.icon }
                h1 { heading }
                p(.class("quiet")) { error.message(in: visit.language) }
                GalleryWaysOn(
                    error: error, visit: visit,
                    retry: a(.class("button primary"), .href(isMissing ? section.path : visit.address)) {
                        visit.say(isMissing ? .backTo(section) : .tryAgain)
                    }
                ).html()
            })
    }
}
