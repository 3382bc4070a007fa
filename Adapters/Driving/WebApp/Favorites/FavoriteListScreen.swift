import Favorites
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// The favorites, from the disk: no service is asked. `?edit` shows what changes them; `?removed` what can be taken
    /// back.
    func favoriteList(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        let part = await favoritePart(discover, visit)
        return render(
            Screen(
                status: part.isRead ? .ok : .serviceUnavailable, title: visit.say(.favorites),
                destination: favoritesPath, actions: part.editLink, drawsPictures: true,
                content: HTML {
                    PhotoTabs(current: favoritesPath, visit: visit).html()
                    part.html()
                }),
            visit)
    }

    func liveFavoriteList(_ visit: Visit) async -> Response {
        guard let discover else { return .text(.notFound, "") }
        let part = await favoritePart(discover, visit)
        return renderPart(part.html(), status: part.isRead ? .ok : .serviceUnavailable, visit)
    }

    func favoritePart(_ discover: DiscoverScreens, _ visit: Visit) async -> FavoritePart {
        let cursor = visit.request.queryValue("after").flatMap {
            $0.isEmpty ? nil : Page<Favorite>.Cursor(rawValue: $0)
        }
        var undoable: (name: String, count: Int)?
        if let name = visit.request.queryValue("removed"), let count = await discover.removals.count(of: name) {
            undoable = (name, count)
        }
        let content: Result<FavoritePart.Content, FavoritesError>
        do throws(FavoritesError) {
            content = .success(
                .init(
                    page: try await discover.access.list(after: cursor), total: try await discover.access.list.count()))
        } catch {
            content = .failure(error)
        }
        return FavoritePart(
            content: content, isFirst: cursor == nil, isEditing: visit.request.queryValue("edit") != nil,
            undoable: undoable, visit: visit)
    }

    /// The small picture, kept once it was there.
    func favoritePicture(_ visit: Visit) async -> Response {
        guard let discover, let id = visit.discoveredID else { return .emptyPicture(.notFound) }
        do throws(FavoritesError) {
            return .picture(try await discover.access.favoritePicture(id))
        } catch {
            return .emptyPicture(error == .notFound ? .notFound : .badGateway)
        }
    }
}

/// The list with all that is said about it.
struct FavoritePart {
    let content: Result<Content, FavoritesError>
    let isFirst: Bool
    let isEditing: Bool
    let undoable: (name: String, count: Int)?
    let visit: Visit

    struct Content {
        let page: Page<Favorite>
        let total: Int
    }

    var isRead: Bool {
        if case .success = content { true } else { false }
    }

    private var editMark: String { isEditing ? "?edit" : "" }

    func html() -> HTML {
        div(
            .id("favorites-part"), .class(isEditing ? "fresh selecting" : "fresh"),
            .data("fresh", "\(favoritesPath)/list\(editMark)")
        ) {
            switch content {
            case .success(let content):
                p(.class("quiet count"), .id("favorites-count"), .role("status")) {
                    visit.say(.favoriteCount(content.total))
                }
                RemovalNotice(undoable: undoable, visit: visit).html()
                list(content)
            case .failure(let error):
                emptyState(
                    Icon.attention, heading: error.title(in: visit.language),
                    sentence: error.message(in: visit.language), isAlert: true
                ) {
                    a(.class("button primary"), .href(visit.address)) { visit.say(.tryAgain) }
                }
            }
        }
    }

    /// Shows what changes the list, or puts it away.
    var editLink: HTML {
        guard case .success(let content) = content, content.total > 0 else { return .nothing }
        return a(
            .class("button"), .id("edit"), .href(isEditing ? favoritesPath : "\(favoritesPath)?edit"),
            isEditing ? .data("ends-editing") : nil
        ) { visit.say(isEditing ? .done : .edit) }
    }

    @HTMLContent private func list(_ content: Content) -> HTML {
        if content.total == 0 {
            emptyState(
                Icon.heart, heading: visit.say(.noFavorites), sentence: visit.say(.noFavoritesExplained)
            ) {
                a(.class("button primary"), .href(discoverPath)) { visit.say(.findPhotos) }
            }
        } else {
            let ids = content.page.items.map(\.id)
            div(.class("favorites"), .id("wall"), .data("walk"), isEditing ? .data("editing") : nil) {
                ul(.id("page-\(ids.first?.rawValue ?? "none")")) {
                    for (index, favorite) in content.page.items.enumerated() {
                        FavoriteRow(
                            favorite: favorite, above: index > 0 ? ids[index - 1] : nil,
                            below: index + 1 < ids.count ? ids[index + 1] : nil, isEditing: isEditing,
                            isInFirstView: isFirst && index < 8, visit: visit
                        ).html()
                    }
                }
            }
            if isEditing { selectionBar }
        }
        if let next = content.page.next {
            p(.class("more"), .id("more")) {
                a(
                    .class("button"),
                    .href("\(favoritesPath)?after=\(next.rawValue)" + (isEditing ? "&edit" : "")), .data("more")
                ) { visit.say(.more) }
            }
        }
    }

    private var selectionBar: HTML {
        visit.form(to: "\(favoritesPath)/remove", .id("selection"), .class("choices-bar"), .data("removes")) {
            input(.type("hidden"), .name("edit"))
            button(.class("button dangerous")) {
                visit.say(.removeChosen)
                span(.class("chosen-count"))
            }
        }
    }
}

/// Says what was removed, and takes it back.
struct RemovalNotice {
    let undoable: (name: String, count: Int)?
    let visit: Visit

    func html() -> HTML {
        div(.id("removal")) {
            if let undoable {
                visit.form(to: "\(favoritesPath)/undo", .class("banner"), .data("undo")) {
                    input(.type("hidden"), .name("removal"), .value(undoable.name))
                    p(.role("status")) { visit.say(.removed(undoable.count)) }
                    button(.class("button"), .id("undo-button")) { visit.say(.undo) }
                }
            }
        }
    }
}
