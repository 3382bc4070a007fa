import Foundation
import OutsideProcesses
import RunningVitrine

extension Home {
    var shelf: URL { data.appending(path: "downloads") }
    var keptFilm: URL { shelf.appending(path: "lessons-17.mp4") }

    /// One command of `videos` over the live wiring.
    func videos(_ arguments: String..., from feed: URL) async throws -> ChildProcess.Finished {
        try await run(
            ["videos"] + arguments + ["--data", data.path],
            changing: ["VITRINE_VIDEO_FEED_URL": feed.absoluteString])
    }

    /// `videos download 17`, while it runs.
    func downloading(from feed: URL, _ work: (ChildProcess) async throws -> Void) async throws {
        try await starting(
            ["videos", "download", "17", "--data", data.path],
            changing: ["VITRINE_VIDEO_FEED_URL": feed.absoluteString], work)
    }
}
