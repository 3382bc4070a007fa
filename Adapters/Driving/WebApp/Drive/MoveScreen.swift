import Drive
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// Where an item is to go: one walks through the folders, and says "here".
    func moveScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            guard let path = visit.drivePath, !path.isRoot else { return driveFailure(.notFound, visit) }
            return await movePage(path, to: visit.moveTarget ?? path.parent, nil, drive, visit)
        }
    }

    func moveItem(_ visit: Visit) async -> Response {
        await changing(visit) { drive, path in
            guard let folder = visit.moveTarget, let name = path.name else { return driveFailure(.notFound, visit) }
            do throws(DriveError) {
                let item = try await drive.access.move(path, to: folder.appending(name), visit.conflict)
                return .seeOther(item.path.parent.folderAddress + "#\(item.rowID)")
            } catch .alreadyExists {
                return render(
                    ConflictQuestion(
                        action: "/drive/move",
                        fields: [(name: "path", value: path.description), (name: "to", value: folder.description)],
                        name: name.rawValue,
                        wayBack: (path.moveAddress(to: folder), path.title(visit)), visit: visit
                    ).screen(), visit)
            } catch {
                return await movePage(path, to: folder, error, drive, visit)
            }
        }
    }

    private func movePage(
        _ path: DrivePath, to folder: DrivePath, _ error: DriveError?, _ drive: DriveScreens, _ visit: Visit
    ) async -> Response {
        do throws(DriveError) {
            let listing = try await drive.access.browse(folder, after: visit.driveCursor, .keptFirst).value
            let part = FolderChoice(path: path, folder: folder, listing: listing, visit: visit)
            return render(
                QuestionPage(
                    title: visit.say(.moveTitle(path.name?.rawValue ?? "")), error: error,
                    wayBack: (path.itemAddress, path.title(visit)), content: part.html()
                ).screen(visit, status: error == nil ? .ok : .unprocessableContent), visit)
        } catch {
            return driveFailure(error, visit)
        }
    }
}

/// The folders of a folder, each leading on, and the button that moves the item into this one.
private struct FolderChoice {
    let path: DrivePath
    let folder: DrivePath
    let listing: DriveListing
    let visit: Visit

    @HTMLContent func html() -> HTML {
        nav(.class("crumbs"), .aria("label", visit.say(.place))) {
            ol {
                for step in folder.trail {
                    li {
                        a(.href(path.moveAddress(to: step)), step == folder ? .aria("current", "true") : nil) {
                            step.name?.rawValue ?? visit.say(.allFiles)
                        }
                        if step != folder { Icon.forward }
                    }
                }
            }
        }
        ul(.class("rows")) {
            for item in folders {
                li {
                    a(.class("row"), .href(path.moveAddress(to: item.path))) {
                        Icon.folder
                        span(.class("name")) { item.name }
                        Icon.forward
                    }
                }
            }
        }
        if folders.isEmpty, listing.next == nil { p(.class("quiet")) { visit.say(.noFoldersHere) } }
        // Folders come first: where a page ends with a file, there are no more.
        if let next = listing.next, listing.items.last?.isFolder == true {
            p(.class("more")) {
                a(.class("button"), .href(path.moveAddress(to: folder, after: next))) { visit.say(.more) }
            }
        }
        visit.form(to: "/drive/move", .class("choices")) {
            input(.type("hidden"), .name("path"), .value(path.description))
            input(.type("hidden"), .name("to"), .value(folder.description))
            a(.class("button"), .href(path.itemAddress)) { visit.say(.cancel) }
            button(.class("button primary"), folder == path.parent ? .disabled : nil) { visit.say(.moveHere) }
        }
    }

    /// A folder cannot go into itself.
    private var folders: [DriveItem] { listing.items.filter { $0.isFolder && $0.path != path } }
}

extension DrivePath {
    fileprivate func moveAddress(to folder: DrivePath, after cursor: DriveListing.Cursor? = nil) -> String {
        Path.to(
            "/drive/move", ("path", description), ("to", folder.description), ("after", cursor?.rawValue))
    }
}

extension Visit {
    fileprivate var moveTarget: DrivePath? {
        (form["to"] ?? request.queryValue("to")).flatMap { DrivePath($0) }
    }
}
