import Drive
import HTMLBuilder
import SharedKernel
import WebServer

extension VitrineWebApp {
    /// The files that were uploaded last.
    func recentFiles(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            await driveList(.recent, drive, visit)
        }
    }

    /// What is in a folder.
    func folderScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            guard let path = visit.drivePath else { return driveFailure(.notFound, visit) }
            return await driveList(.folder(path), drive, visit)
        }
    }

    /// What everybody can see who has its link.
    func publishedFiles(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in await driveList(.published, drive, visit) }
    }

    /// A list as a part of the page: one question to the service.
    func liveDriveList(_ list: DriveList?, _ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            guard let list else { return .text(.notFound, "") }
            let part = await drivePart(list, drive, visit, asking: true)
            if case .signInNeeded = part.showing.failure, await drive.wayIn != nil { return Response(.unauthorized) }
            return renderPart(part.html(), status: part.showing.failure == nil ? .ok : .serviceUnavailable, visit)
        }
    }

    /// What is kept of it at once, a script then asks for it anew; further pages are asked for. `?wait` is for pages
    /// without a script; `?kept` for one that was seen a moment ago, after Back.
    private func driveList(_ list: DriveList, _ drive: DriveScreens, _ visit: Visit) async -> Response {
        let part = await drivePart(list, drive, visit, asking: visit.asksAtOnce)
        if case .signInNeeded = part.showing.failure, let way = await drive.wayIn { return .seeOther(way) }
        let uploads: UploadPart? =
            if let now = await drive.uploads?.uploads { await drive.uploadPart(now, visit) } else { nil }
        return driveListPage(part, await folderItem(list, drive), uploads, visit)
    }

    private func drivePart(
        _ list: DriveList, _ drive: DriveScreens, _ visit: Visit, asking: Bool
    ) async -> DriveListPart {
        let cursor = visit.driveCursor
        let kept = await drive.kept(list, after: cursor)
        let showing = await Showing(kept: kept, asking: asking, visit) { isKeptEnough throws(DriveError) in
            try await drive.page(of: list, after: cursor, isKeptEnough ? .keptFirst : .live)
        }
        return DriveListPart(list: list, showing: showing, kept: kept, cursor: cursor, visit: visit)
    }

    /// The folder itself, as it was seen in its own folder; `nil` where the list is none, and for the root.
    private func folderItem(_ list: DriveList, _ drive: DriveScreens) async -> DriveItem? {
        guard let path = list.path, !path.isRoot else { return nil }
        // Without it there is a list all the same, only nothing that changes the folder.
        return try? await drive.access.item(path, .keptFirst).value
    }

    /// - Parameter uploads: `nil` where nothing can be sent.
    private func driveListPage(
        _ part: DriveListPart, _ folder: DriveItem?, _ uploads: UploadPart?, _ visit: Visit
    ) -> Response {
        let list = part.list
        let error = part.showing.failure
        var response = render(
            Screen(
                status: error.map { $0 == .notFound || $0 == .notAFolder ? .notFound : .serviceUnavailable } ?? .ok,
                title: list.title(visit), destination: "/drive", back: list.back(visit),
                actions: folder.map { ItemActions(item: $0, visit: visit).html() } ?? entrances(list, visit),
                head: part.showing.isWaiting
                    ? noscript { redirection(to: list.address(waits: true)) } : .nothing,
                content: HTML {
                    div(.class("sections")) {
                        if list.isTab {
                            DriveTabs(current: list, visit: visit).html()
                        } else if let path = list.path {
                            Crumbs(path: path, visit: visit).html()
                        }
                        if let path = list.path {
                            div(.class("in-line")) {
                                if uploads != nil { UploadForm(folder: path, visit: visit).html() }
                                a(
                                    .class("button"), .href(path.at("/drive/new-folder")),
                                    .title(visit.say(.newFolder))
                                ) {
                                    Icon.newFolder
                                    span(.class("word")) { visit.say(.newFolder) }
                                }
                            }
                        }
                    }
                    if let uploads, list.path != nil || (list == .recent && !uploads.uploads.isEmpty) {
                        uploads.html()
                    }
                    if let name = visit.request.queryValue("gone") {
                        div(.class("banner good"), .role("status")) {
                            Icon.done
                            p { visit.say(.movedToTrash(name)) }
                            a(.class("button"), .href("/drive/trash")) { visit.say(.trash) }
                        }
                    }
                    if part.cursor != nil {
                        a(.class("button"), .href(list.address())) { visit.say(.toTheBeginning) }
                    }
                    part.html()
                }),
            visit)
        if list.isTab {
            response.headers["Set-Cookie"] = Preferences.cookie("drive", list == .recent ? "recent" : "files")
        }
        return response
    }

    /// What is reached from the two first lists.
    private func entrances(_ list: DriveList, _ visit: Visit) -> HTML {
        HTML {
            if list.isTab {
                for (path, words, icon) in [
                    ("/drive/search", Phrase.searchDisk, Icon.search), ("/drive/profile", .profile, Icon.person),
                ] {
                    a(.class("icon-button"), .href(path), .aria("label", visit.say(words)), .title(visit.say(words))) {
                        icon
                    }
                }
            }
        }
    }

    /// A file or folder that cannot be shown.
    func driveFailure(_ error: DriveError, _ visit: Visit) -> Response {
        let isMissing = [.notFound, .notAFile, .notAFolder].contains(error)
        let heading = visit.say(isMissing ? .fileNotThere : .fileNotShown)
        return render(
            Screen(
                status: isMissing ? .notFound : .serviceUnavailable, title: heading, destination: "/drive",
                back: (visit.drivePath?.parent.folderAddress ?? "/drive/files", visit.say(.allFiles)),
                hasOwnHeading: true,
                content: div(.class("empty"), .role("alert")) {
                    div(.class("drawing")) { Icon.file }
                    h1 { heading }
                    p(.class("quiet")) { error.message(in: visit.language) }
                    DriveWaysOn(
                        error: error, visit: visit,
                        retry: a(.class("button primary"), .href(visit.address)) { visit.say(.tryAgain) }
                    ).html()
                }),
            visit)
    }
}

