import Digests
import Synchronization

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
    enum Step: Sendable {
        /// That many bytes more.
        case read(Int)
        case done(Digest)
        case failed
    }

    private static let pieceInBytes = 1 << 20
    private let descriptor: Int32
    private let hash = Mutex(SHA256())

    init(of path: String) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func goOn() -> Step {
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
