import Drive
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `drive mkdir`, `mv`, `cp`, `rm`, `publish`, `unpublish` and `trash`.
struct DriveChangeCommands: Sendable {
    let base: DriveReport

    private var report: Report { base.report }
    private var drive: DriveAccess { base.drive }

    func makeFolder(_ path: String) async throws(CommandFailure) -> ExitCode {
        let path = try base.path(path)
        base.show(try await base.failing { () async throws(DriveError) in try await drive.makeFolder(at: path) })
        return .done
    }

    // MARK: From here to there

    /// Into a folder that is there, or to a path of its own.
    func move(_ from: String, to text: String, _ conflict: Conflict) async throws(CommandFailure) -> ExitCode {
        let (path, target) = (try base.path(from), try await target(text, for: try base.path(from)))
        base.show(
            try await base.failing { () async throws(DriveError) in
                try await drive.move(path, to: target, conflict)
            })
        return .done
    }

    func copy(_ from: String, to text: String, _ conflict: Conflict) async throws(CommandFailure) -> ExitCode {
        let (path, target) = (try base.path(from), try await target(text, for: try base.path(from)))
        base.show(
            try await base.failing { () async throws(DriveError) in
                try await drive.copy(path, to: target, conflict)
            })
        return .done
    }

    private func target(_ text: String, for path: DrivePath) async throws(CommandFailure) -> DrivePath {
        let target = try base.path(text)
        guard let name = path.name else { throw CommandFailure(DriveError.intoItself, in: report.options.language) }
        if target.isRoot { return target.appending(name) }
        do throws(DriveError) {
            return try await drive.item(target).value.isFolder && target != path ? target.appending(name) : target
        } catch {
            guard error == .notFound else { throw CommandFailure(error, in: report.options.language) }
        }
        return target
    }

    // MARK: Deleting

    func remove(_ paths: [String], permanently: Bool) async throws(CommandFailure) -> ExitCode {
        for text in paths {
            let path = try base.path(text)
            try await base.failing { () async throws(DriveError) in
                try await drive.remove(path, permanently ? .forever : .toTrash)
            }
            if report.options.printsJSON {
                report.output.print(["path": .string(path.description), "deleted": permanently ? "forever" : "toTrash"])
            } else {
                report.note(
                    permanently
                        ? base.say("Deleted: \(path)", "Удалено: \(path)").onOneLine
                        : base.say("In the trash: \(path)", "В корзине: \(path)").onOneLine)
            }
        }
        return .done
    }

    func trash(page: String?) async throws(CommandFailure) -> ExitCode {
        let listing = try await base.failing { () async throws(DriveError) in
            try await drive.trash(after: page.map { Page<TrashedItem>.Cursor(rawValue: $0) })
        }
        if report.options.printsJSON {
            report.output.print(
                JSONValue(
                    items: listing.items.map(\.json), .live, next: listing.next?.rawValue, total: listing.total))
        } else {
            for item in listing.items {
                let moment = report.words.dateAndTime(item.deletedAt)
                let origin = (item.origin?.description ?? item.name).onOneLine
                report.output.print("\(moment)\t\(origin)\t\(item.id.rawValue.onOneLine)\n")
            }
            if let next = listing.next {
                let line = "vitrine drive trash list --page '\(next.rawValue)'".onOneLine
                report.note(base.say("More: \(line)", "Дальше: \(line)"))
            } else if listing.items.isEmpty {
                report.note(base.say("The trash is empty.", "Корзина пуста."))
            }
        }
        return listing.items.isEmpty ? .nothingMatched : .done
    }

    func restore(_ id: String, _ conflict: Conflict) async throws(CommandFailure) -> ExitCode {
        let item = try await trashed(id)
        let restored = try await base.failing { () async throws(DriveError) in
            try await drive.trash.restore(item, conflict)
        }
        if let restored { base.show(restored) }
        return .done
    }

    func erase(_ id: String) async throws(CommandFailure) -> ExitCode {
        let item = try await trashed(id)
        try await base.failing { () async throws(DriveError) in try await drive.trash.erase(item.id) }
        report.note(base.say("Deleted: \(item.name)", "Удалено: \(item.name)").onOneLine)
        return .done
    }

    func empty() async throws(CommandFailure) -> ExitCode {
        try await base.failing { () async throws(DriveError) in try await drive.trash.erase(nil) }
        report.note(base.say("The trash is empty.", "Корзина пуста."))
        return .done
    }

    /// By its id, or by its name or path where only one is called so.
    private func trashed(_ text: String) async throws(CommandFailure) -> TrashedItem {
        var named: [TrashedItem] = []
        var cursor: Page<TrashedItem>.Cursor?
        repeat {
            let listing = try await base.failing { () async throws(DriveError) in
                try await drive.trash(after: cursor, limit: DriveListing.longest)
            }
            for item in listing.items {
                if item.id.rawValue == text { return item }
                if item.name == text || item.origin?.description == text { named.append(item) }
            }
            cursor = listing.next
        } while cursor != nil
        guard let only = named.first else { throw CommandFailure(DriveError.notFound, in: report.options.language) }
        guard named.count == 1 else {
            throw base.usage(
                "Several in the trash are called so. Name one by its id: vitrine drive trash list.",
                "В корзине несколько таких. Укажите идентификатор: vitrine drive trash list.")
        }
        return only
    }

    // MARK: Sharing

    /// Prints just the address.
    func publish(_ path: String) async throws(CommandFailure) -> ExitCode {
        let path = try base.path(path)
        let item = try await base.failing { () async throws(DriveError) in try await drive.publish(path) }
        if report.options.printsJSON {
            report.output.print(item.json)
        } else {
            report.output.print((item.publicLink?.absoluteString ?? "").onOneLine + "\n")
        }
        return .done
    }

    func unpublish(_ path: String) async throws(CommandFailure) -> ExitCode {
        let path = try base.path(path)
        try await base.failing { () async throws(DriveError) in try await drive.publish.undo(path) }
        if report.options.printsJSON {
            report.output.print(["path": .string(path.description), "publicURL": nil])
        } else {
            report.note(base.say("Hidden: \(path)", "Доступ закрыт: \(path)").onOneLine)
        }
        return .done
    }
}
