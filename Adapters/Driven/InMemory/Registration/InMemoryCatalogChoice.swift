public import Registration
import Synchronization

/// A ``CatalogChoice`` that forgets everything with the process.
public final class InMemoryCatalogChoice: CatalogChoice {
    private struct State {
        var chosen: CatalogKind?
        var failure: CatalogError?
    }

    private let state: Mutex<State>

    public init(_ chosen: CatalogKind? = nil) {
        state = Mutex(State(chosen: chosen))
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: CatalogError?) {
        state.withLock { $0.failure = error }
    }

    public func chosen() async throws(CatalogError) -> CatalogKind? {
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state.chosen
    }

    public func choose(_ kind: CatalogKind) async throws(CatalogError) {
        try state.withLock { state throws(CatalogError) in
            if let failure = state.failure { throw failure }
            state.chosen = kind
        }
    }
}
