import Digests
import Dispatch
import Synchronization
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One file read through, piece by piece, for its SHA-256. Every call may block.
final class FileReading: Sendable {
    private enum Step: Sendable {
        /// That many bytes more.
        case read(Int)
        case done(Digest)
        case failed
    }

    private static let pieceInBytes = 1 << 20
    private let descriptor: Int32
    private let hash = Mutex(SHA256())

    init(of path: String, followsLinks: Bool = false) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Reads it through on that queue, so that nothing blocks the cooperative pool.
    func digest(
        on queue: DispatchQueue, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest {
        var count = 0
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            switch await queue.run({ self.goOn() }) {
            case .read(let more):
                count += more
                progress(ReceivedBytes(count, of: max(size, count)))
            case .done(let digest): return digest
            case .failed: throw .storageFailed
            }
        }
    }

    /// When it was opened, in bytes.
    private var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    private func goOn() -> Step {
        guard descriptor >= 0, let piece = readPiece(from: descriptor, upTo: Self.pieceInBytes) else { return .failed }
        return hash.withLock { hash in
            guard !piece.isEmpty else { return .done(hash.digest) }
            hash.update(piece)
            return .read(piece.count)
        }
    }
}

/// What comes next in an open file: nothing at its end, `nil` where it cannot be read.
func readPiece(from descriptor: Int32, upTo most: Int) -> Data? {
    var piece = Data(count: most)
    while true {
        let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 { return piece.prefix(count) }
        guard errno == EINTR else { return nil }
    }
}
