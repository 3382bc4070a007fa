import Drive
import SharedKernel
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `drive info`, `ls`, `recent`, `published`, `show`, `find`, `sizes` and `duplicates`.
struct DriveListCommands: Sendable {
    let base: DriveReport

    private var report: Report { base.report }
    private var drive: DriveAccess { base.drive }

    func info() async throws(CommandFailure) -> ExitCode {
        let loaded = try await base.failing { () async throws(DriveError) in try await drive.usage() }
        base.tell(loaded.freshness)
        let usage = loaded.value
        if report.options.printsJSON {
            report.output.print(
                usage.json.adding("source", loaded.freshness == .live ? "live" : "cache")
                    .adding("savedAt", JSONValue(loaded.freshness.savedAt)))
            return .done
        }
        let words = report.words
        let (used, total) = (words.size(Int64(usage.usedBytes)), words.size(Int64(usage.totalBytes)))
        let (free, trash) = (words.size(Int64(usage.freeBytes)), words.size(Int64(usage.trashBytes)))
        let percent = Int((usage.usedFraction * 100).rounded())
        let lines = [
            usage.owner.map { ($0.name.isEmpty ? $0.login : "\($0.name) (\($0.login))").onOneLine },
            base.say(
                "Used: \(used) of \(total) (\(percent)\u{A0}%)", "Занято: \(used) из \(total) (\(percent)\u{A0}%)"),
            base.say("Free: \(free)", "Свободно: \(free)"),
            base.say("In the trash: \(trash)", "В корзине: \(trash)"),
        ]
        report.output.print(lines.compactMap(\.self).joined(separator: "\n") + "\n")
        return .done
    }

    // MARK: Lists

    func list(_ path: String?, page: String?, isDeep: Bool) async throws(CommandFailure) -> ExitCode {
        let folder = try base.path(path ?? "/")
        if isDeep {
            guard page == nil else { throw base.usage("-R takes no --page.", "-R не сочетается с --page.") }
            return try await listDeep(folder)
        }
        do throws(DriveError) {
            let loaded = try await drive.browse(folder, after: cursor(page), limit: DriveListing.longest)
            return tell(loaded, command: "ls", of: folder)
        } catch .notAFolder {
            return try await show(folder.description)
        } catch {
            throw CommandFailure(error, in: report.options.language)
        }
    }

    func recent(page: String?) async throws(CommandFailure) -> ExitCode {
        let loaded = try await base.failing { () async throws(DriveError) in
            try await drive.recent(after: cursor(page))
        }
        return tell(loaded, command: "recent")
    }

    func published(page: String?) async throws(CommandFailure) -> ExitCode {
        let loaded = try await base.failing { () async throws(DriveError) in
            try await drive.published(after: cursor(page), limit: 100)
        }
        return tell(loaded, command: "published")
    }

    private func cursor(_ page: String?) -> DriveListing.Cursor? { page.map { DriveListing.Cursor(rawValue: $0) } }

    private func tell(_ loaded: Loaded<DriveListing>, command: String, of folder: DrivePath? = nil) -> ExitCode {
        let listing = loaded.value
        base.tell(loaded.freshness)
        if report.options.printsJSON {
            report.output.print(
                JSONValue(
                    items: listing.items.map(\.json), loaded.freshness, next: listing.next?.rawValue,
                    total: listing.total
                ).adding("skipped", .number(listing.skippedCount)))
        } else {
            report.output.print(
                listing.items.map { base.line($0, named: folder == nil ? $0.path.description : nil) }.joined())
            if listing.skippedCount > 0 {
                let count = report.words.count(listing.skippedCount, .entry)
                report.note(
                    base.say("Not shown, because unreadable: \(count).", "Не прочитано и не показано: \(count)."))
            }
            if let next = listing.next {
                let place = folder.map { " '\($0)'" } ?? ""
                let line = "vitrine drive \(command)\(place) --page '\(next.rawValue)'".onOneLine
                report.note(base.say("More: \(line)", "Дальше: \(line)"))
            } else if listing.items.isEmpty {
                report.note(base.say("There is nothing here.", "Здесь ничего нет."))
            }
        }
        return listing.items.isEmpty && listing.next == nil ? .nothingMatched : .done
    }

    /// Folder by folder, each told as soon as it is known.
    private func listDeep(_ top: DrivePath) async throws(CommandFailure) -> ExitCode {
        var waiting = [top]
        var items: [JSONValue] = []
        var freshness = Freshness.live
        var count = 0
        while let folder = waiting.popLast() {
            var inside: [DrivePath] = []
            var cursor: DriveListing.Cursor?
            repeat {
                let loaded = try await base.failing { () async throws(DriveError) in
                    try await drive.browse(folder, after: cursor, limit: DriveListing.longest)
                }
                if freshness == .live { freshness = loaded.freshness }
                for item in loaded.value.items {
                    count += 1
                    if item.isFolder { inside.append(item.path) }
                    if report.options.printsJSON {
                        items.append(item.json)
                    } else {
                        report.output.print(base.line(item, named: item.path.description))
                    }
                }
                cursor = loaded.value.next
            } while cursor != nil
            waiting += inside.reversed()
        }
        base.tell(freshness)
        if report.options.printsJSON { report.output.print(JSONValue(items: items, freshness)) }
        return count == 0 ? .nothingMatched : .done
    }

