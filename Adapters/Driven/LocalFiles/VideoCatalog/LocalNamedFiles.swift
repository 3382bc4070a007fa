public import Digests
import Dispatch
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// ``NamedFiles`` on this computer's disks.
public struct LocalNamedFiles: NamedFiles, NamedFileFingerprints {
    /// No blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "named-files")

    public init() {}

    public func occupant(of file: URL, besides contents: KeptContents?) async -> Occupant {
        await queue.run {
            var isFolder = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return .nothing }
            if isFolder { return .folder }
            let isSame =
                switch contents?.bytes {
                case .file(let other): FileManager.default.contentsEqual(atPath: file.path, andPath: other.path)
                case .memory(let data): FileManager.default.contents(atPath: file.path) == data
                case nil: false
                }
            var status = stat()
            return isSame ? .same : .otherFile(sizeInBytes: stat(file.path, &status) == 0 ? Int(status.st_size) : 0)
        }
    }

    public func copy(
        _ contents: KeptContents, to file: URL, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) {
        guard await occupant(of: file, besides: nil) == .nothing else { throw .placeIsTaken }
        let copy = FileCopy(of: contents.bytes, to: file.path)
        var step = await queue.run { copy.begin() }
        var count = 0
        while case .copied(let more) = step {
            count += more
            progress(ReceivedBytes(count, of: contents.sizeInBytes))
            step = Task.isCancelled ? .failed(.cancelled) : await queue.run { copy.goOn() }
        }
        if case .failed(let error) = step {
            await queue.run { copy.discard() }
            throw error
        }
    }

    public func handOver(_ file: URL) async {
        await queue.run { FileRights.ofNewFiles(beside: file.path).map { FileRights.give($0, to: file.path) } }
    }

    public func fingerprint(
        of file: URL, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest {
        try await FileReading(of: file.path, followsLinks: true).digest(on: queue, progress: progress)
    }
}
