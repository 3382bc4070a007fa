import Digests
import Dispatch
public import Drive
import Synchronization

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

/// ``LocalTree`` and ``FileHashing`` on this computer's disks.
public struct LocalFolders: LocalTree, FileHashing {
    /// No blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "local-folders")

    public init() {}

    public func entry(at place: URL) async -> LocalEntry? {
        await queue.run { Self.entry(place, name: place.lastPathComponent, followingLinks: true) }
    }

    public func contents(of folder: URL) async throws(DriveError) -> [LocalEntry] {
        let entries = await queue.run { () -> [LocalEntry]? in
            // Why it cannot be read changes nothing for the person.
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return nil }
            return names.sorted().compactMap {
                Self.entry(folder.appending(component: $0), name: $0, followingLinks: false)
            }
        }
        guard let entries else { throw .localFileUnreadable }
        return entries
    }

    public func makeFolder(at place: URL) async throws(DriveError) {
        guard place.lastPathComponent.utf8.count <= NAME_MAX else { throw .nameTooLongHere }
        let failure = await queue.run { () -> DriveError? in
            if let there = Self.entry(place, name: "", followingLinks: true) {
                return there.isFolder ? nil : .placeIsTaken
            }
            do {
                try FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
                return nil
            } catch {
                return (error as? CocoaError)?.code == .fileWriteOutOfSpace
                    ? .noRoom(missingBytes: nil) : .storageFailed
            }
        }
        if let failure { throw failure }
    }

    public func digests(of file: URL) async throws(DriveError) -> FileDigests {
        guard let hashes = await queue.run({ FileHashes(of: file.path) }) else { throw .localFileUnreadable }
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            switch await queue.run({ hashes.goOn() }) {
            case .more: continue
            case .done(let digests): return digests
            case .failed: throw .localFileUnreadable
            }
        }
    }

    /// `nil` for what is neither a file nor a folder.
    private static func entry(_ place: URL, name: String, followingLinks: Bool) -> LocalEntry? {
        var status = stat()
        guard (followingLinks ? stat(place.path, &status) : lstat(place.path, &status)) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return LocalEntry(place, name: name, sizeInBytes: nil)
        case S_IFREG: return LocalEntry(place, name: name, sizeInBytes: Int(status.st_size))
        default: return nil
        }
    }
}

/// One file read through, piece by piece, for both of its hashes. Every call may block.
private final class FileHashes: Sendable {
    enum Step: Sendable {
        case more
        case done(FileDigests)
        case failed
    }

    private let descriptor: Int32
    private let state = Mutex((md5: MD5(), sha256: SHA256()))

    /// `nil` for what cannot be read.
    init?(of path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    func goOn() -> Step {
        guard let piece = readPiece(from: descriptor, upTo: 1 << 20) else { return .failed }
        return state.withLock { state in
            guard !piece.isEmpty else {
                return .done(FileDigests(md5: state.md5.digest, sha256: state.sha256.digest))
            }
            state.md5.update(piece)
            state.sha256.update(piece)
            return .more
        }
    }
}
