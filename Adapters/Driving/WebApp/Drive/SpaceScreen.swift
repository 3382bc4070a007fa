import Drive
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

extension VitrineWebApp {
    /// What takes up the room: the sizes of the folders, and files that are there more than once.
    func driveSpace(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            guard let path = visit.drivePath else { return driveFailure(.notFound, visit) }
            let showing = await drive.index(visit, waits: visit.request.queryValue("wait") != nil)
            if case .signInNeeded = showing.failure, let way = await drive.wayIn { return .seeOther(way) }
            return render(
                Screen(
                    title: visit.say(.space), destination: "/drive", back: ("/drive/profile", visit.say(.profile)),
                    head: showing.isWaiting ? noscript { redirection(to: "/drive/space?wait") } : .nothing,
                    content: SpacePart(path: path, showing: showing, visit: visit).html()),
                visit)
        }
    }

    func liveDriveSpace(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            let path = visit.drivePath ?? .root
            let showing = await drive.index(visit, waits: true)
            return renderPart(SpacePart(path: path, showing: showing, visit: visit).html(), visit)
        }
    }
}

private struct SpacePart {
    let path: DrivePath
    let showing: Showing<DiskIndex, DriveError>
    let visit: Visit
    /// The most groups and folders that a page shows.
    private static let most = 100

    func html() -> HTML {
        div(
            .id("space"), .class("fresh"), .data("fresh", path.at("/drive/space/list")),
            showing.isWaiting ? .data("stale") : nil, .aria("busy", showing.isWaiting)
        ) {
            IndexLine(showing: showing, screen: "/drive/space", visit: visit).html()
            if let index = showing.loaded?.value {
                sizes(index)
                if path.isRoot { duplicates(index) }
            }
        }
    }

    @HTMLContent private func sizes(_ index: DiskIndex) -> HTML {
        section(.class("group")) {
            h2 { visit.say(.folderSizes) }
            if !path.isRoot { Crumbs(path: path, to: "/drive/space", visit: visit).html() }
            ul(.class("rows")) {
                for (folder, size) in index.sizes(in: path).prefix(Self.most) {
                    li {
                        a(.class("row"), .href(folder.at("/drive/space"))) {
                            Icon.folder
                            span {
                                folder.name?.rawValue ?? "/"
                                small { visit.words.count(size.fileCount, .file) }
                            }
                            span(.class("figure")) { visit.words.size(Int64(size.sizeInBytes)) }
                        }
                    }
                }
            }
            if !path.isRoot {
                p { a(.class("button"), .href(path.folderAddress)) { visit.say(.openFolder) } }
            }
        }
    }

    @HTMLContent private func duplicates(_ index: DiskIndex) -> HTML {
        let groups = index.duplicates()
        section(.class("group")) {
            h2 { visit.say(.duplicates) }
            if groups.isEmpty {
                p(.class("quiet")) { visit.say(.noDuplicates) }
            } else {
                p(.class("quiet")) {
                    visit.say(.duplicatesWaste(visit.words.size(Int64(groups.reduce(0) { $0 + $1.wastedBytes }))))
                }
                for group in groups.prefix(Self.most) {
                    ul(.class("rows")) {
                        for file in group.files {
                            li {
                                a(.class("row"), .href(file.path.at("/drive/file"))) {
                                    Icon.file
                                    span { file.path.description }
                                    span(.class("figure")) { visit.words.size(Int64(file.sizeInBytes)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