extension VitrineWebApp.DriveScreens {
    /// What is kept of that page, without a question to the service.
    fileprivate func kept(_ list: DriveList, after cursor: DriveListing.Cursor?) async -> Loaded<DriveListing>? {
        guard cursor == nil else { return nil }
        return switch list {
        case .folder(let path): await access.browse.kept(path)
        case .recent: await access.recent.kept()
        case .published: await access.published.kept()
        }
    }

    fileprivate func page(
        of list: DriveList, after cursor: DriveListing.Cursor?, _ wish: DriveWish
    ) async throws(DriveError) -> Loaded<DriveListing> {
        switch list {
        case .folder(let path): try await access.browse(path, after: cursor, wish)
        case .recent: try await access.recent(after: cursor, wish)
        case .published: try await access.published(after: cursor, wish)
        }
    }
}

extension DriveList {
    /// Whether it is one of the two lists that the disk begins with.
    fileprivate var isTab: Bool { self == .recent || self == .folder(.root) }

    fileprivate func title(_ visit: Visit) -> String {
        switch self {
        case .recent: visit.say(.drive)
        case .published: visit.say(.publishedFiles)
        case .folder(let path): path.name?.rawValue ?? visit.say(.drive)
        }
    }

    fileprivate func back(_ visit: Visit) -> (path: String, title: String)? {
        switch self {
        case .recent: nil
        case .published: ("/drive/profile", visit.say(.profile))
        // The folders above it are the way back.
        case .folder: nil
        }
    }
}

/// Recent or all files: links, so that each has its address.
private struct DriveTabs {
    let current: DriveList
    let visit: Visit

    func html() -> HTML {
        nav(.class("segments"), .aria("label", visit.say(.drive))) {
            for (list, title) in [(DriveList.recent, Phrase.recentFiles), (.folder(.root), .allFiles)] {
                a(.href(list.screen), list == current ? .aria("current", "page") : nil) { visit.say(title) }
            }
        }
    }
}

/// Every folder above one; the nearest is the way back.
struct Crumbs {
    let path: DrivePath
    /// The screen that each leads to.
    var to = "/drive/files"
    let visit: Visit

    func html() -> HTML {
        nav(.class("crumbs"), .aria("label", visit.say(.place))) {
            ol {
                for folder in path.trail.dropLast() {
                    li {
                        a(.href(folder.at(to)), folder == path.parent ? .data("back") : nil) { folder.title(visit) }
                        if folder != path.parent { Icon.forward }
                    }
                }
            }
        }
    }
}
