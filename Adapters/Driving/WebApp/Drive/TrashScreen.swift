import Drive
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// What was deleted and can be brought back.
    func trashScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in await trashPage(nil, drive, visit) }
    }

    func restoreItem(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            let id = TrashedItem.ID(rawValue: visit.form["id"] ?? "")
            do throws(DriveError) {
                guard let item = try await drive.find(id) else { throw .notFound }
                do throws(DriveError) {
                    let restored = try await drive.access.trash.restore(item, visit.conflict)
                    let folder = restored?.path.parent ?? .root
                    return .seeOther(folder.folderAddress + (restored.map { "#\($0.rowID)" } ?? ""))
                } catch .alreadyExists {
                    return render(
                        ConflictQuestion(
                            action: "/drive/trash/restore", fields: [(name: "id", value: id.rawValue)],
                            name: item.name, wayBack: ("/drive/trash", visit.say(.trash)), visit: visit
                        ).screen(), visit)
                }
            } catch {
                return await trashPage(error, drive, visit)
            }
        }
    }

    /// Deletes one item, or all, for ever; once that was confirmed.
    func eraseItem(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            let id = visit.form["id"].flatMap { $0.isEmpty ? nil : TrashedItem.ID(rawValue: $0) }
            guard visit.form["confirmed"] != nil else { return render(.erasing(id, visit), visit) }
            do throws(DriveError) {
                try await drive.access.trash.erase(id)
                return .seeOther("/drive/trash")
            } catch {
                return await trashPage(error, drive, visit)
            }
        }
    }

    private func trashPage(_ failure: DriveError?, _ drive: DriveScreens, _ visit: Visit) async -> Response {
        let cursor = visit.request.queryValue("after").map { Page<TrashedItem>.Cursor(rawValue: $0) }
        do throws(DriveError) {
            let listing = try await drive.access.trash(after: cursor)
            return render(
                Screen(
                    status: failure == nil ? .ok : .unprocessableContent, title: visit.say(.trash),
                    destination: "/drive", back: ("/drive/profile", visit.say(.profile)),
                    content: TrashPart(listing: listing, failure: failure, visit: visit).html()),
                visit)
        } catch {
            if case .signInNeeded = error, let way = await drive.wayIn { return .seeOther(way) }
            return render(
                Screen(
                    status: .serviceUnavailable, title: visit.say(.trash), destination: "/drive",
                    back: ("/drive/profile", visit.say(.profile)),
                    content: emptyState(
                        Icon.bin, heading: visit.say(.noTrash), sentence: error.message(in: visit.language),
                        isAlert: true
                    ) {
                        a(.class("button primary"), .href("/drive/trash")) { visit.say(.tryAgain) }
                    }),
                visit)
        }
    }
}

extension VitrineWebApp.DriveScreens {
    /// The trash has no question for one item.
    fileprivate func find(_ id: TrashedItem.ID) async throws(DriveError) -> TrashedItem? {
        var cursor: Page<TrashedItem>.Cursor?
        repeat {
            let part = try await access.trash(after: cursor, limit: DriveListing.longest)
            if let item = part.items.first(where: { $0.id == id }) { return item }
            cursor = part.next
        } while cursor != nil
        return nil
    }
}

private struct TrashPart {
    let listing: TrashListing
    let failure: DriveError?
    let visit: Visit

    @HTMLContent func html() -> HTML {
        if let failure {
            div(.class("banner bad"), .role("alert")) {
                Icon.attention
                p { failure.message(in: visit.language) }
            }
        }
        if listing.items.isEmpty {
            emptyState(Icon.bin, heading: visit.say(.trashIsEmpty), sentence: visit.say(.trashIsEmptyExplained))
        } else {
            div(.class("sections")) {
                p(.class("quiet")) { visit.say(.trashExplained) }
                form("erase", .emptyTrash, nil, "button dangerous")
            }
            ul(.class("drive-list")) {
                for item in listing.items { row(item) }
            }
            if let next = listing.next {
                p(.class("more")) {
                    a(.class("button"), .href(Path.to("/drive/trash", ("after", next.rawValue)))) { visit.say(.more) }
                }
            }
        }
    }

    private func row(_ item: TrashedItem) -> HTML {
        li(.class("drive-row trashed")) {
            span(.class("drive-link")) {
                span(.class("mark")) { item.isFolder ? Icon.folder : Icon.file }
                span(.class("drive-words")) {
                    span(.class("name")) { item.name }
                    small(.class("quiet")) {
                        time(.datetime(item.deletedAt.formatted(.iso8601))) {
                            visit.words.dateAndTime(item.deletedAt)
                        }
                        if let size = item.sizeInBytes { " · " + visit.words.size(Int64(size)) }
                        if let folder = item.origin?.parent, !folder.isRoot { " · " + folder.description }
                    }
                }
            }
            form("restore", .restore, item)
            form("erase", .delete, item, "button dangerous")
        }
    }

    private func form(_ action: String, _ words: Phrase, _ item: TrashedItem?, _ kind: String = "button") -> HTML {
        visit.form(to: "/drive/trash/\(action)") {
            input(.type("hidden"), .name("id"), .value(item?.id.rawValue ?? ""))
            button(.class(kind), item.map { .aria("label", "\(visit.say(words)): \($0.name)") }) { visit.say(words) }
        }
    }
}

extension Screen {
    /// - Parameter id: `nil` for everything.
    fileprivate static func erasing(_ id: TrashedItem.ID?, _ visit: Visit) -> Screen {
        QuestionPage(
            title: visit.say(id == nil ? .emptyTrashQuestion : .eraseQuestion), sentence: visit.say(.eraseExplained),
            wayBack: ("/drive/trash", visit.say(.trash)),
            content: visit.form(to: "/drive/trash/erase", .class("choices")) {
                input(.type("hidden"), .name("id"), .value(id?.rawValue ?? ""))
                a(.class("button primary"), .href("/drive/trash")) { visit.say(.keepIt) }
                button(.class("button dangerous"), .name("confirmed"), .value("1")) { visit.say(.deleteForever) }
            }
        ).screen(visit)
    }
}
