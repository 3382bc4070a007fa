import Drive
import HTMLBuilder
import SharedKernel
import Wording

/// A list of files and folders with all that is said about it: the same in the page and in what a script fetches.
struct DriveListPart {
    let list: DriveList
    let showing: Showing<DriveListing, DriveError>
    /// What is kept of the page, shown beneath a failure that may pass.
    let kept: Loaded<DriveListing>?
    let cursor: DriveListing.Cursor?
    let visit: Visit

    func html() -> HTML {
        ListPart(
            id: "drive-part", address: list.address(after: cursor, live: true), showing: showing,
            told: .init(
                loading: .loading, live: { .upToDate($0.total, .item) },
                kept: { .kept(since: $0, because: $1, of: .service) }),
            visit: visit, refresh: refresh, attribute: isMissing ? .data("missing") : nil
        ).html(skeletons: DriveSkeletons(count: 8).html(), list: rows, failure: failure)
    }

    /// Whether there is no such folder.
    private var isMissing: Bool { showing.failure == .notFound || showing.failure == .notAFolder }

    /// Works without a script, too: the page is then asked for again, and waits for the service.
    private func refresh(_ action: Phrase, _ buttonClass: String) -> HTML {
        form(.action(list.screen), .id("refresh"), .data("refresh")) {
            if let path = list.path?.inQuery { input(.type("hidden"), .name("path"), .value(path)) }
            input(.type("hidden"), .name("wait"))
            visit.refreshButton(action, buttonClass)
        }
    }

    @HTMLContent private func rows(_ page: DriveListing) -> HTML {
        if page.items.isEmpty, page.next == nil, cursor == nil {
            emptyState(
                list.drawing, heading: visit.say(list.emptyHeading), sentence: visit.say(list.emptySentence))
        } else {
            div(.class("drive-list"), .id("wall"), .data("walk")) {
                ul(.id("page-\(cursor?.rawValue ?? "first")")) {
                    for (position, item) in page.items.enumerated() {
                        DriveRow(
                            item: item, isInFirstView: cursor == nil && position < 12, visit: visit,
                            marksPublished: list != .published,
                            trailing: list == .published ? unpublishing(item) : .nothing
                        ).html()
                    }
                }
            }
        }
        if page.skippedCount > 0 {
            p(.class("quiet skipped"), .id("skipped")) { visit.say(.entriesSkipped(page.skippedCount)) }
        }
        if let next = page.next {
            p(.class("more"), .id("more")) {
                a(.class("button"), .href(list.address(after: next)), .data("more")) { visit.say(.more) }
            }
        }
    }

    private func unpublishing(_ item: DriveItem) -> HTML {
        visit.form(to: "/drive/unpublish") {
            input(.type("hidden"), .name("path"), .value(item.path.description))
            input(.type("hidden"), .name("from"), .value("published"))
            button(
                .class("button"), .id("unpublish-\(item.id.rawValue)"),
                .aria("label", visit.say(.unpublishNamed(item.name)))
            ) { visit.say(.unpublish) }
        }
    }

    @HTMLContent private func failure(_ error: DriveError) -> HTML {
        if let kept, error.mayPass {
            div(.class("banner"), .role("alert"), .id("banner")) {
                Icon.attention
                p { error.message(in: visit.language) }
                DriveWaysOn(error: error, visit: visit, retry: refresh(.tryAgain, "button")).html()
            }
            rows(kept.value)
        } else {
            emptyState(
                Icon.attention, heading: visit.say(isMissing ? .folderNotThere : .noFiles),
                sentence: error == .notFound
                    ? visit.say(.folderNotThereExplained) : error.message(in: visit.language),
                isAlert: true
            ) {
                DriveWaysOn(error: error, visit: visit, retry: refresh(.tryAgain, "button primary refresh")).html()
            }
        }
    }
}

/// Rows that are not there yet, as tall as those that come.
struct DriveSkeletons {
    let count: Int

    func html() -> HTML {
        ul(.class("drive-list"), .aria("hidden", true)) {
            for _ in 0..<count {
                li(.class("drive-row skeleton")) {
                    span(.class("mark"))
                    span(.class("drive-words")) {
                        span(.class("bone"))
                        span(.class("bone short"))
                    }
                }
            }
        }
    }
}

/// What a person can do about a failure.
struct DriveWaysOn {
    let error: DriveError
    let visit: Visit
    let retry: HTML

    @HTMLContent func html() -> HTML {
        switch error {
        case .signInNeeded, .rightMissing, .accountHasNoDisk:
            a(.class("button primary"), .href("/drive/sign-in?again")) { visit.say(.signInAgain) }
        case .programRefused:
            a(.class("button primary"), .href("/settings")) { visit.say(.settings) }
        case .notFound, .notAFolder, .notAFile, .notKept:
            a(.class("button primary"), .href("/drive/files")) { visit.say(.toAllFiles) }
        default: retry
        }
    }
}

extension DriveError {
    /// Whether what was seen before may stay in sight beneath it: the person may still see it, only not anew.
    var mayPass: Bool {
        switch self {
        case .signInNeeded, .rightMissing, .accountHasNoDisk, .notFound, .notAFolder, .notAFile: false
        default: true
        }
    }
}

extension DriveList {
    fileprivate var drawing: HTML {
        switch self {
        case .folder: Icon.folder
        case .recent: Icon.clock
        case .published: Icon.link
        }
    }

    fileprivate var emptyHeading: Phrase {
        switch self {
        case .folder: .folderIsEmpty
        case .recent: .nothingRecent
        case .published: .nothingPublished
        }
    }

    fileprivate var emptySentence: Phrase {
        switch self {
        case .folder: .folderIsEmptyExplained
        case .recent: .nothingRecentExplained
        case .published: .nothingPublishedExplained
        }
    }
}
