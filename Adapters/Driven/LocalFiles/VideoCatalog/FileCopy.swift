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

/// One copy, made piece by piece in `NAME.copy`, which gets its name when it is whole. Every call may block.
final class FileCopy: Sendable {
    enum Step: Sendable {
        /// That many bytes more.
        case copied(Int)
        case done
        case failed(DownloadError)
    }

    private struct State {
        var source: Int32 = -1
        var target: Int32 = -1
        var rest = Data()
    }

    private static let pieceInBytes = 4 << 20
    private let contents: KeptContents.Bytes
    private let path: String
    private let state = Mutex(State())

    private var temporary: String { path + ".copy" }

    init(of contents: KeptContents.Bytes, to path: String) {
        self.contents = contents
        self.path = path
    }

    deinit {
        state.withLock { state in
            for descriptor in [state.source, state.target] where descriptor >= 0 { close(descriptor) }
        }
    }

    func begin() -> Step {
        state.withLock { state in
            switch contents {
            case .memory(let data): state.rest = data
            case .file(let url):
                state.source = open(url.path, O_RDONLY | O_CLOEXEC)
                guard state.source >= 0 else { return .failed(.storageFailed) }
            }
            // What a copy that was killed left is written anew, with the rights of the person's own files.
            state.target = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
            return state.target >= 0 ? .copied(0) : failure
        }
    }

    func goOn() -> Step {
        state.withLock { state in
            if state.source >= 0 {
                guard let piece = readPiece(from: state.source, upTo: Self.pieceInBytes) else {
                    return .failed(.storageFailed)
                }
                state.rest = piece
            }
            let piece = state.rest.prefix(Self.pieceInBytes)
            guard !piece.isEmpty else { return finish(state.target) }
            state.rest = state.rest.dropFirst(piece.count)
            return Self.write(piece, to: state.target) ? .copied(piece.count) : failure
        }
    }

    func discard() {
        unlink(temporary)
    }

    private func finish(_ target: Int32) -> Step {
        guard fsync(target) == 0 else { return failure }
        // Two names for a moment: unlike rename, this never takes the place of a file that came meanwhile.
        guard link(temporary, path) == 0 else { return errno == EEXIST ? .failed(.placeIsTaken) : renamed }
        unlink(temporary)
        return .done
    }

    /// For disks that know one name for a file only.
    private var renamed: Step { rename(temporary, path) == 0 ? .done : failure }

    /// By what the last call left in `errno`.
    private var failure: Step {
        .failed(errno == ENOSPC || errno == EDQUOT ? .noRoom(missingBytes: nil) : .storageFailed)
    }

    private static func write(_ piece: Data, to descriptor: Int32) -> Bool {
        piece.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = systemWrite(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
                if count >= 0 { done += count } else if errno != EINTR { return false }
            }
            return true
        }
    }
}

/// What a person's own new files may be done with, and by whom.
enum FileRights {
    /// As the system gives them in that folder, by umask and the folder's default list: a new file tells. `nil` where
    /// none can be made.
    static func ofNewFiles(beside path: String) -> mode_t? {
        let probe = path + ".rights"
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { return nil }
        defer {
            close(descriptor)
            unlink(probe)
        }
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_mode & 0o777 : nil
    }

    static func give(_ rights: mode_t, to path: String) {
        chmod(path, rights)
    }
}

#if canImport(Glibc)
private let systemWrite = Glibc.write
#else
private let systemWrite = Darwin.write
#endif
