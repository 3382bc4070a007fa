import HTMLBuilder
import Registration
import SharedKernel
import WebServer
import Wording

/// A list with all that is said about it: the same in the page and in what a script fetches.
struct CatalogListPart {
    let kind: CatalogKind
    let showing: Showing<CatalogList, CatalogError>
    let visit: Visit

    var status: Status { showing.failure == nil ? .ok : .serviceUnavailable }

    func html() -> HTML {
        ListPart(
            id: "catalog-part", address: "/catalog/list/\(kind.rawValue)", showing: showing,
            told: .init(
                loading: .loadingList, live: { .upToDate($0.items.count, .of(kind)) },
                kept: { .kept(since: $0, because: $1, of: .catalog) }),
            visit: visit, refresh: refresh
        ).html(skeletons: Self.skeletons(8), list: list, failure: failure)
    }

    /// Works without a script, too: the page is then asked for again, and waits for the source.
    private func refresh(_ action: Phrase, _ buttonClass: String) -> HTML {
        form(.action("/catalog"), .id("refresh"), .data("refresh")) {
            input(.type("hidden"), .name("wait"))
            visit.refreshButton(action, buttonClass)
        }
    }

    @HTMLContent private func list(_ list: CatalogList) -> HTML {
        if list.items.isEmpty {
            emptyState(Icon.catalog, heading: visit.say(.emptyCatalog), sentence: visit.say(.emptyCatalogExplained))
        } else {
            ul(.class("catalog"), .id("catalog")) {
                for item in list.items { CatalogRow(item: item, visit: visit).html() }
            }
        }
        if list.skipped > 0 {
            p(.class("quiet skipped"), .id("skipped")) { visit.say(.entriesSkipped(list.skipped)) }
        }
    }

    /// The alert names the list that cannot be had, and offers the others.
    private func failure(_ error: CatalogError) -> HTML {
        emptyState(
            Icon.attention, heading: visit.say(.noCatalog(kind)),
            sentence: error.message(for: kind, in: visit.language), isAlert: true
        ) {
            refresh(.tryAgain, "button primary refresh")
            visit.form(to: "/catalog/choose", .class("in-line")) {
                for other in kind.others {
                    button(.class("button"), .name("list"), .value(other.rawValue)) {
                        other.title(in: visit.language)
                    }
                }
            }
        }
    }

    /// As large as what comes, and in sight only when it takes its time.
    static func skeletons(_ count: Int) -> HTML {
        ul(.class("catalog scripted"), .aria("hidden", true)) {
            for _ in 0..<count {
                li(.class("row skeleton")) {
                    span {
                        div(.class("bone"))
                        div(.class("bone short"))
                    }
                    span {}
                }
            }
        }
    }
}
