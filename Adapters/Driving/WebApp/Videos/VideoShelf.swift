import HTMLBuilder
import SharedKernel
import VideoCatalog
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// What is kept, at once; a script then asks for the live shelf (`/videos/shelf`), unless this one is minutes old.
    func videoShelf(_ visit: Visit) async -> HTML {
        VideoShelf(showing: Showing(kept: await videos.list.kept()), marks: await marks(visit), visit: visit).html()
    }

    /// The live shelf as a part of the first page: one question to the feed.
    func liveVideoShelf(_ visit: Visit) async -> Response {
        let shelf = VideoShelf(showing: .answered(await askFeed()), marks: await marks(visit), visit: visit)
        return renderPart(shelf.html(), status: .ok, visit)
    }
}

/// The first videos in one line, and how they are in one sentence.
struct VideoShelf {
    let showing: Showing<VideoList, VideoCatalogError>
    let marks: VideoMarks
    let visit: Visit

    func html() -> HTML {
        shelf(
            id: "videos", heading: visit.say(.videos), path: "/videos", state: HTML { sentence },
            action: visit.say(showing.loaded == nil ? .loadVideos : .seeAll),
            freshness: ShelfFreshness(of: showing, from: "/videos/shelf", now: visit.now),
            content: content)
    }

    @HTMLContent private var sentence: HTML {
        switch showing {
        case .nothingYet:
            visit.say(.nothingKeptYet)
            // Only a script asks by itself.
            span(.class("scripted")) { " " + visit.say(.loadingVideos) }
        case .answered(.failure(let error)): error.message(in: visit.language)
        case .kept(let loaded), .answered(.success(let loaded)): visit.say(Self.sentence(on: loaded, visit))
        }
    }

    /// How many there are and how fresh they are, in one line.
    static func sentence(on list: Loaded<VideoList>?, _ visit: Visit) -> Phrase {
        guard let list else { return .nothingKeptYet }
        return switch list.freshness {
        case .live: .upToDate(list.value.videos.count, .video)
        case .cached(let since, .notAskedYet): .saved(list.value.videos.count, .video, visit.ago(since))
        case .cached(let since, let reason): .kept(since: visit.ago(since), because: reason, of: .videoFeed)
        }
    }

    @HTMLContent private var content: HTML {
        if showing.isWaiting {
            VideoListPart.skeletons(4, "in-a-row scripted")
        } else if let videos = showing.loaded?.value.videos, !videos.isEmpty {
            ul(.class("videos in-a-row"), .data("live-marks", "/videos/marks")) {
                for (place, video) in videos.prefix(8).enumerated() {
                    VideoCard(video: video, isInFirstView: place < 4, marks: marks, visit: visit).html()
                }
            }
        }
    }
}
