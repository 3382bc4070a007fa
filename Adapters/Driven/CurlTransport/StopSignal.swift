#if os(Linux)
import Synchronization

/// Tells one exchange to stop, from any thread.
final class StopSignal: Sendable {
    private struct State {
        var isGiven = false
        var line: CurlLine?
    }

    private let state = Mutex(State())

    var isGiven: Bool { state.withLock(\.isGiven) }

    func give() {
        state.withLock { state in
            state.isGiven = true
            return state.line
        }?.wake()
    }

    /// While the work is done, a stop wakes the line.
    func waking<Value>(_ line: CurlLine, during work: () -> Value) -> Value {
        state.withLock { $0.line = line }
        defer { state.withLock { $0.line = nil } }
        return work()
    }
}
#endif
