import Synchronization

/// Lets an adapter's callers through, or holds them until it is opened: a test then sees what happens in between.
public final class Gate: Sendable {
    private struct State {
        var isOpen = true
        var arrivals = 0
        var held: [Int: CheckedContinuation<Bool, Never>] = [:]
        var cancelled: Set<Int> = []
        var watchers: [(arrivals: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    init() {}

    /// How many callers have come, held or not.
    public var arrivals: Int { state.withLock(\.arrivals) }

    /// Holds every caller that comes from now on.
    public func close() {
        state.withLock { $0.isOpen = false }
    }

    /// Lets the held callers go, and every later one through.
    public func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [:] }
            return state.held.values
        }
        for caller in held { caller.resume(returning: true) }
    }

    /// Waits until that many callers have come in all.
    public func arrivals(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let hasCome = state.withLock { state in
                if state.arrivals < count { state.watchers.append((count, continuation)) }
                return state.arrivals >= count
            }
            if hasCome { continuation.resume() }
        }
    }

    /// - Returns: whether the caller may go on; `false` when its task was cancelled.
    func pass() async -> Bool {
        let ticket = arrive()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Bool? in
                    if state.cancelled.remove(ticket) != nil || Task.isCancelled { return false }
                    if state.isOpen { return true }
                    state.held[ticket] = continuation
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            let caller = state.withLock { state in
                let caller = state.held.removeValue(forKey: ticket)
                if caller == nil { state.cancelled.insert(ticket) }
                return caller
            }
            caller?.resume(returning: false)
        }
    }

    private func arrive() -> Int {
        let (ticket, watchers) = state.withLock { state in
            state.arrivals += 1
            let arrivals = state.arrivals
            let due = state.watchers.filter { $0.arrivals <= arrivals }
            state.watchers.removeAll { $0.arrivals <= arrivals }
            return (arrivals, due)
        }
        for watcher in watchers { watcher.continuation.resume() }
        return ticket
    }
}
