import Synchronization

/// One piece of work that many wait for; whoever leaves early does not stop it.
struct SharedWork<Value: Sendable> {
    private var waiting: [Ticket] = []
    /// The work, kept by its owner while it is under way.
    var task: Task<Void, Never>?

    /// - Returns: whether the work is to be begun: nobody waits for it yet.
    mutating func join(_ ticket: Ticket) -> Bool {
        let isFirst = task == nil
        waiting.append(ticket)
        return isFirst
    }

    mutating func settle(_ outcome: Result<Value, AuthError>) {
        task = nil
        for ticket in waiting { ticket.settle(outcome) }
        waiting = []
    }

    /// One caller's place.
    final class Ticket: Sendable {
        private enum State {
            case open
            case waiting(CheckedContinuation<Result<Value, AuthError>, Never>)
            case settled(Result<Value, AuthError>)
        }

        private let state = Mutex(State.open)

        /// Waits for the work, or until the caller's task is cancelled.
        func wait() async throws(AuthError) -> Value {
            let outcome = await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let settled = state.withLock { state -> Result<Value, AuthError>? in
                        if case .settled(let outcome) = state { return outcome }
                        state = .waiting(continuation)
                        return nil
                    }
                    if let settled { continuation.resume(returning: settled) }
                }
            } onCancel: {
                settle(.failure(.cancelled))
            }
            return try outcome.get()
        }

        func settle(_ outcome: Result<Value, AuthError>) {
            let caller = state.withLock { state -> CheckedContinuation<Result<Value, AuthError>, Never>? in
                switch state {
                case .open:
                    state = .settled(outcome)
                    return nil
                case .waiting(let continuation):
                    state = .settled(outcome)
                    return continuation
                case .settled: return nil
                }
            }
            caller?.resume(returning: outcome)
        }
    }
}
