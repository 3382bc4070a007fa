import Favorites
import SharedKernel
import Wording

/// `favorites list`, `favorites add` and `favorites remove`.
struct FavoriteCommands: Sendable {
    let photos: FavoritesAccess
    let report: Report

    /// - Parameter page: what an earlier page named as the next; `nil` for the first.
    func list(_ page: String?) async throws(CommandFailure) -> ExitCode {
        let (found, total) = try await report.asking { () async throws(FavoritesError) in
            (try await photos.list(after: page.map { .init(rawValue: $0) }, limit: 200), try await photos.list.count())
        }
        if report.options.printsJSON {
            report.output.print([
                "items": .array(found.items.map { $0.photo.json(isFavorite: true) }), "source": "live",
                "savedAt": nil, "nextPage": JSONValue(found.next?.rawValue), "total": .number(total),
            ])
        } else {
            report.output.print(found.items.map { $0.photo.line() }.joined())
            if let next = found.next {
                let command = "vitrine favorites list --page \(next.rawValue)"
                report.note(report.say("More: \(command)", "Дальше: \(command)"))
            } else if found.items.isEmpty {
                report.note(report.say("There are no favorites yet.", "В избранном пока пусто."))
            }
        }
        return found.items.isEmpty && page == nil ? .nothingMatched : .done
    }

    /// It is on the disk when this returns; one that is a favorite already stays where it is.
    func add(_ text: String) async throws(CommandFailure) -> ExitCode {
        let id = try report.photoID(text)
        let isNew = try await report.asking { () async throws(FavoritesError) -> Bool in
            guard try await !photos.list.contains(id) else { return false }
            // Somebody else was quicker: theirs is put back.
            guard case .removed(let removed) = try await photos.toggle(id) else { return true }
            try await photos.undo(removed)
            return false
        }
        report.note(
            isNew
                ? report.say("Added to favorites.", "Добавлено в избранное.")
                : report.say("It is a favorite already.", "Уже в избранном."))
        if report.options.printsJSON { report.output.print(["id": .string(id.rawValue), "favorite": .bool(true)]) }
        return .done
    }

    func remove(_ text: String) async throws(CommandFailure) -> ExitCode {
        let id = try report.photoID(text)
        let removed = try await report.asking { () async throws(FavoritesError) in try await photos.remove([id]) }
        guard !removed.isEmpty else {
            throw CommandFailure(
                .noSuchItem, code: "notFound",
                message: report.say("It is no favorite.", "Этой фотографии нет в избранном."))
        }
        report.note(report.say("Removed from favorites.", "Убрано из избранного."))
        if report.options.printsJSON { report.output.print(["id": .string(id.rawValue), "favorite": .bool(false)]) }
        return .done
    }
}
