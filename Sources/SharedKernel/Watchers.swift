import Synchronization

/// Whoever watches a value that changes; each is given the newest one, and none waits for another.
public final class Watchers<Value: Sendable>: Sendable {
    private struct State {
        var next = 0
        var watching: [Int: AsyncStream<Value>.Continuation] = [:]
    }

    private let state = Mutex(State())

    public init() {}

    /// - Parameter value: the first that the new watcher is given.
    public func stream(beginningWith value: Value) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(value)
        let number = state.withLock { state in
            state.next += 1
            state.watching[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.watching.removeValue(forKey: number) }
        }
        return stream
    }

    /// Whether nobody watches.
    public var isEmpty: Bool { state.withLock(\.watching.isEmpty) }

    public func tell(_ value: Value) {
        for continuation in state.withLock({ $0.watching.values.map { $0 } }) { continuation.yield(value) }
    }

    /// Ends the streams of all who watch.
    public func finish() {
        for continuation in state.withLock({ $0.watching.values.map { $0 } }) { continuation.finish() }
    }
}
