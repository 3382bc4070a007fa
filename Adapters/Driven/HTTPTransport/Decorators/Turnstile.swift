import Synchronization

/// Lets one through after another, in the order of their coming, at most so many in any period of that length.
///
/// The first in the line waits for the moment; the others wait for their place. So nobody's turn is planned ahead, and
/// one who goes away leaves no gap.
package final class Turnstile<Time: Clock<Duration>>: Sendable {
    private struct State {
        /// Whether someone stands in front.
        var isTaken = false
        var line: [(id: Int, mayStepForward: CheckedContinuation<Bool, Never>)] = []
        var lastID = 0
        /// When the last ones passed, oldest first, no more than `count`.
        var passed: [Time.Instant] = []
    }

    private let count: Int
    private let period: Duration
    private let clock: Time
    private let state = Mutex(State())

    package init(count: Int, period: Duration, clock: Time) {
        self.count = count
        self.period = period
        self.clock = clock
    }

    /// How many wait, the one in front included.
    package var waiting: Int { state.withLock { $0.line.count + ($0.isTaken ? 1 : 0) } }

    /// - Returns: whether nobody was in the way, and the caller is through.
    package func passAtOnce() -> Bool {
        let now = clock.now
        return state.withLock { state in
            guard !state.isTaken, opening(state) ?? now <= now else { return false }
            notePassing(&state, at: now)
            return true
        }
    }

    /// - Returns: `false` when the caller's task was cancelled before its turn, which then is another's.
    package func pass() async -> Bool {
        guard await stepToFront() else { return false }
        defer { leaveFront() }
        if let opening = state.withLock({ opening($0) }), opening > clock.now {
            do { try await clock.sleep(until: opening, tolerance: nil) } catch { return false }
        }
        guard !Task.isCancelled else { return false }
        let now = clock.now
        state.withLock { notePassing(&$0, at: now) }
        return true
    }

    /// When the next one may pass; `nil` means at once.
    private func opening(_ state: State) -> Time.Instant? {
        state.passed.count < count ? nil : state.passed.first?.advanced(by: period)
    }

    private func notePassing(_ state: inout State, at now: Time.Instant) {
        state.passed.append(now)
        if state.passed.count > count { state.passed.removeFirst() }
    }

    private func stepToFront() async -> Bool {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isFirst: Bool? = state.withLock { state in
                    guard !Task.isCancelled else { return false }
                    guard state.isTaken else {
                        state.isTaken = true
                        return true
                    }
                    state.line.append((id, continuation))
                    return nil
                }
                if let isFirst { continuation.resume(returning: isFirst) }
            }
        } onCancel: {
            let gone = state.withLock { state in
                state.line.firstIndex { $0.id == id }.map { state.line.remove(at: $0).mayStepForward }
            }
            gone?.resume(returning: false)
        }
    }

    private func leaveFront() {
        let next = state.withLock { state in
            if state.line.isEmpty { state.isTaken = false }
            return state.line.isEmpty ? nil : state.line.removeFirst().mayStepForward
        }
        next?.resume(returning: true)
    }
}
