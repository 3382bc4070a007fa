public import VideoCatalog

/// A ``DownloadsStore`` that forgets everything with the process.
public final class InMemoryDownloadsStore: DownloadsStore {
    private let downloads: Fallible<[UnfinishedDownload], DownloadError>

    public init(_ downloads: [UnfinishedDownload] = []) {
        self.downloads = Fallible(downloads)
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: DownloadError?) {
        downloads.fail(with: error)
    }

    public func unfinished() async throws(DownloadError) -> [UnfinishedDownload] {
        try downloads.read { $0 }
    }

    public func save(_ download: UnfinishedDownload) async throws(DownloadError) {
        try downloads.write { downloads in
            if let index = downloads.firstIndex(where: { $0.id == download.id }) {
                downloads[index] = download
            } else {
                downloads.append(download)
            }
        }
    }

    public func forget(_ id: Video.ID) async throws(DownloadError) {
        try downloads.write { downloads in downloads.removeAll { $0.id == id } }
    }
}
