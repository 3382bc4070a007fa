import Arguments
import VideoCatalog

extension VitrineCommands {
    /// Runs one line of the group `videos`.
    func showVideos(
        _ command: String, _ invocation: Invocation, _ videos: VideoCatalogAccess, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        switch command {
        case "list": return try await VideoCommands(videos: videos, report: report).list()
        case "show":
            return try await VideoCommands(videos: videos, report: report).show(invocation[CommandTree.videoID])
        default: return try await manageDownloads(command, invocation, videos, report)
        }
    }

    private func manageDownloads(
        _ command: String, _ invocation: Invocation, _ videos: VideoCatalogAccess, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = DownloadCommands(videos: videos, report: report, time: time)
        switch command {
        case "cancel": return try await commands.cancel(invocation[CommandTree.videoID])
        case "remove": return try await commands.remove(invocation[CommandTree.videoID])
        case "kept": return try await commands.kept()
        case "verify": return try await commands.verify()
        default:
            let what = invocation[CommandTree.source]
            let sum = invocation[CommandTree.sha256]
            if let file = invocation[CommandTree.file] {
                return try await commands.download(what, to: file, expecting: sum)
            }
            if DownloadCommands.webAddress(what) != nil || sum != nil {
                throw CommandFailure(
                    .usage, code: "usage",
                    message: sum != nil
                        ? report.say(
                            "--sha256 goes with a file that you name: -o FILE.",
                            "--sha256 указывают вместе с файлом: -o FILE.")
                        : report.say(
                            "An address is downloaded to a file that you name: -o FILE.",
                            "Адрес скачивается в файл, который вы назовёте: -o FILE."))
            }
            return try await commands.download(what)
        }
    }
}
