import HTMLBuilder
import VideoCatalog
import WebServer

/// What cards say of their videos at a glance: that one is on this computer, and how much of it was watched.
struct VideoMarks: Sendable {
    let kept: Set<Video.ID>
    let positions: [Video.ID: PlaybackPosition]
    let visit: Visit

    /// Stands on every card, so that a script can put it in place when it changes.
    func html(of id: Video.ID) -> HTML {
        span(.class("marks"), .data("marks", id.rawValue)) {
            if kept.contains(id) {
                span(.class("kept-mark"), .title(visit.say(.downloaded))) { Icon.shelf }
                span(.class("unseen")) { visit.say(.downloaded) }
            }
            if let watched = positions[id]?.fraction {
                progress(.class("watched"), .value(watched), .max(1), .aria("hidden", true))
                span(.class("unseen")) { visit.say(.watched(percent: Int(watched * 100))) }
            }
        }
    }
}

extension VitrineWebApp {
    func marks(_ visit: Visit) async -> VideoMarks {
        await marks(videos.queue.current, visit)
    }

    private func marks(_ snapshot: DownloadsSnapshot, _ visit: Visit) async -> VideoMarks {
        VideoMarks(
            kept: Set(snapshot.kept.map(\.id)), positions: await videos.watching.positions(), visit: visit)
    }

    /// The marks of the videos that are kept now, and then of each that is kept or removed.
    func markEvents(_ visit: Visit) async -> Response {
        .events { [queue = videos.queue] sink in
            var known: Set<Video.ID> = []
            for await snapshot in await queue.snapshots() {
                let marks = await marks(snapshot, visit)
                let changed = marks.kept.symmetricDifference(known).sorted { $0.rawValue < $1.rawValue }
                known = marks.kept
                guard !changed.isEmpty else { continue }
                let html = HTML.group(changed.map(marks.html))
                try await sink.send(ServerSentEvent(data: html.rendered()))
            }
        }
    }
}
