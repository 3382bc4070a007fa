import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer
import Wording

/// The list with all that is said about it: the same in the page and in what a script fetches.
struct VideoListPart {
    let showing: Showing<VideoList, VideoCatalogError>
    let marks: VideoMarks
    let visit: Visit

    var status: Status { showing.failure == nil ? .ok : .serviceUnavailable }

    func html() -> HTML {
        ListPart(
            id: "videos-part", address: "/videos/list", showing: showing,
            told: .init(
                loading: .loadingVideos, asking: .checking, live: { .upToDate($0.videos.count, .video) },
                kept: { .kept(since: $0, because: $1, of: .videoFeed) }),
            visit: visit, refresh: refresh, attribute: .data("live-marks", "/videos/marks")
        ).html(skeletons: Self.skeletons(8), list: list, failure: failure)
    }

    private func refresh(_ action: Phrase, _ buttonClass: String) -> HTML {
        visit.form(to: "/videos/refresh", .id("refresh"), .data("refresh")) {
            visit.refreshButton(action, buttonClass)
        }
    }

    @HTMLContent private func list(_ list: VideoList) -> HTML {
        if list.videos.isEmpty {
            emptyState(Icon.videos, heading: visit.say(.noVideos), sentence: visit.say(.noVideosExplained))
        } else {
            ul(.class("videos"), .id("videos")) {
                for (place, video) in list.videos.enumerated() {
                    VideoCard(video: video, isInFirstView: place < 6, marks: marks, visit: visit).html()
                }
            }
        }
        if !list.skipped.isEmpty {
            details(.class("skipped quiet"), .id("skipped")) {
                summary { visit.say(.entriesNotRead(list.skipped.count)) }
                ul {
                    for entry in list.skipped { li { visit.say(.skipped(entry)) } }
                }
            }
        }
    }

    private func failure(_ error: VideoCatalogError) -> HTML {
        emptyState(
            Icon.attention, heading: visit.say(.noList), sentence: error.message(in: visit.language),
            isAlert: true
        ) {
            refresh(.tryAgain, "button primary refresh")
        }
    }

    /// As large as what comes, and in sight only when it takes its time.
    static func skeletons(_ count: Int, _ arrangement: String = "") -> HTML {
        ul(.class("videos skeletons \(arrangement)"), .aria("hidden", true)) {
            for _ in 0..<count {
                li(.class("card skeleton")) {
                    div(.class("thumb"))
                    div(.class("card-words")) {
                        div(.class("bone"))
                        div(.class("bone short"))
                    }
                }
            }
        }
    }
}
