import Synchronization

/// How often each path was asked for, and who waits for the next time.
public final class RequestCounter: Sendable {
    private struct State {
        var counts: [String: Int] = [:]
        var lastWaiter = 0
        var waiting: [Int: Waiter] = [:]
    }

    private struct Waiter {
        let path: String
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private let state = Mutex(State())

    public init() {}

    /// By path.
    public var counts: [String: Int] { state.withLock(\.counts) }

    /// - Returns: how many there were for that path, with this one.
    public func count(_ path: String) -> Int {
        let (count, due) = state.withLock { state in
            let count = state.counts[path, default: 0] + 1
            state.counts[path] = count
            let due = state.waiting.filter { $0.value.path == path && $0.value.count <= count }
            for id in due.keys { state.waiting[id] = nil }
            return (count, due.values.map(\.continuation))
        }
        for continuation in due { continuation.resume() }
        return count
    }

    /// Returns when there were that many for the path, or the caller's task is cancelled.
    public func wait(for count: Int, of path: String) async {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    // A cancellation before this found nobody to wake; one after it finds this waiter.
                    guard !Task.isCancelled, state.counts[path, default: 0] < count else { return true }
                    state.waiting[id] = Waiter(path: path, count: count, continuation: continuation)
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?.continuation.resume()
        }
    }
}
