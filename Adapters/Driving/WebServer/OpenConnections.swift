import Synchronization

/// The tasks of the open connections: counted, cancelled one by one or all, and awaited.
final class OpenConnections: Sendable {
    typealias ID = Int

    private struct State {
        var tasks: [ID: Task<Void, Never>] = [:]
        var lastID = 0
        var refusesMore = false
        var hasGivenUp = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.tasks.count } }

    /// Whether the server is stopping: answers then are the last on their connections.
    var isStopping: Bool { state.withLock { $0.refusesMore } }

    /// Serves one more connection in a task of its own.
    func open(_ serve: @escaping @Sendable (ID) async -> Void) {
        state.withLock { state in
            state.lastID += 1
            let id = state.lastID
            state.tasks[id] = Task {
                await serve(id)
                self.close(id)
            }
        }
    }

    func cancel(_ id: ID) {
        let task = state.withLock { $0.tasks[id] }
        task?.cancel()
    }

    func refuseMore() {
        state.withLock { $0.refusesMore = true }
    }

    /// Returns when no connection is left, or those that are left do not end.
    func drained() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.tasks.isEmpty || state.hasGivenUp { return true }
                state.waiting.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    /// Cancels every connection after `grace` (at once if it is cancelled itself), and stops waiting for those that do
    /// not end a second later.
    func cut(after grace: Duration) async {
        // An early end of the sleep means that nobody waits any longer.
        try? await Task.sleep(for: grace)
        let tasks = state.withLock { Array($0.tasks.values) }
        for task in tasks { task.cancel() }
        if !tasks.isEmpty { try? await Task.sleep(for: .seconds(1)) }
        release { $0.hasGivenUp = true }
    }

    private func close(_ id: ID) {
        release { $0.tasks[id] = nil }
    }

    private func release(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            guard state.tasks.isEmpty || state.hasGivenUp else { return [] as [CheckedContinuation<Void, Never>] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
