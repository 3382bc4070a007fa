import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Judges an answer by its head, and puts its bytes where they belong in the file.
final class SliceSink: HTTPBodySink {
    /// What became of a slice.
    enum End: Hashable, Sendable {
        /// All that the answer announced is in the file.
        case landed
        /// Nothing more comes, and something is missing.
        case cut(HTTPFailure)
        /// The answer's head, for which nothing was written.
        case judged(SliceVerdict)
        case disk(DownloadFailure)
    }

    private struct State {
        var verdict: SliceVerdict?
        /// Where the next byte belongs, and the first one that does not.
        var next = 0
        var end = 0
        var isOverlong = false
        var failure: DownloadFailure?
    }

    private let slice: SlicePlan.Slice
    private let asksForWhole: Bool
    private let order: DownloadOrder
    private let part: PartFile
    private let ledger: DownloadLedger
    private let now: @Sendable () -> Date
    private let state = Mutex(State())

    init(
        _ slice: SlicePlan.Slice, asksForWhole: Bool, order: DownloadOrder, part: PartFile, ledger: DownloadLedger,
        now: @escaping @Sendable () -> Date
    ) {
        self.slice = slice
        self.asksForWhole = asksForWhole
        self.order = order
        self.part = part
        self.ledger = ledger
        self.now = now
    }

    /// Whether any byte has come.
    var hasBrought: Bool { state.withLock { $0.next > slice.bytes.lowerBound } }

    func begin(_ head: HTTPResponseHead) -> Bool {
        let verdict = judge(head)
        return state.withLock { state in
            state.verdict = verdict
            state.next = slice.bytes.lowerBound
            switch verdict {
            case .slice(let range, let total, let version):
                ledger.learn(total: total, version: version)
                state.end = range.upperBound
                return true
            case .whole(let total):
                ledger.learnWhole(total: total, from: slice)
                state.end = total ?? .max
                return true
            default: return false
            }
        }
    }

    private func judge(_ head: HTTPResponseHead) -> SliceVerdict {
        let verdict = SliceVerdict(
            head, asked: asksForWhole ? nil : slice.bytes, known: ledger.version, now: now())
        let total: Int? =
            switch verdict {
            case .slice(_, let total, _): total
            case .whole(let total): total
            default: nil
            }
        switch verdict {
        case .slice, .whole, .changed, .untrusted:
            guard order.accepts(head) else { return .unacceptable }
            if let total, let expected = order.expectedSizeInBytes, total != expected { return .wrongLength(total) }
            return verdict
        default: return verdict
        }
    }

    func take(_ piece: Data) -> Bool {
        let (offset, room) = state.withLock { ($0.next, $0.end - $0.next) }
        guard piece.count <= room else {
            state.withLock { $0.isOverlong = true }
            return false
        }
        do throws(DownloadFailure) {
            try part.write(piece, at: offset)
            state.withLock { $0.next = offset + piece.count }
            try ledger.note(piece.count, of: slice)
            return true
        } catch {
            state.withLock { $0.failure = error }
            return false
        }
    }

    /// - Parameter result: how the transport says that the answer ended.
    func end(_ result: Result<HTTPReception, HTTPFailure>) -> End {
        // A redirect to nowhere is not announced, only told at the end.
        if case .success(let reception) = result, state.withLock({ $0.verdict == nil }) { _ = begin(reception.head) }
        let state = state.withLock { $0 }
        if let failure = state.failure { return .disk(failure) }
        if state.isOverlong { return .judged(.bad(detail: "more bytes than announced")) }
        switch (state.verdict, result) {
        case (.slice, _) where state.next == state.end: return .landed
        case (.whole(nil), .success(.whole)):
            ledger.learn(total: state.next, version: nil)
            return .landed
        case (.whole(.some), _) where state.next == state.end: return .landed
        case (.slice, .success), (.whole, .success):
            return .cut(.malformed(detail: "\(state.next) bytes of \(state.end)"))
        case (.slice, .failure(let failure)), (.whole, .failure(let failure)), (nil, .failure(let failure)):
            return .cut(failure)
        case (let verdict?, _): return .judged(verdict)
        case (nil, .success): return .cut(.malformed(detail: "an answer without a head"))
        }
    }
}
