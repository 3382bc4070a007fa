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
        guard let kept = await videos.list.kept() else { return VideoShelf(state: .nothingYet, visit: visit).html() }
        return VideoShelf(state: .kept(kept), visit: visit).html()
    }

    /// The live shelf as a part of the first page: one question to the feed.
    func liveVideoShelf(_ visit: Visit) async -> Response {
        let shelf = VideoShelf(state: .answered(await askFeed()), visit: visit)
        return renderPart(shelf.html(), status: .ok, visit)
    }
}

/// The first videos in one line, and how they are in one sentence.
struct VideoShelf {
    let state: VideoListPart.State
    let visit: Visit

    func html() -> HTML {
        shelf(
            id: "videos", heading: visit.say(.videos), path: "/videos", state: HTML { sentence },
            action: visit.say(list == nil ? .loadVideos : .seeAll),
            freshness: ShelfFreshness(address: "/videos/shelf", isStale: isStale, isWaiting: isWaiting),
            content: content)
    }

    private var isWaiting: Bool {
        if case .nothingYet = state { true } else { false }
    }

    /// Whether a script is to ask the feed at once.
    private var isStale: Bool {
        switch state {
        case .nothingYet: true
        case .kept(let kept): kept.freshness.savedAt.map { visit.now.timeIntervalSince($0) > 60 } ?? false
        case .answered: false
        }
    }

    private var list: Loaded<VideoList>? {
        switch state {
        case .kept(let list), .answered(.success(let list)): list
        case .nothingYet, .answered(.failure): nil
        }
    }

    @HTMLContent private var sentence: HTML {
        switch state {
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
        case .live: .upToDate(list.value.videos.count)
        case .cached(let since, .notAskedYet): .savedVideos(list.value.videos.count, visit.ago(since))
        case .cached(let since, let reason): .kept(since: visit.ago(since), because: reason)
        }
    }

    @HTMLContent private var content: HTML {
        if isWaiting {
            VideoListPart.skeletons(4, "in-a-row scripted")
        } else if let videos = list?.value.videos, !videos.isEmpty {
            ul(.class("videos in-a-row")) {
                for (place, video) in videos.prefix(8).enumerated() {
                    VideoCard(video: video, isInFirstView: place < 4, visit: visit).html()
                }
            }
        }
    }
}
