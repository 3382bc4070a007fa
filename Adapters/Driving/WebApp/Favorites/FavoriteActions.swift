import Favorites
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// Removes one or several. A script is given what takes it back, and how many are left.
    func removeFavorites(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        let ids = visit.request.formValues("photo").compactMap { Photo.ID(rawValue: $0) }
        do throws(FavoritesError) {
            let removed = try await discover.access.remove(ids)
            let name = removed.isEmpty ? nil : await discover.removals.keep(removed)
            guard visit.form["part"] == nil else {
                let undoable = name.map { (name: $0, count: removed.favorites.count) }
                return try await changes(discover, undoable, visit)
            }
            let marks = [name.map { "removed=\($0)" }, visit.form["edit"].map { _ in "edit" }].compactMap(\.self)
            return .seeOther(favoritesPath + (marks.isEmpty ? "" : "?" + marks.joined(separator: "&")))
        } catch {
            return render(.favoritesFailed(error, visit), visit)
        }
    }

    /// Takes a removal back: every photo stands where it stood.
    func undoRemoval(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        let name = visit.form["removal"] ?? ""
        do throws(FavoritesError) {
            if let removal = await discover.removals.removal(name) {
                try await discover.access.undo(removal)
                await discover.removals.forget(name)
            }
            guard visit.form["part"] == nil else { return try await changes(discover, nil, visit) }
            return .seeOther(favoritesPath)
        } catch {
            return render(.favoritesFailed(error, visit), visit)
        }
    }

    /// Gives a favorite another place. A photo that has gone meanwhile, or whose neighbor has, is no reason to complain:
    /// the list that follows shows how it is.
    func moveFavorite(_ visit: Visit) async -> Response {
        guard let discover else { return render(.nothingHere(visit), visit) }
        do throws(FavoritesError) {
            if let id = visit.form["photo"].flatMap(Photo.ID.init),
                let place = visit.form["place"].flatMap(FavoritePlace.init(field:))
            {
                do throws(FavoritesError) {
                    try await discover.access.move(id, to: place)
                } catch .notFound {
                    guard visit.form["part"] == nil else { return Response(.conflict) }
                }
            }
            guard visit.form["part"] == nil else { return Response(.noContent) }
            return .seeOther("\(favoritesPath)?edit")
        } catch {
            return render(.favoritesFailed(error, visit), visit)
        }
    }

    /// What a script puts in place after a change.
    private func changes(
        _ discover: DiscoverScreens, _ undoable: (name: String, count: Int)?, _ visit: Visit
    ) async throws(FavoritesError) -> Response {
        let total = try await discover.access.list.count()
        return renderPart(
            HTML {
                p(.class("quiet count"), .id("favorites-count"), .role("status")) { visit.say(.favoriteCount(total)) }
                RemovalNotice(undoable: undoable, visit: visit).html()
            }, visit)
    }
}

extension FavoritePlace {
    /// As a form says it: `first`, `last`, `before:ID`, `after:ID`.
    fileprivate init?(field: String) {
        let parts = field.split(separator: ":", maxSplits: 1)
        let id = parts.count == 2 ? Photo.ID(rawValue: String(parts[1])) : nil
        switch (parts.first, id) {
        case ("first", nil): self = .first
        case ("last", nil): self = .last
        case ("before", let id?): self = .before(id)
        case ("after", let id?): self = .after(id)
        default: return nil
        }
    }
}

extension Screen {
    /// Something could not be kept.
    static func favoritesFailed(_ error: FavoritesError, _ visit: Visit) -> Screen {
        let heading = error.title(in: visit.language)
        return Screen(
            status: .serviceUnavailable, title: heading, destination: favoritesPath,
            back: (favoritesPath, visit.say(.favorites)), hasOwnHeading: true,
            content: div(.class("empty"), .role("alert")) {
                div(.class("drawing")) { Icon.attention }
                h1 { heading }
                p(.class("quiet"), .data("message")) { error.message(in: visit.language) }
                a(.class("button primary"), .href(favoritesPath)) { visit.say(.tryAgain) }
            })
    }
}
