import Synchronization

/// What a fake keeps, behind a lock. Told to, it lets nobody read or change it.
final class Fallible<Value: Sendable, Failure: Error>: Sendable {
    private struct State {
        var value: Value
        var readFailure: Failure?
        var writeFailure: Failure?
    }

    private let state: Mutex<State>

    init(_ value: Value) {
        state = Mutex(State(value: value))
    }

    /// Fails every use so from now on; `nil` ends it.
    func fail(with error: Failure?) {
        failReads(with: error)
        failWrites(with: error)
    }

    func failReads(with error: Failure?) {
        state.withLock { $0.readFailure = error }
    }

    func failWrites(with error: Failure?) {
        state.withLock { $0.writeFailure = error }
    }

    func read<Result: Sendable>(
        _ look: (Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let state = state.withLock { $0 }
        if let failure = state.readFailure { throw failure }
        return try look(state.value)
    }

    func write<Result: Sendable>(
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.withLock { state throws(Failure) in
            if let failure = state.writeFailure { throw failure }
            return try change(&state.value)
        }
    }

    /// Whatever it was told: for what cannot fail.
    var value: Value { state.withLock(\.value) }

    /// Whatever it was told: as somebody else does.
    func arrange(_ change: (inout Value) -> Void) {
        state.withLock { change(&$0.value) }
    }
}
