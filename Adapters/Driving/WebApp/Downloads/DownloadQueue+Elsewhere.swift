import VideoCatalog

extension DownloadQueue {
    /// How it is now, also in other programs.
    nonisolated var current: DownloadsSnapshot {
        get async {
            await lookElsewhere()
            return await snapshot
        }
    }
}
