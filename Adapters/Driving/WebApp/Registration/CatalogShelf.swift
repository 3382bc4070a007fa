import HTMLBuilder
import Registration
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// The chosen list as it is kept, or the way to register; nothing is asked for it. A script then asks for the live
    /// one, unless this one is minutes old.
    func catalogShelf(_ visit: Visit) async -> HTML {
        guard let registration else { return .nothing }
        let shelf = CatalogShelf(visit: visit)
        guard await registeredProfile() != nil else { return shelf.unregistered() }
        let kind = await registration.choose.current()
        return shelf.html(kind, Showing(kept: await registration.catalog.kept(kind)))
    }

    /// The live shelf as a part of the first page: one question to the list's source.
    func liveCatalogShelf(_ visit: Visit) async -> Response {
        guard let registration else { return .text(.notFound, "") }
        let shelf = CatalogShelf(visit: visit)
        guard await registeredProfile() != nil else { return renderPart(shelf.unregistered(), visit) }
        let kind = await registration.choose.current()
        return renderPart(shelf.html(kind, await registration.ask(kind)), visit)
    }
}

/// The first rows of the chosen list, and how it is in one sentence.
struct CatalogShelf {
    let visit: Visit
    private static let address = "/catalog/shelf"
    private static let rows = 4

    func unregistered() -> HTML {
        part(
            path: "/register", state: .catalogPurpose, action: .register, freshness: .settled(Self.address),
            content: .nothing)
    }

    func html(_ kind: CatalogKind, _ showing: Showing<CatalogList, CatalogError>) -> HTML {
        part(
            path: "/catalog", state: sentence(on: kind, showing), action: .seeAll,
            freshness: ShelfFreshness(of: showing, from: Self.address, now: visit.now),
            content: HTML { content(showing) })
    }

    private func part(
        path: String, state: Phrase, action: Phrase, freshness: ShelfFreshness, content: HTML
    ) -> HTML {
        shelf(
            id: "catalog", heading: visit.say(.catalog), path: path, state: HTML { visit.say(state) },
            action: visit.say(action), freshness: freshness, content: content)
    }

    private func sentence(on kind: CatalogKind, _ showing: Showing<CatalogList, CatalogError>) -> Phrase {
        switch showing {
        case .nothingYet: .nothingKeptYet
        case .answered(.failure(let error)):
            Phrase(error.message(for: kind, in: .english), error.message(for: kind, in: .russian))
        case .kept(let loaded), .answered(.success(let loaded)):
            switch loaded.freshness {
            case .live: .upToDate(loaded.value.items.count, .of(kind))
            case .cached(let since, .notAskedYet): .saved(loaded.value.items.count, .of(kind), visit.ago(since))
            case .cached(let since, let reason): .kept(since: visit.ago(since), because: reason, of: .catalog)
            }
        }
    }

    @HTMLContent private func content(_ showing: Showing<CatalogList, CatalogError>) -> HTML {
        if showing.isWaiting {
            CatalogListPart.skeletons(Self.rows)
        } else if let items = showing.loaded?.value.items, !items.isEmpty {
            ul(.class("catalog")) {
                for item in items.prefix(Self.rows) { CatalogRow(item: item, visit: visit).html() }
            }
        }
    }
}
