public import VideoCatalog

extension VitrineWebApp {
    /// What the screens of downloads and of the shelf ask the domain for.
    public struct DownloadScreens: Sendable {
        let queue: DownloadQueue
        let download: DownloadVideo
        let offlineLibrary: any OfflineLibrary

        /// - Parameter queue: restored by whoever made it.
        public init(queue: DownloadQueue, download: DownloadVideo, library: any OfflineLibrary) {
            self.queue = queue
            self.download = download
            offlineLibrary = library
        }

        /// How it is now, also in other programs.
        var current: DownloadsSnapshot {
            get async {
                await queue.lookElsewhere()
                return await queue.snapshot
            }
        }
    }
}
