import Favorites
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
    /// One photo with everything that is known of it; a favorite also where the service cannot be had, or no longer has
    /// it.
    func discoveredPhoto(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        do throws(FavoritesError) {
            guard let id = visit.discoveredID else { throw .notFound }
            let shown = try await discover.access.photo(id)
            let (photo, isFavorite) = (shown.value.photo, shown.value.isFavorite)
            return render(
                Screen(
                    title: photo.title(visit), destination: visit.isFromFavorites ? favoritesPath : discoverPath,
                    back: visit.wayBackFromPhoto, hasOwnHeading: true,
                    actions: HTML {
                        Heart(id: id, isFavorite: isFavorite, visit: visit).html()
                        PhotoMenu(photo: photo, visit: visit).html()
                    }, drawsPictures: true,
                    content: DiscoveredPhotoPart(
                        shown: shown.value, freshness: shown.freshness, service: discover.service, visit: visit
                    ).html()),
                visit)
        } catch {
            return render(.noDiscoveredPhoto(error, visit), visit)
        }
    }

    /// The heart as it is now: another window, or the command line, may have turned it.
    func heart(_ visit: Visit) async -> Response {
        guard let discover, let id = visit.discoveredID else { return .text(.notFound, "") }
        do throws(FavoritesError) {
            let isFavorite = try await discover.access.list.contains(id)
            return renderPart(Heart(id: id, isFavorite: isFavorite, visit: visit).html(), visit)
        } catch {
            return .text(.serviceUnavailable, "")
        }
    }

    /// Keeps the photo, or keeps it no longer. It is on the disk when this answers; a script is given the heart alone.
    func toggleFavorite(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        do throws(FavoritesError) {
            guard let id = visit.discoveredID else { throw .notFound }
            let outcome = try await discover.access.toggle(id)
            guard visit.form["part"] != nil else { return .seeOther(Path.own(visit.form["back"] ?? id.discoveredPath)) }
            return renderPart(Heart(id: id, isFavorite: outcome.isFavorite, visit: visit).html(), visit)
        } catch {
            return render(.noDiscoveredPhoto(error, visit), visit)
        }
    }
}

/// The photo, whose it is, and what is known of it.
private struct DiscoveredPhotoPart {
    let shown: ShownPhoto
    let freshness: Freshness
    let service: VitrineWebApp.PhotoOrigin
    let visit: Visit

    private var photo: Photo { shown.photo }

    func html() -> HTML {
        // What is no wider than it is high has its words beside it, where there is room.
        article(.class(photo.ratioOnPage > 10 ? "discovered" : "discovered upright ratio-\(photo.ratioOnPage)")) {
            if let obstacle = shown.obstacle { notice(obstacle) }
            div(.class("discovered-frame")) {
                PhotoLikeness(photo: photo).html()
                img(
                    .src(photo.id.picturePath(width: 1080)), .srcset(photo.candidates(upTo: .max)),
                    .sizes("(min-width: 1000px) 1120px, 100vw"), .alt(photo.name(visit)),
                    .width(photo.widthOnPage), .height(photo.heightOnPage), .decoding("async"))
            }
            div(.class("discovered-words")) {
                h1 { byline }
                if let text = photo.description { p(.class("description")) { text } }
                facts
            }
        }
    }

    /// As the service's rules ask: the author and the service, each with a link that tells where one comes from.
    @HTMLContent private var byline: HTML {
        visit.say(.by) + " "
        outward(photo.author.name ?? visit.say(.unknownAuthor), photo.author.profile)
        " " + visit.say(.atService) + " "
        outward(service.name, service.home)
    }

    @HTMLContent private func outward(_ text: String, _ address: URL?) -> HTML {
        if let address {
            a(.href(address.absoluteString), .target("_blank"), .rel("noreferrer noopener")) { text }
        } else {
            text
        }
    }

    private var facts: HTML {
        dl(.class("facts")) {
            dt { visit.say(.photoDate) }
            dd {
                if let moment = photo.createdAt {
                    time(.datetime(moment.formatted(.iso8601))) { visit.words.date(moment) }
                } else {
                    visit.say(.dateUnknown)
                }
            }
            dt { visit.say(.location) }
            dd { photo.details?.location?.words ?? visit.say(.locationNotGiven) }
            dt { visit.say(.downloads) }
            dd { photo.details?.downloads.map { visit.words.number($0) } ?? visit.say(.downloadsUnknown) }
        }
    }

    private func notice(_ obstacle: FavoritesError) -> HTML {
        div(.class("banner"), .role("status"), .id("banner")) {
            Icon.attention
            p {
                obstacle.message(in: visit.language) + " "
                    + visit.say(.keptPhoto(visit.ago(freshness.savedAt), isFavorite: shown.isFavorite))
            }
            a(.class("button"), .href(visit.request.target)) { visit.say(.tryAgain) }
        }
    }
}

extension Photo.Location {
    /// Its name, or else where it is, in degrees.
    fileprivate var words: String? {
        name
            ?? position.map { position in
                func rounded(_ degrees: Double) -> String { "\((degrees * 10_000).rounded() / 10_000)" }
                return "\(rounded(position.latitude)), \(rounded(position.longitude))"
            }
    }
}

extension Photo {
    fileprivate func title(_ visit: Visit) -> String { visit.say(.photoBy(author.name)) }
}

/// The heart of a photo: a button that is pressed while it is a favorite.
struct Heart {
    let id: Photo.ID
    let isFavorite: Bool
    let visit: Visit

    func html() -> HTML {
        visit.form(to: "\(id.discoveredPath)/favorite", .id("heart"), .data("heart")) {
            input(.type("hidden"), .name("back"), .value(visit.request.isReading ? visit.address : id.discoveredPath))
            button(
                .class("icon-button heart"), .aria("pressed", isFavorite), .aria("label", visit.say(.favorite)),
                .title(visit.say(isFavorite ? .removeFromFavorites : .addToFavorites))
            ) { Icon.heart }
        }
    }
}

extension Screen {
    /// A photo that is not there, or cannot be had now.
    static func noDiscoveredPhoto(_ error: FavoritesError, _ visit: Visit) -> Screen {
        let isMissing = error == .notFound
        let heading = isMissing ? visit.say(.noSuchPhoto) : error.title(in: visit.language)
        return Screen(
            status: isMissing ? .notFound : .serviceUnavailable, title: heading, destination: discoverPath,
            back: visit.wayBackFromPhoto, hasOwnHeading: true,
            content: div(.class("empty"), .role("alert")) {
                div(.class("drawing")) { isMissing ? Icon.gallery : Icon.attention }
                h1 { heading }
                p(.class("quiet"), .data("message")) { error.message(in: visit.language) }
                a(
                    .class("button primary"),
                    .href(isMissing || !visit.request.isReading ? discoverPath : visit.address)
                ) { visit.say(isMissing || !visit.request.isReading ? .backToDiscover : .tryAgain) }
            })
    }
}
