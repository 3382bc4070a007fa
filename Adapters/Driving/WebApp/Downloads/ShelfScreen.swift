import HTMLBuilder
import VideoCatalog
import WebServer
import Wording

extension VitrineWebApp {
    /// What is kept and what is on its way, without a question to any network.
    func shelf(_ visit: Visit) async -> Response {
        // A shelf that cannot be read shows what was known of it.
        try? await videos.queue.reloadShelf()
        let snapshot = await videos.queue.current
        return render(
            Screen(
                title: visit.say(.downloaded), destination: "/videos", back: ("/videos", visit.say(.videos)),
                content: ShelfPart(snapshot: snapshot, visit: visit).html()),
            visit)
    }

    func shelfEvents(_ visit: Visit) async -> Response {
        events { ShelfPart(snapshot: $0, visit: visit).html() }
    }
}

/// Downloads that are not done, then the videos that are kept, with their sizes and the total.
struct ShelfPart {
    let snapshot: DownloadsSnapshot
    let visit: Visit

    func html() -> HTML {
        div(.id("shelf"), .class("shelf-part"), .data("live", "/videos/kept/events")) {
            if !snapshot.unfinished.isEmpty { unfinished }
            if snapshot.kept.isEmpty {
                if snapshot.unfinished.isEmpty {
                    emptyState(
                        Icon.videos, heading: visit.say(.nothingKept), sentence: visit.say(.nothingKeptExplained)
                    ) { a(.class("button primary"), .href("/videos")) { visit.say(.backToVideos) } }
                }
            } else {
                p(.class("quiet")) {
                    visit.say(.total(of: snapshot, visit))
                }
                ul(.class("shelf-rows")) {
                    for kept in snapshot.kept { row(kept.video, .kept(sizeInBytes: kept.sizeInBytes)) }
                }
            }
        }
    }

    private var unfinished: HTML {
        section(.class("unfinished"), .aria("labelledby", "unfinished-heading")) {
            div(.class("shelf-head")) {
                h2(.id("unfinished-heading")) { visit.say(.downloading) }
                p(.class("in-line")) {
                    if snapshot.unfinished.contains(where: \.state.isUnderWay) { all("pause", .pauseAll) }
                    if snapshot.unfinished.contains(where: { !$0.state.isUnderWay }) { all("resume", .goOnAll) }
                }
            }
            ul(.class("shelf-rows")) {
                for download in snapshot.unfinished { row(download.video, download.state) }
            }
        }
    }

    private func all(_ action: String, _ words: Phrase) -> HTML {
        visit.form(to: "/videos/kept/\(action)", .data("live-form")) {
            button(.class("button"), .id("\(action)-all")) { visit.say(words) }
        }
    }

    private func row(_ video: Video, _ state: Download.State) -> HTML {
        li(.id("row-\(video.id)"), .class("shelf-row")) {
            a(.class("shelf-link"), .href(video.path)) {
                Thumbnail(video: video, isInFirstView: true).html()
                span(.class("name")) { video.name(visit) }
            }
            DownloadPart(video: video, state: state, visit: visit, isInList: true).html()
        }
    }
}
