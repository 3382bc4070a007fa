import Dispatch
public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``ThumbnailCache`` in a directory of its own (0700, its files 0600): a file for each picture.
///
/// A file's name is a hash of the picture's address, and the address stands in it, so that two addresses of one hash
/// are told apart. A damaged file is a picture that is not there. The pictures written longest ago go first when room is
/// short.
public struct FileThumbnailCache: ThumbnailCache {
    private let directory: PictureDirectory
    private let limitInBytes: Int
    /// One write at a time, and no blocking on the cooperative pool.
    private let queue: DispatchQueue

    /// - Parameters:
    ///   - directory: made at the first write; nothing else may be kept in it.
    ///   - limitInBytes: of all files together.
    public init(in directory: URL, limitInBytes: Int = 64 << 20) {
        self.directory = PictureDirectory(path: directory.path)
        self.limitInBytes = limitInBytes
        queue = DispatchQueue(label: "thumbnails")
    }

    public func thumbnail(at address: URL) async -> Picture? {
        await onQueue { directory in
            directory.read(Self.name(of: address)).flatMap { PictureFile(bytes: $0) }
                .flatMap { $0.address == address.absoluteString ? $0.picture : nil }
        }
    }

    public func save(_ picture: Picture, at address: URL) async throws(VideoCatalogError) {
        let limit = limitInBytes
        let isSaved = await onQueue { directory in
            let bytes = PictureFile(address: address.absoluteString, picture: picture).bytes
            let name = Self.name(of: address)
            guard bytes.count <= limit else { return directory.remove(name) }
            guard directory.write(bytes, to: name) else { return false }
            directory.removeOldest(untilBelow: limit, sparing: name)
            return true
        }
        guard isSaved else { throw .storageFailed }
    }

    private func onQueue<Result: Sendable>(_ work: @escaping @Sendable (PictureDirectory) -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            queue.async { [directory] in continuation.resume(returning: work(directory)) }
        }
    }

    private static func name(of address: URL) -> String {
        let hash = String(stableHash(of: Data(address.absoluteString.utf8)), radix: 16)
        return String(repeating: "0", count: 16 - hash.count) + hash
    }
}
