import Gallery
import HTMLBuilder
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A section's list with all that is said about it: the same in the page and in what a script fetches.
struct GalleryListPart<Item: Hashable & Sendable & Identifiable> {
    let section: GallerySection
    let showing: Showing<GalleryPage<Item>, GalleryError>
    /// What is kept of the page, shown beneath a failure that the person can end.
    let kept: Loaded<GalleryPage<Item>>?
    let place: PagePlace<Item>
    var isSelecting = false
    let visit: Visit
    /// One entry of the list; the flag says whether it is in sight at first.
    let cell: (Item, Bool) -> HTML

    func html() -> HTML {
        ListPart(
            id: "gallery-part", address: "\(section.path)/list\(place.query(after: mode))", showing: showing,
            told: .init(
                loading: .loading, live: { .upToDate($0.total, section.noun) },
                kept: { .kept(since: $0, because: $1, of: .service) }),
            visit: visit, refresh: refresh
        ).html(skeletons: GallerySkeletons(section: section).html(), list: list, failure: failure)
    }

    private var mode: String { isSelecting ? "select" : "" }

    /// Works without a script, too: the page is then asked for again, and waits for the service.
    private func refresh(_ action: Phrase, _ buttonClass: String) -> HTML {
        form(.action(section.path), .id("refresh"), .data("refresh")) {
            input(.type("hidden"), .name("wait"))
            if isSelecting { input(.type("hidden"), .name("select")) }
            visit.refreshButton(action, buttonClass)
        }
    }

    @HTMLContent private func list(_ page: GalleryPage<Item>) -> HTML {
        if page.items.isEmpty, page.next == nil, place == .first {
            emptyState(
                section.icon, heading: visit.say(.nothingIn(section)), sentence: visit.say(.nothingInExplained(section))
            )
        } else {
            div(.class("wall \(section.rawValue)"), .id("wall"), .data("walk")) {
                ul(.id("page-\(place.cursor?.rawValue ?? "first")")) {
                    for (position, item) in page.items.enumerated() {
                        cell(item, place == .first && position < 6)
                    }
                }
            }
        }
        if page.skippedCount > 0 {
            p(.class("quiet skipped"), .id("skipped")) { visit.say(.entriesSkipped(page.skippedCount)) }
        }
        if let next = page.next {
            p(.class("more"), .id("more")) {
                a(.class("button"), .href(section.path + PagePlace<Item>.after(next).query(after: mode)), .data("more"))
                { visit.say(.more) }
            }
        }
    }

    @HTMLContent private func failure(_ error: GalleryError) -> HTML {
        if let kept, error.leavesListInSight {
            div(.class("banner"), .role("alert"), .id("banner")) {
                Icon.attention
                p { error.message(in: visit.language) }
                GalleryWaysOn(error: error, visit: visit, retry: refresh(.tryAgain, "button")).html()
            }
            list(kept.value)
        } else {
            emptyState(
                Icon.attention, heading: visit.say(.noList(section)), sentence: error.message(in: visit.language),
                isAlert: true
            ) {
                GalleryWaysOn(error: error, visit: visit, retry: refresh(.tryAgain, "button primary refresh")).html()
            }
        }
    }
}

/// As large as what comes, and in sight only when it takes its time.
struct GallerySkeletons {
    let section: GallerySection
    var count = 8

    func html() -> HTML {
        div(.class("wall \(section.rawValue)"), .aria("hidden", true)) {
            ul { for _ in 0..<count { li(.class("cell skeleton")) } }
        }
    }
}

/// What a person can do about a failure.
struct GalleryWaysOn {
    let error: GalleryError
    let visit: Visit
    let retry: HTML

    @HTMLContent func html() -> HTML {
        switch error {
        case .signInNeeded, .rightMissing:
            a(.class("button primary"), .href("/gallery/sign-in?again")) { visit.say(.signInAgain) }
        case .actionNeeded(let page?):
            div(.class("in-line")) {
                a(
                    .class("button primary"), .href(page.absoluteString), .target("_blank"),
                    .rel("noreferrer noopener")
                ) {
                    visit.say(.openTheirPage)
                    Icon.outward
                }
                retry
            }
        case .programRefused:
            a(.class("button primary"), .href("/settings")) { visit.say(.settings) }
        default: retry
        }
    }
}

extension GalleryError {
    /// Whether the list may go on to be shown beneath it: the person may still see it, only not anew.
    fileprivate var leavesListInSight: Bool {
        switch self {
        case .actionNeeded, .programRefused, .diskFull, .notWritable, .storageFailed, .cancelled, .tryLater, .offline,
            .serviceFailed, .unreadable:
            true
        case .signInNeeded, .rightMissing, .closed, .notFound, .noCommunity: false
        }
    }
}

extension GallerySection {
    var icon: HTML {
        switch self {
        case .photos: Icon.gallery
        case .videos: Icon.videos
        }
    }
}
