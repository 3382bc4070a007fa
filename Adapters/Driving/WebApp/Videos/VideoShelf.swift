import HTMLBuilder
import SharedKernel
import VideoCatalog
import Wording

extension VitrineWebApp {
    func videoShelf(_ visit: Visit) async -> HTML {
        let kept = await videos.list.kept()
        return shelf(
            id: "videos", heading: visit.say(.videos), path: "/videos",
            state: visit.say(VideoShelf.state(of: kept, visit)),
            action: visit.say(kept == nil ? .loadVideos : .seeAll), content: VideoShelf(kept: kept, visit: visit).html()
        )
    }
}

/// The first videos in one line.
struct VideoShelf {
    let kept: Loaded<VideoList>?
    let visit: Visit

    static func state(of kept: Loaded<VideoList>?, _ visit: Visit) -> Phrase {
        guard let kept else { return .nothingKeptYet }
        return .savedVideos(kept.value.videos.count, visit.ago(kept.freshness.savedAt))
    }

    @HTMLContent func html() -> HTML {
        if let videos = kept?.value.videos, !videos.isEmpty {
            ul(.class("videos in-a-row")) {
                for (place, video) in videos.prefix(8).enumerated() {
                    VideoCard(video: video, isInFirstView: place < 4, visit: visit).html()
                }
            }
        }
    }
}
