public import VideoCatalog

/// A ``DownloadsStore`` in a collection of its own, safe for several programs at once.
public struct JSONFileDownloadsStore: DownloadsStore {
    private let collection: JSONCollection<UnfinishedDownload>

    /// - Parameter name: of the collection's files: letters, digits, `-` and `_`.
    public init(_ name: String = "downloads", in directory: StorageDirectory) {
        collection = JSONCollection(name, in: directory, format: StorageFormat("unfinished-download"))
    }

    public func unfinished() async throws(DownloadError) -> [UnfinishedDownload] {
        do throws(StorageFailure) {
            // A collection gives what came last first.
            return try await collection.records().reversed()
        } catch {
            throw DownloadError(error)
        }
    }

    public func save(_ download: UnfinishedDownload) async throws(DownloadError) {
        do throws(StorageFailure) {
            try await collection.put(download)
        } catch {
            throw DownloadError(error)
        }
    }

    public func forget(_ id: Video.ID) async throws(DownloadError) {
        do throws(StorageFailure) {
            try await collection.remove(id)
        } catch {
            throw DownloadError(error)
        }
    }
}

extension DownloadError {
    fileprivate init(_ failure: StorageFailure) {
        self = failure.isFullDisk ? .noRoom(missingBytes: nil) : .storageFailed
    }
}
