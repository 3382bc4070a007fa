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
    private static let pieceSize = 64 << 10

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
            read { self.ledger.bytesFromStart }
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
                    read { .max }
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

    /// - Parameter end: how far the bytes are there, asked again and again; behind it is what was not written yet.
    private func read(to end: () -> Int) {
        while !isStopped.load(ordering: .acquiring) {
            let end = end()
            guard state.withLock({ readPiece(&$0, to: end) }) else { return }
        }
    }

    /// - Returns: whether there was anything.
    private func readPiece(_ state: inout State, to end: Int) -> Bool {
        guard state.failure == nil, state.offset < end else { return false }
        do throws(DownloadFailure) {
            let piece = try part.read(upTo: min(Self.pieceSize, end - state.offset), from: state.offset)
            if !piece.isEmpty { state.check.take(piece) }
            state.offset += piece.count
            return !piece.isEmpty
        } catch {
            state.failure = error
            return false
        }
    }
}
