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
    /// One file. What a browser can show, and is not large, is brought to this computer by itself.
    func fileScreen(_ visit: Visit) async -> Response {
        await inDrive(visit) { drive in
            do throws(DriveError) {
                guard let path = visit.drivePath else { throw .notFound }
                let isKnown = visit.request.queryValue("seen") != nil
                let shown = try await drive.access.item(path, isKnown ? .keptFirst : .live)
                let item = shown.value
                guard !item.isFolder else { return .seeOther(path.folderAddress) }
                var state = await drive.access.downloads.state(of: item)
                if state == .notHere, item.opensByItself, !isKnown {
                    await drive.access.downloads.start(item)
                    state = await drive.access.downloads.state(of: item)
                }
                let viewer = await drive.viewer(of: item, visit, waits: visit.request.queryValue("wait") != nil)
                return render(
                    .file(item, shown.freshness, state, viewer, visit), visit)
            } catch {
                if case .signInNeeded = error, let way = await drive.wayIn { return .seeOther(way) }
                return driveFailure(error, visit)
            }
        }
    }

    /// The viewer as a part of the page: once the file is here, or a document is readable. With `begun` it says at once
    /// that a document is being prepared, and the page then asks for what comes of it.
    func liveFileViewer(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            guard let path = visit.drivePath,
                // The page goes on to show what it showed.
                let item = try? await drive.access.item(path, .keptFirst).value
            else { return .text(.notFound, "") }
            let viewer = await drive.viewer(of: item, visit, waits: visit.request.queryValue("begun") == nil)
            return renderPart(viewer.html(), visit)
        }
    }
}

extension DriveItem {
    /// Whether it is brought when its screen is opened: what can be looked at here, up to 32 MiB.
    fileprivate var opensByItself: Bool {
        guard let file, file.safety != .infected, file.sizeInBytes <= 32 << 20 else { return false }
        return ![.other, .preview].contains(FileView(of: self))
    }
}

extension Screen {
    fileprivate static func file(
        _ item: DriveItem, _ freshness: Freshness, _ state: FileState, _ viewer: FileViewer, _ visit: Visit
    ) -> Screen {
        let parent = item.path.parent
        let isPage = [.pdf, .office, .text].contains(FileView(of: item))
        return Screen(
            title: item.name, destination: "/drive",
            back: (parent.folderAddress + "#\(item.rowID)", parent.name?.rawValue ?? visit.say(.allFiles)),
            actions: ItemActions(item: item, isHere: viewer.isHere, visit: visit).html(),
            head: viewer.document == .underWay
                ? noscript { redirection(to: Path.to("/drive/file", ("path", item.path.inQuery), ("wait", ""))) }
                : .nothing,
            frameOrigin: isPage ? "'self'" : nil,
            content: article(.class("file")) {
                if case .cached(let since, let reason) = freshness, reason != .notAskedYet {
                    div(.class("banner"), .role("status")) {
                        Icon.attention
                        p { visit.say(.kept(since: visit.ago(since), because: reason, of: .service)) }
                    }
                }
                viewer.html()
                FilePart(item: item, state: state, visit: visit).html()
                facts(item, visit)
            })
    }

    private static func facts(_ item: DriveItem, _ visit: Visit) -> HTML {
        dl(.class("facts")) {
            dt { visit.say(.created) }
            dd { moment(item.createdAt, visit) }
            if item.modifiedAt != item.createdAt {
                dt { visit.say(.changed) }
                dd { moment(item.modifiedAt, visit) }
            }
            if let file = item.file {
                dt { visit.say(.sizeOfFile) }
                dd { visit.words.size(Int64(file.sizeInBytes)) }
            }
            dt { visit.say(.place) }
            dd {
                a(.href(item.path.parent.folderAddress)) {
                    item.path.parent.isRoot ? visit.say(.allFiles) : item.path.parent.description
                }
            }
            if let link = item.publicLink {
                dt { visit.say(.link) }
                dd {
                    a(.href(link.absoluteString), .target("_blank"), .rel("noreferrer noopener")) {
                        link.absoluteString
                    }
                }
            }
        }
    }

    private static func moment(_ moment: Date, _ visit: Visit) -> HTML {
        time(.datetime(moment.formatted(.iso8601))) { visit.words.dateAndTime(moment) }
    }
}
