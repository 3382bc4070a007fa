import Synchronization
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``FeedCache`` that forgets everything with the process.
public final class InMemoryFeedCache: FeedCache {
    private struct State {
        var saved: SavedVideoList?
        var readFailure: VideoCatalogError?
        var writeFailure: VideoCatalogError?
    }

    private let state: Mutex<State>

    public init(_ saved: SavedVideoList? = nil) {
        state = Mutex(State(saved: saved))
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: VideoCatalogError?) {
        state.withLock { $0.readFailure = error }
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: VideoCatalogError?) {
        state.withLock { $0.writeFailure = error }
    }

    public func saved() async throws(VideoCatalogError) -> SavedVideoList? {
        let state = state.withLock { $0 }
        if let failure = state.readFailure { throw failure }
        return state.saved
    }

    public func save(_ list: VideoList, at moment: Date) async throws(VideoCatalogError) {
        try state.withLock { state throws(VideoCatalogError) in
            if let failure = state.writeFailure { throw failure }
            state.saved = SavedVideoList(list, savedAt: moment)
        }
    }
}
