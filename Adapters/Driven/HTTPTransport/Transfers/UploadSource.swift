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

/// A file that is being uploaded, and read along by whoever follows. Every call may block.
final class UploadSource: Sendable {
    let sizeInBytes: Int
    private let descriptor: Int32
    private let path: String
    private let identity: [Int]
    private let follow: (@Sendable (Data, Int) -> Void)?
    private let isFollowed = Atomic(true)

    /// `nil` for what cannot be read.
    init?(_ order: UploadOrder) {
        path = order.file.path
        follow = order.follow
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        sizeInBytes = Int(status.st_size)
        identity = Self.identity(status)
    }

    deinit { close(descriptor) }

    /// Whether what stands under the name is no longer what it was at first.
    func hasChanged() -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || Self.identity(status) != identity
    }

    /// The follower is given nothing more.
    func stopFollowing() {
        isFollowed.store(false, ordering: .releasing)
    }

    /// Gives the follower what lies between.
    func read(from start: Int, to end: Int) {
        guard let follow else { return }
        var offset = start
        while offset < end, isFollowed.load(ordering: .acquiring) {
            var piece = Data(count: min(end - offset, 64 << 10))
            let count = piece.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
            if count == -1, errno == EINTR { continue }
            // A file that has become shorter is told of at the end.
            guard count > 0 else { return }
            follow(piece.prefix(count), offset)
            offset += count
        }
    }

    private static func identity(_ status: stat) -> [Int] {
        #if canImport(Glibc)
        let moment = status.st_mtim
        #else
        let moment = status.st_mtimespec
        #endif
        return [Int(status.st_dev), Int(status.st_ino), Int(status.st_size), moment.tv_sec, moment.tv_nsec]
    }
}

/// How an upload goes: tells the follower and the person.
final class UploadCourse: Sendable {
    private struct State {
        var sent = 0
        var meter = TransferMeter()
        var toldAt: Duration?
    }

    private let source: UploadSource
    private let files: FileQueue
    private let report: @Sendable (UploadProgress) -> Void
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    init(_ source: UploadSource, on files: FileQueue, report: @escaping @Sendable (UploadProgress) -> Void) {
        self.source = source
        self.files = files
        self.report = report
    }

    /// - Parameter sent: in bytes, of this try.
    func note(_ sent: Int) {
        let sent = min(sent, source.sizeInBytes)
        let moment = start.duration(to: .now)
        let (before, progress) = state.withLock { state in
            let before = sent < state.sent ? 0 : state.sent
            state.sent = sent
            let isDue =
                [0, source.sizeInBytes].contains(sent) || moment - (state.toldAt ?? .zero) >= .milliseconds(100)
            guard isDue else { return (before, TransferProgress?.none) }
            state.toldAt = moment
            return (before, state.meter.note(received: sent, total: source.sizeInBytes, at: moment))
        }
        // Beside the transport's thread: a hash takes as long as a fast line.
        if sent > before { files.later { [source] in source.read(from: before, to: sent) } }
        guard let progress else { return }
        report(
            UploadProgress(
                sentBytes: sent, totalBytes: source.sizeInBytes, bytesPerSecond: progress.bytesPerSecond,
                timeLeft: progress.timeLeft))
    }
}
