public import Auth
import Synchronization

/// A ``SessionStore`` that forgets everything with the process.
public final class InMemorySessionStore: SessionStore {
    private struct State {
        var sessions: [Provider.ID: Session]
        var saved: [Session] = []
        var readFailure: AuthError?
        var writeFailure: AuthError?
    }

    private let state: Mutex<State>

    public init(_ sessions: [Session] = []) {
        state = Mutex(State(sessions: Dictionary(sessions.map { ($0.account.provider, $0) }) { _, last in last }))
    }

    /// Every session that was ever saved, in order.
    public var saved: [Session] { state.withLock(\.saved) }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: AuthError?) {
        state.withLock { $0.readFailure = error }
    }

    /// Fails every change so from now on; `nil` ends it.
    public func failWrites(with error: AuthError?) {
        state.withLock { $0.writeFailure = error }
    }

    public func session(of provider: Provider.ID) async throws(AuthError) -> Session? {
        let state = state.withLock { $0 }
        if let failure = state.readFailure { throw failure }
        return state.sessions[provider]
    }

    public func save(_ session: Session) async throws(AuthError) {
        try state.withLock { state throws(AuthError) in
            if let failure = state.writeFailure { throw failure }
            state.sessions[session.account.provider] = session
            state.saved.append(session)
        }
    }

    public func forget(_ provider: Provider.ID) async throws(AuthError) {
        try state.withLock { state throws(AuthError) in
            if let failure = state.writeFailure { throw failure }
            state.sessions[provider] = nil
        }
    }
}
