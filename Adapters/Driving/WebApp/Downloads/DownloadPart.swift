import HTMLBuilder
import VideoCatalog
import Wording

/// How far one video's download is, and what can be done about it: the same in the page and in what a script is sent.
struct DownloadPart {
    let video: Video
    let state: Download.State
    let visit: Visit
    /// Whether it stands in a list: the list is kept fresh by a script then, and is what a form comes back to.
    var isInList = false

    private var id: String { "download-\(video.id)" }

    func html() -> HTML {
        div(
            .id(id), .class("download"), .data("state", state.name),
            isInList ? nil : .data("live", video.path + "/download/events")
        ) { content }
    }

    @HTMLContent private var content: HTML {
        switch state {
        case .notKept:
            if case .file = video.media { form("download", .downloadVideo, "button primary") }
        case .waiting(let received):
            bar(received).html(visit.say(.waitingItsTurn))
            form("cancel", .cancelDownload)
        case .receiving where state.isBeingChecked:
            bar(.none).html(visit.say(.checkingFile))
            form("cancel", .cancelDownload)
        case .receiving(let received, let speed):
            bar(received, at: speed).html()
            form("cancel", .cancelDownload)
        case .paused(let received):
            bar(received).html(visit.say(.paused(bar(received).sentence)))
            div(.class("in-line")) {
                form("download", .goOn)
                removal
            }
        case .failed(let error, let received):
            p(.class("finding bad"), .role("alert")) { error.message(in: visit.language) }
            if received.count > 0 { bar(received).html() }
            div(.class("in-line")) {
                form("download", error.isResumable ? .goOn : .downloadAgain)
                removal
            }
        case .kept(let size):
            p(.class("kept")) {
                Icon.done
                isInList ? visit.words.size(Int64(size)) : visit.say(.kept(visit.words.size(Int64(size))))
            }
            removal
        }
    }

    private func bar(_ received: ReceivedBytes, at bytesPerSecond: Double? = nil) -> TransferBar {
        TransferBar(
            count: received.count, total: received.total, bytesPerSecond: bytesPerSecond, label: .progress, visit: visit
        )
    }

    // MARK: What can be done

    private func form(_ action: String, _ words: Phrase, _ kind: String = "button") -> HTML {
        visit.form(to: "\(video.path)/\(action)", .data("live-form")) {
            back
            button(.class(kind), .id("\(id)-\(action)")) { visit.say(words) }
        }
    }

    @HTMLContent private var back: HTML {
        if isInList { input(.type("hidden"), .name("back"), .value("/videos/kept")) }
    }

    /// Asks before it removes: by a dialog where there is a script, by a page of its own where there is none.
    @HTMLContent private var removal: HTML {
        visit.form(to: "\(video.path)/remove", .id("\(id)-removal"), .data("live-form")) {
            back
            button(.class("button"), .id("\(id)-remove"), .data("opens", "\(id)-question")) { visit.say(.remove) }
        }
        AlertDialog(
            id: "\(id)-question", heading: visit.say(.removeKeptQuestion), sentence: visit.say(.removeKeptExplained),
            safeChoice: visit.say(.keepFile), otherChoice: visit.say(.remove), isDangerous: true,
            confirms: "\(id)-removal"
        ).html()
    }
}

extension Download.State {
    /// For the styles and scripts.
    fileprivate var name: String {
        switch self {
        case .notKept: "not-kept"
        case .waiting: "waiting"
        case .receiving: "receiving"
        case .paused: "paused"
        case .failed: "failed"
        case .kept: "kept"
        }
    }
}
