import HTMLBuilder
import VideoCatalog

extension VitrineWebApp {
    /// The videos that were begun, on the first page; nothing where there are none.
    func continueShelf(_ visit: Visit) async -> HTML {
        let begun = await videos.watching().prefix(4)
        guard !begun.isEmpty else { return .nothing }
        let marks = await marks(visit)
        return section(.class("shelf"), .aria("labelledby", "continue-shelf")) {
            h2(.id("continue-shelf")) { visit.say(.continueWatching) }
            ul(.class("videos in-a-row")) {
                for video in begun {
                    VideoCard(video: video, isInFirstView: true, marks: marks, visit: visit, isRepeated: true).html()
                }
            }
        }
    }
}
