import Synchronization
public import VideoCatalog

/// A ``PlaybackPositions`` that forgets everything with the process.
public final class InMemoryPlaybackPositions: PlaybackPositions {
    private struct State {
        var positions: [PlaybackPosition]
        var failure: VideoCatalogError?
    }

    private let state: Mutex<State>

    /// - Parameter positions: the one that was saved last first.
    public init(_ positions: [PlaybackPosition] = []) {
        state = Mutex(State(positions: positions))
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: VideoCatalogError?) {
        state.withLock { $0.failure = error }
    }

    public func all() async throws(VideoCatalogError) -> [PlaybackPosition] {
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state.positions
    }

    public func save(_ position: PlaybackPosition) async throws(VideoCatalogError) {
        try change { positions in
            positions = [position] + positions.filter { $0.id != position.id }.prefix(499)
        }
    }

    public func forget(_ id: Video.ID) async throws(VideoCatalogError) {
        try change { positions in positions.removeAll { $0.id == id } }
    }

    private func change(_ change: (inout [PlaybackPosition]) -> Void) throws(VideoCatalogError) {
        try state.withLock { state throws(VideoCatalogError) in
            if let failure = state.failure { throw failure }
            change(&state.positions)
        }
    }
}
