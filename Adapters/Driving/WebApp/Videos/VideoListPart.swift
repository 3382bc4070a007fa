import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer

/// The list with all that is said about it: the same in the page and in what a script fetches.
struct VideoListPart {
    let showing: Showing<VideoList, VideoCatalogError>
    let marks: VideoMarks
    let visit: Visit

    var status: Status { showing.failure == nil ? .ok : .serviceUnavailable }

    func html() -> HTML {
        div(
            .id("videos-part"), .class("fresh"), .data("fresh", "/videos/list"),
            showing.isAnswered ? nil : .data("stale"), .data("live-marks", "/videos/marks"),
            .aria("busy", showing.isWaiting)
        ) {
            switch showing {
            case .nothingYet:
                freshness(.checking, visit.say(.loadingVideos))
                Self.skeletons(8)
            case .kept(let kept):
                freshness(.checking, visit.say(.saved(visit.ago(kept.freshness.savedAt))), isAsking: true)
                list(kept.value)
            case .answered(.success(let loaded)):
                switch loaded.freshness {
                case .live: freshness(.live, visit.say(.upToDate(loaded.value.videos.count)))
                case .cached(let since, let reason):
                    freshness(.kept, visit.say(.kept(since: visit.ago(since), because: reason)), action: .tryAgain)
                }
                list(loaded.value)
            case .answered(.failure(let error)): failure(error)
            }
        }
    }

    private func freshness(
        _ mark: FreshnessLine.Mark, _ sentence: String, isAsking: Bool = false, action: Phrase = .refresh
    ) -> HTML {
        FreshnessLine(
            mark: mark, sentence: sentence, asking: isAsking ? visit.say(.checking) : nil, refresh: refreshForm(action)
        ).html()
    }

    private func refreshForm(_ action: Phrase, _ kind: String = "button refresh") -> HTML {
        visit.form(to: "/videos/refresh", .id("refresh"), .data("refresh")) {
            button(.class(kind), .id("refresh-button"), .aria("label", visit.say(action))) {
                Icon.refresh
                span(.class("word")) { visit.say(action) }
            }
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
            refreshForm(.tryAgain, "button primary refresh")
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
