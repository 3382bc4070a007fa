import Registration
import SharedKernel
import Wording

/// `catalog products`, `catalog books` and `catalog contests`.
struct CatalogCommands: Sendable {
    let catalog: ListCatalog
    let report: Report

    func list(_ kind: CatalogKind) async throws(CommandFailure) -> ExitCode {
        let loaded: Loaded<CatalogList>
        do throws(CatalogError) {
            loaded = try await catalog(kind)
        } catch {
            throw CommandFailure(error, of: kind, in: report.options.language)
        }
        let list = loaded.value
        tell(loaded.freshness, of: kind)
        if report.options.printsJSON {
            report.output.print([
                "items": .array(list.items.map(\.json)), "source": loaded.freshness == .live ? "live" : "cache",
                "savedAt": JSONValue(loaded.freshness.savedAt), "nextPage": .null, "skipped": .number(list.skipped),
            ])
        } else {
            report.output.print(list.items.map(line).joined())
            if list.items.isEmpty { report.note(report.say("There is nothing here.", "Здесь ничего нет.")) }
        }
        if list.skipped > 0, !report.options.printsJSON {
            let count = report.words.count(list.skipped, .entry)
            report.note(report.say("Not shown, because unreadable: \(count).", "Не прочитано и не показано: \(count)."))
        }
        return list.items.isEmpty ? .nothingMatched : .done
    }

    private func tell(_ freshness: Freshness, of kind: CatalogKind) {
        report.tell(freshness) { CatalogError($0)?.message(for: kind, in: report.options.language) }
    }

    private func line(_ item: CatalogItem) -> String {
        let language = report.options.language
        let cells =
            switch item {
            case .product(let product): [product.price?.text(in: language) ?? "-", product.title]
            case .book(let book): [book.title, book.author]
            case .contest(let contest):
                [
                    report.words.span(from: contest.span.startsAt, to: contest.span.endsAt) ?? "-",
                    contest.span.duration.map(report.words.duration) ?? "-", contest.name, contest.site,
                ]
            }
        return cells.map(\.onOneLine).joined(separator: "\t") + "\n"
    }
}

extension CatalogError {
    /// Why a kept list is shown; `nil` where nobody has asked yet.
    fileprivate init?(_ reason: Freshness.Reason) {
        switch reason {
        case .notAskedYet: return nil
        case .offline: self = .offline
        case .sourceFailed: self = .sourceFailed
        case .unreadable: self = .unreadable
        case .tryLater: self = .tryLater(after: .seconds(60))
        }
    }
}
