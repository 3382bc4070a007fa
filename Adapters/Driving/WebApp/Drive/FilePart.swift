import Drive
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

/// Whether a file is on this computer, how far it is on its way, and what can be done about it: the same in the page
/// and in what a script is sent.
struct FilePart {
    let item: DriveItem
    let state: FileState
    let visit: Visit

    func html() -> HTML {
        div(
            .id("file-part"), .class("download"), .data("state", state.name),
            .data("live", item.path.at("/drive/file/events"))
        ) { content }
    }

    @HTMLContent private var content: HTML {
        switch state {
        case .notHere:
            p(.class("quiet")) { visit.say(.fileOnDisk(size)) }
            form("bring", .bring, "button primary")
        case .receiving(let bytes):
            bar(bytes).html()
            form("pause", .pause)
        case .paused(let bytes):
            bar(bytes).html(visit.say(.paused(bar(bytes).sentence)))
            div(.class("in-line")) {
                form("bring", .goOn)
                form("discard", .remove)
            }
        case .failed(let error, let bytes):
            p(.class("finding bad"), .role("alert")) { error.message(in: visit.language) }
            if let bytes, bytes.count > 0 { bar(bytes).html() }
            div(.class("in-line")) {
                if error != .infected { form("bring", bytes == nil ? .tryAgain : .goOn) }
                if bytes != nil { form("discard", .remove) }
            }
        case .kept(let file):
            p(.class("kept")) {
                Icon.done
                visit.say(.fileKept(visit.words.size(Int64(file.sizeInBytes))))
            }
            form("discard", .removeFromHere)
        }
    }

    private var size: String { visit.words.size(Int64(item.file?.sizeInBytes ?? 0)) }

    private func bar(_ bytes: TransferredBytes) -> TransferBar {
        TransferBar(
            count: bytes.count, total: bytes.total, bytesPerSecond: bytes.bytesPerSecond, label: .fileProgress,
            visit: visit)
    }

    private func form(_ action: String, _ words: Phrase, _ kind: String = "button") -> HTML {
        visit.form(to: "/drive/file/\(action)", .data("live-form")) {
            input(.type("hidden"), .name("path"), .value(item.path.description))
            button(.class(kind), .id("file-\(action)")) { visit.say(words) }
        }
    }
}

extension FileState {
    /// For the styles and scripts.
    fileprivate var name: String {
        switch self {
        case .notHere: "not-here"
        case .paused: "paused"
        case .receiving: "receiving"
        case .kept: "kept"
        case .failed: "failed"
        }
    }
}

extension VitrineWebApp {
    func bringFile(_ visit: Visit) async -> Response {
        await withFile(visit) { downloads, item in await downloads.start(item) }
    }

    /// Stops it; what has come stays.
    func pauseFile(_ visit: Visit) async -> Response {
        await withFile(visit) { downloads, item in await downloads.pause(item.id) }
    }

    /// Takes it from this computer; on the disk it stays.
    func discardFile(_ visit: Visit) async -> Response {
        await withFile(visit) { downloads, item throws(DriveError) in try await downloads.discard(item) }
    }

    private func withFile(
        _ visit: Visit, _ work: (DriveDownloads, DriveItem) async throws(DriveError) -> Void
    ) async -> Response {
        await inDrive(visit) { drive in
            do throws(DriveError) {
                guard let path = visit.drivePath else { throw .notFound }
                try await work(drive.access.downloads, try await drive.access.item(path, .keptFirst).value)
                return .seeOther(Path.to("/drive/file", ("path", path.inQuery), ("seen", "")))
            } catch {
                return driveFailure(error, visit)
            }
        }
    }

    /// The file's part of the page, whenever it changes, at most seven times a second.
    func fileEvents(_ visit: Visit) async -> Response {
        await partOfDrive(visit) { drive in
            guard let path = visit.drivePath,
                // A file that is gone has no news.
                let item = try? await drive.access.item(path, .keptFirst).value
            else { return .text(.notFound, "") }
            let downloads = drive.access.downloads
            return .events { sink in
                for await state in await downloads.states(of: item) {
                    let part = FilePart(item: item, state: state, visit: visit).html()
                    try await sink.send(ServerSentEvent(data: part.rendered()))
                    try await Task.sleep(for: .milliseconds(150))
                }
            }
        }
    }
}
