import Synchronization
public import VideoCatalog

/// A ``DownloadsStore`` that forgets everything with the process.
public final class InMemoryDownloadsStore: DownloadsStore {
    private struct State {
        var downloads: [UnfinishedDownload]
        var failure: DownloadError?
    }

    private let state: Mutex<State>

    public init(_ downloads: [UnfinishedDownload] = []) {
        state = Mutex(State(downloads: downloads))
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: DownloadError?) {
        state.withLock { $0.failure = error }
    }

    public func unfinished() async throws(DownloadError) -> [UnfinishedDownload] {
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state.downloads
    }

    public func save(_ download: UnfinishedDownload) async throws(DownloadError) {
        try state.withLock { state throws(DownloadError) in
            if let failure = state.failure { throw failure }
            if let index = state.downloads.firstIndex(where: { $0.id == download.id }) {
                state.downloads[index] = download
            } else {
                state.downloads.append(download)
            }
        }
    }

    public func forget(_ id: Video.ID) async throws(DownloadError) {
        try state.withLock { state throws(DownloadError) in
            if let failure = state.failure { throw failure }
            state.downloads.removeAll { $0.id == id }
        }
    }
}
