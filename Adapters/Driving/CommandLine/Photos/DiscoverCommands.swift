import Favorites
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `unsplash random`, `unsplash search` and `unsplash show`.
struct DiscoverCommands: Sendable {
    let photos: FavoritesAccess
    let report: Report

    func random(_ count: Int) async throws(CommandFailure) -> ExitCode {
        let found = try await report.asking { () async throws(FavoritesError) in try await photos.byChance(count) }
        return print(Page(found), total: nil, next: nil)
    }

    /// - Parameter page: what an earlier page named as the next; `nil` for the first.
    func search(_ words: [String], page: String?) async throws(CommandFailure) -> ExitCode {
        let found = try await report.asking { () async throws(FavoritesError) -> FoundPhotos? in
            guard let query = try SearchQuery(words.joined(separator: " ")) else { return nil }
            return try await photos.search(query, after: page.map { .init(rawValue: $0) })
        }
        guard let found else {
            throw CommandFailure(
                .usage, code: "usage",
                message: report.say("Say what to search for.", "Напишите, что искать."))
        }
        let query = words.joined(separator: " ")
        return print(
            found.page, total: found.total,
            next: found.page.next.map { "vitrine unsplash search \(query) --page \($0.rawValue)" })
    }

    private func print(_ page: Page<Photo>, total: Int?, next command: String?) -> ExitCode {
        if report.options.printsJSON {
            report.output.print([
                "items": .array(page.items.map { $0.json() }), "source": "live", "savedAt": nil,
                "nextPage": JSONValue(page.next?.rawValue), "total": total.map(JSONValue.number) ?? .null,
            ])
        } else {
            report.output.print(page.items.map { $0.line() }.joined())
            if page.items.isEmpty { report.note(report.say("Nothing found.", "Ничего не нашлось.")) }
            if let command { report.note(report.say("More: \(command)", "Дальше: \(command)").onOneLine) }
        }
        return page.items.isEmpty ? .nothingMatched : .done
    }

    func show(_ text: String) async throws(CommandFailure) -> ExitCode {
        let id = try report.photoID(text)
        let loaded = try await report.asking { () async throws(FavoritesError) in try await photos.photo(id) }
        let shown = loaded.value
        if let obstacle = shown.obstacle, let since = loaded.freshness.savedAt {
            report.tellKept(since: since, cause: obstacle.message(in: report.options.language))
        }
        if report.options.printsJSON {
            report.output.print(shown.photo.json(isFavorite: shown.isFavorite))
        } else {
            report.output.print(page(of: shown))
        }
        return .done
    }

    private func page(of shown: ShownPhoto) -> String {
        let photo = shown.photo
        let downloads = photo.details?.downloads.map { report.words.number($0) } ?? report.say("unknown", "неизвестно")
        var lines = [
            report.colored((photo.author.name ?? report.say("Unknown author", "Автор неизвестен")).onOneLine, .bold),
            photo.id.rawValue + (shown.isFavorite ? "  ♥" : ""),
            photo.createdAt.map(report.words.date) ?? report.say("Date unknown", "Дата неизвестна"),
            photo.details?.location?.name?.onOneLine ?? report.say("Location not given", "Место не указано"),
            report.say("Downloads: \(downloads)", "Загрузок: \(downloads)"),
        ]
        lines += [photo.picture.url(width: 1080), photo.page].compactMap { $0?.absoluteString.onOneLine }
        let text = (photo.description ?? photo.altText ?? "").onItsLines
        return (lines + (text.isEmpty ? [] : ["", text])).joined(separator: "\n") + "\n"
    }
}
