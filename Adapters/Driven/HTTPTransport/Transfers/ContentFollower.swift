import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Shows a check the file while it comes: from its start, as far as it is there without a gap. So a hash is ready soon
/// after the last byte; the reading is from memory, since the bytes were just written.
final class ContentFollower: Sendable {
    private struct State {
        var check: any ContentCheck
        var offset = 0
        var failure: DownloadFailure?
    }

    /// In bytes: small enough for the processor's own memory.
    private static let pieceSize = 256 << 10

    private let unused: any ContentCheck
    private let part: PartFile
    private let ledger: DownloadLedger
    /// Everything that reads or changes the state happens here.
    private let queue = DispatchQueue(label: "download.checking")
    private let state: Mutex<State>
    private let isReading = Atomic(false)
    private let isStopped = Atomic(false)

    init(_ check: any ContentCheck, of part: PartFile, _ ledger: DownloadLedger) {
        unused = check
        self.part = part
        self.ledger = ledger
        state = Mutex(State(check: check))
    }

    /// There may be more to read.
    func goOn() {
        guard !isReading.exchange(true, ordering: .acquiringAndReleasing) else { return }
        queue.async { [self] in
            isReading.store(false, ordering: .releasing)
            read { $0 < self.ledger.bytesFromStart }
        }
    }

    /// Forgets what it was shown. Only when nothing more of that comes.
    func startAnew() async {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                state.withLock { $0 = State(check: unused) }
                continuation.resume()
            }
        }
    }

    /// Nobody asks for the verdict any more.
    func stop() {
        isStopped.store(true, ordering: .releasing)
    }

    /// Shows the rest of the file, which is whole now.
    ///
    /// - Returns: whether the check has passed.
    /// - Throws: ``DownloadFailure/cancelled`` soon after the caller's task is cancelled.
    func verdict() async throws(DownloadFailure) -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async { [self] in
                    read { _ in true }
                    continuation.resume()
                }
            }
        } onCancel: {
            stop()
        }
        guard !Task.isCancelled else { throw .cancelled }
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state.check.hasPassed
    }

    /// Up to the file's end, or where it is told to stop.
    private func read(while hasMore: (Int) -> Bool) {
        while !isStopped.load(ordering: .acquiring), state.withLock({ $0.failure == nil && hasMore($0.offset) }) {
            guard state.withLock({ readPiece(&$0) }) else { return }
        }
    }

    /// - Returns: whether there was anything.
    private func readPiece(_ state: inout State) -> Bool {
        do throws(DownloadFailure) {
            let piece = try part.read(upTo: Self.pieceSize, from: state.offset)
            if !piece.isEmpty { state.check.take(piece) }
            state.offset += piece.count
            return !piece.isEmpty
        } catch {
            state.failure = error
            return false
        }
    }
}
