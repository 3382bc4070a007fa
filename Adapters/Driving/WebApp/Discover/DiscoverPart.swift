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

/// What was found with all that is said about it: the same in the page and in what a script fetches.
struct DiscoverPart {
    let wish: DiscoverWish
    let showing: Showing<FoundPhotos, FavoritesError>
    /// What was found earlier, shown beneath a failure.
    let kept: FoundPhotos?
    let rateLimit: RateLimit?
    let visit: Visit

    var status: Status {
        switch showing.failure {
        case nil: .ok
        case .queryTooLong: .badRequest
        default: .serviceUnavailable
        }
    }

    func html() -> HTML {
        div(
            .id("discover-part"), .class("fresh"), .data("fresh", wish.address(below: "\(discoverPath)/list")),
            showing.isAnswered ? nil : .data("stale"), .aria("busy", showing.isWaiting)
        ) {
            if let rateLimit, rateLimit.isNearlyUsedUp, showing.failure == nil {
                div(.class("banner"), .id("rate-limit"), .role("status")) {
                    Icon.clock
                    p { visit.say(.requestsLeft(rateLimit)) }
                }
            }
            switch showing {
            case .nothingYet:
                freshness(.checking, visit.say(wish.query == nil ? .loadingPhotos : .searching))
                skeletons
            case .kept(let loaded), .answered(.success(let loaded)):
                freshness(.live, sentence(on: loaded.value))
                list(loaded.value)
            case .answered(.failure(let error)): failure(error)
            }
        }
    }

    private func sentence(on found: FoundPhotos) -> String {
        guard let query = wish.query else { return visit.say(.byChance) }
        return visit.say(.found(found.total, found.page.items.count, query.text))
    }

    private func freshness(_ mark: FreshnessLine.Mark, _ sentence: String) -> HTML {
        FreshnessLine(mark: mark, sentence: sentence, refresh: wish.query == nil ? refresh(.others) : .nothing).html()
    }

    /// Works without a script, too: the page is then asked for again, and waits for the service.
    private func refresh(_ action: Phrase, _ kind: String = "button refresh") -> HTML {
        form(.action(discoverPath), .data("refresh")) {
            if let query = wish.query { input(.type("hidden"), .name("query"), .value(query.text)) }
            input(.type("hidden"), .name("wait"))
            button(.class(kind), .id("refresh-button"), .aria("label", visit.say(action)), .title(visit.say(action))) {
                Icon.refresh
                span(.class("word")) { visit.say(action) }
            }
        }
    }

    /// As large as what comes, and in sight only when it takes its time.
    private var skeletons: HTML {
        div(.class("mosaic"), .aria("hidden", true)) {
            ul {
                for ratio in [15, 7, 10, 15, 13, 7, 15, 10] { li(.class("tile skeleton ratio-\(ratio)")) }
            }
        }
    }

    @HTMLContent private func list(_ found: FoundPhotos) -> HTML {
        if found.page.items.isEmpty, wish.cursor == nil {
            emptyState(
                Icon.search, heading: visit.say(wish.query == nil ? .noPhotosByChance : .nothingFound),
                sentence: visit.say(wish.query == nil ? .noPhotosByChanceExplained : .noPhotosFoundExplained))
        } else {
            div(.class("mosaic"), .id("wall"), .data("walk")) {
                ul(.id("page-\(wish.cursor?.rawValue ?? "first")")) {
                    for (position, photo) in found.page.items.enumerated() {
                        DiscoveredTile(
                            photo: photo, query: wish.query, isInFirstView: wish.cursor == nil && position < 6,
                            visit: visit
                        )
                        .html()
                    }
                }
            }
        }
        if let next = found.page.next {
            p(.class("more"), .id("more")) {
                a(.class("button"), .href(DiscoverWish(query: wish.query, cursor: next).address()), .data("more")) {
                    visit.say(.more)
                }
            }
        }
    }

    @HTMLContent private func failure(_ error: FavoritesError) -> HTML {
        let heading = error.title(in: visit.language)
        if let kept {
            div(.class("banner"), .role("alert"), .id("banner")) {
                Icon.attention
                p {
                    strong { heading }
                    error.message(in: visit.language)
                }
                waysOn(error)
            }
            list(kept)
        } else {
            emptyState(
                Icon.attention, heading: heading, sentence: error.message(in: visit.language), isAlert: true
            ) { waysOn(error) }
        }
    }

    @HTMLContent private func waysOn(_ error: FavoritesError) -> HTML {
        switch error {
        case .keyMissing(let advice), .keyRefused(let advice):
            a(
                .class("button primary"), .href(advice.page.absoluteString), .target("_blank"),
                .rel("noreferrer noopener")
            ) {
                visit.say(.openKeyPage)
                Icon.outward
            }
        case .queryTooLong: HTML.nothing
        default: refresh(.tryAgain, "button primary refresh")
        }
    }
}