    // MARK: One

    func show(_ path: String) async throws(CommandFailure) -> ExitCode {
        let path = try base.path(path)
        let loaded = try await base.failing { () async throws(DriveError) in try await drive.item(path) }
        base.tell(loaded.freshness)
        let item = loaded.value
        if report.options.printsJSON {
            report.output.print(item.json)
            return .done
        }
        let words = report.words
        let lines: [String?] = [
            report.colored(item.name.onOneLine, .bold), item.path.description.onOneLine,
            item.file.map { facts in
                [words.size(Int64(facts.sizeInBytes)), facts.mimeType?.onOneLine].compactMap(\.self)
                    .joined(separator: ", ")
            } ?? base.say("folder", "папка"),
            base.say("Created: ", "Создан: ") + words.dateAndTime(item.createdAt),
            base.say("Changed: ", "Изменён: ") + words.dateAndTime(item.modifiedAt),
            item.file?.safety == .infected ? DriveError.infected.message(in: report.options.language) : nil,
            item.publicLink?.absoluteString.onOneLine,
        ]
        report.output.print(lines.compactMap(\.self).joined(separator: "\n") + "\n")
        return .done
    }

    // MARK: The whole disk

    func find(_ words: [String], refreshing: Bool) async throws(CommandFailure) -> ExitCode {
        let loaded = try await index(refreshing)
        let found = loaded.value.search(words.joined(separator: " "))
        if report.options.printsJSON {
            report.output.print(JSONValue(items: found.map(\.json), loaded.freshness))
        } else {
            report.output.print(
                found.map { match in
                    switch match {
                    case .file(let file): line(file)
                    case .folder(let path): "-\t\(path.description.onOneLine)/\n"
                    }
                }.joined())
            if found.isEmpty { report.note(base.say("Nothing was found.", "Ничего не найдено.")) }
        }
        return found.isEmpty ? .nothingMatched : .done
    }

    func sizes(_ path: String?, refreshing: Bool) async throws(CommandFailure) -> ExitCode {
        let folder = try base.path(path ?? "/")
        let loaded = try await index(refreshing)
        let sizes = loaded.value.sizes(in: folder)
        if report.options.printsJSON {
            let items = sizes.map { folder, size -> JSONValue in
                [
                    "path": .string(folder.description), "kind": "folder", "sizeBytes": .number(size.sizeInBytes),
                    "files": .number(size.fileCount),
                ]
            }
            report.output.print(JSONValue(items: items, loaded.freshness))
        } else {
            for (folder, size) in sizes {
                let count = report.words.count(size.fileCount, .file)
                let amount = report.words.size(Int64(size.sizeInBytes))
                report.output.print("\(amount)\t\(count)\t\(folder.description.onOneLine)/\n")
            }
        }
        return sizes.isEmpty ? .nothingMatched : .done
    }

    func duplicates(refreshing: Bool) async throws(CommandFailure) -> ExitCode {
        let loaded = try await index(refreshing)
        let groups = loaded.value.duplicates()
        if report.options.printsJSON {
            let items = groups.map { group -> JSONValue in
                ["wastedBytes": .number(group.wastedBytes), "files": .array(group.files.map(\.json))]
            }
            report.output.print(JSONValue(items: items, loaded.freshness))
        } else {
            report.output.print(groups.map { $0.files.map(line).joined() }.joined(separator: "\n"))
            let wasted = report.words.size(Int64(groups.reduce(0) { $0 + $1.wastedBytes }))
            report.note(
                groups.isEmpty
                    ? base.say("No file is there twice.", "Одинаковых файлов нет.")
                    : base.say("Without the copies, \(wasted) would be free.", "Без копий освободится \(wasted)."))
        }
        return groups.isEmpty ? .nothingMatched : .done
    }

    private func index(_ refreshing: Bool) async throws(CommandFailure) -> Loaded<DiskIndex> {
        let line = WalkLine(report, time: base.time)
        defer { line.end() }
        let loaded = try await base.failing { () async throws(DriveError) in
            try await drive.walk(refreshing ? .live : .keptFirst, progress: line.show)
        }
        line.end()
        base.tell(loaded.freshness)
        return loaded
    }

    private func line(_ file: IndexedFile) -> String {
        "\(report.words.size(Int64(file.sizeInBytes)))\t\(file.path.description.onOneLine)\n"
    }
}
