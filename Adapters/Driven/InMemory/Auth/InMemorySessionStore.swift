public import Auth

/// A ``SessionStore`` that forgets everything with the process.
public final class InMemorySessionStore: SessionStore {
    private struct State {
        var sessions: [Provider.ID: Session]
        var saved: [Session] = []
    }

    private let state: Fallible<State, AuthError>

    public init(_ sessions: [Session] = []) {
        state = Fallible(State(sessions: Dictionary(sessions.map { ($0.account.provider, $0) }) { _, last in last }))
    }

    /// Every session that was ever saved, in order.
    public var saved: [Session] { state.value.saved }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: AuthError?) {
        state.failReads(with: error)
    }

    /// Fails every change so from now on; `nil` ends it.
    public func failWrites(with error: AuthError?) {
        state.failWrites(with: error)
    }

    public func session(of provider: Provider.ID) async throws(AuthError) -> Session? {
        try state.read { $0.sessions[provider] }
    }

    public func save(_ session: Session) async throws(AuthError) {
        try state.write { state in
            state.sessions[session.account.provider] = session
            state.saved.append(session)
        }
    }

    public func forget(_ provider: Provider.ID) async throws(AuthError) {
        try state.write { $0.sessions[provider] = nil }
    }
}
