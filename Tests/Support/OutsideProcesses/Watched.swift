import Synchronization

/// A value that one thread changes and tasks wait on.
public final class Watched<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var watchers: [Int: AsyncStream<Value>.Continuation] = [:]
        var watchersSoFar = 0
    }

    private let state: Mutex<State>

    public init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    public var value: Value { state.withLock { $0.value } }

    public func update<Result>(_ change: (inout Value) -> Result) -> Result where Result: Sendable {
        state.withLock { state in
            let result = change(&state.value)
            for watcher in state.watchers.values { watcher.yield(state.value) }
            return result
        }
    }

    /// The first result that `match` finds in the value as it is now, or as it becomes.
    ///
    /// - Throws: ``TookTooLong`` after `limit`, or what `match` throws.
    public func first<Found: Sendable>(
        within limit: Duration, _ awaited: String, _ match: @escaping @Sendable (Value) throws -> Found?
    ) async throws -> Found {
        let changes = changes()
        return try await within(limit, awaited) {
            for await value in changes {
                if let found = try match(value) { return found }
            }
            throw CancellationError()
        }
    }

    private func changes() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.watchersSoFar += 1
            state.watchers[state.watchersSoFar] = continuation
            continuation.yield(state.value)
            return state.watchersSoFar
        }
        continuation.onTermination = { _ in
            // Nobody waits any longer; outside the lock, for this may be called by a yield inside it.
            Task { self.state.withLock { $0.watchers[number] = nil } }
        }
        return stream
    }
}

/// Something that was waited for did not come.
public struct TookTooLong: Error, CustomStringConvertible {
    public let awaited: String
    public let limit: Duration
    public var description: String { "Waited \(limit) for this, and it did not come: \(awaited)" }
}

/// `work`'s result, or ``TookTooLong`` when it takes longer than `limit`; `work` is cancelled then.
public func within<Value: Sendable>(
    _ limit: Duration, _ awaited: String, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TookTooLong(awaited: awaited, limit: limit)
        }
        defer { group.cancelAll() }
        // The group has two children, so there is a next one.
        return try await group.next()!
    }
}
