public import Digests
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// ``NamedFiles`` over the files that the in-memory downloader writes.
public struct InMemoryNamedFiles: NamedFiles, NamedFileFingerprints {
    private let files: InMemoryVideoFiles
    private let folders: Set<String>
    private let failure: DownloadError?

    /// - Parameters:
    ///   - folders: the places where folders stand.
    ///   - failure: fails every copy so.
    public init(_ files: InMemoryVideoFiles, folders: [URL] = [], failingWith failure: DownloadError? = nil) {
        self.files = files
        self.folders = Set(folders.map(\.path))
        self.failure = failure
    }

    public func occupant(of file: URL, besides contents: KeptContents?) async -> Occupant {
        if folders.contains(file.path) { return .folder }
        guard let there = files[file] else { return .nothing }
        return there == contents.flatMap(bytes) ? .same : .otherFile(sizeInBytes: there.count)
    }

    public func copy(
        _ contents: KeptContents, to file: URL, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) {
        if let failure { throw failure }
        guard !Task.isCancelled else { throw .cancelled }
        guard await occupant(of: file, besides: nil) == .nothing else { throw .placeIsTaken }
        guard let bytes = bytes(contents) else { throw .storageFailed }
        files[file] = bytes
        progress(ReceivedBytes(bytes.count, of: bytes.count))
    }

    public func handOver(_ file: URL) async {}

    public func fingerprint(
        of file: URL, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest {
        guard !Task.isCancelled else { throw .cancelled }
        guard let bytes = files[file] else { throw .storageFailed }
        progress(ReceivedBytes(bytes.count, of: bytes.count))
        return SHA256.digest(of: bytes)
    }

    private func bytes(_ contents: KeptContents) -> Data? {
        switch contents.bytes {
        case .file(let place): files[place]
        case .memory(let data): data
        }
    }
}
