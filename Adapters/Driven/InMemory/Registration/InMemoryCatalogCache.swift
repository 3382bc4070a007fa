public import Registration
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``CatalogCache`` that forgets everything with the process.
public final class InMemoryCatalogCache: CatalogCache {
    private struct State {
        var saved: [CatalogKind: SavedCatalog]
        var readFailure: CatalogError?
        var writeFailure: CatalogError?
    }

    private let state: Mutex<State>

    public init(_ saved: [CatalogKind: SavedCatalog] = [:]) {
        state = Mutex(State(saved: saved))
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: CatalogError?) {
        state.withLock { $0.readFailure = error }
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: CatalogError?) {
        state.withLock { $0.writeFailure = error }
    }

    public func saved(_ kind: CatalogKind) async throws(CatalogError) -> SavedCatalog? {
        let state = state.withLock { $0 }
        if let failure = state.readFailure { throw failure }
        return state.saved[kind]
    }

    public func save(_ list: CatalogList, as kind: CatalogKind, at moment: Date) async throws(CatalogError) {
        try state.withLock { state throws(CatalogError) in
            if let failure = state.writeFailure { throw failure }
            state.saved[kind] = SavedCatalog(list, savedAt: moment)
        }
    }
}
