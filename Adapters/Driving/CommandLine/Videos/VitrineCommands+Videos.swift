import Arguments
public import VideoCatalog

extension VitrineCommands {
    /// What the commands of the video catalog need.
    public struct Videos: Sendable {
        let list: ListVideos
        let show: ShowVideo
        let downloads: Downloads

        public init(list: ListVideos, show: ShowVideo, downloads: Downloads) {
            self.list = list
            self.show = show
            self.downloads = downloads
        }
    }

    /// What the commands of downloads need.
    public struct Downloads: Sendable {
        let queue: DownloadQueue
        let download: DownloadVideo
        let save: SaveToFile
        let offlineLibrary: any OfflineLibrary
        let verify: VerifyKeptVideos

        public init(
            queue: DownloadQueue, download: DownloadVideo, save: SaveToFile, library: any OfflineLibrary,
            verify: VerifyKeptVideos
        ) {
            self.queue = queue
            self.download = download
            self.save = save
            offlineLibrary = library
            self.verify = verify
        }
    }

    /// Runs one line of the group `videos`.
    func showVideos(
        _ command: String, _ invocation: Invocation, _ videos: Videos, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        switch command {
        case "list": return try await VideoCommands(videos: videos, report: report).list()
        case "show":
            return try await VideoCommands(videos: videos, report: report).show(invocation[CommandTree.videoID])
        default: return try await manageDownloads(command, invocation, videos, report)
        }
    }

    private func manageDownloads(
        _ command: String, _ invocation: Invocation, _ videos: Videos, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = DownloadCommands(
            list: videos.list, downloads: videos.downloads, report: report, time: time)
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
