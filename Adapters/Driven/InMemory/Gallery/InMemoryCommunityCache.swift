public import Gallery
import Synchronization

/// A ``CommunityCache`` that forgets everything with the process.
public final class InMemoryCommunityCache: CommunityCache {
    private struct State {
        var kept: [Community.Reference: KeptCommunity] = [:]
        var failure: GalleryError?
    }

    private let state: Mutex<State>

    public init(_ kept: [Community.Reference: KeptCommunity] = [:]) {
        state = Mutex(State(kept: kept))
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        state.withLock { $0.failure = error }
    }

    public func kept(_ reference: Community.Reference) async throws(GalleryError) -> KeptCommunity? {
        try working { $0[reference] }
    }

    public func keep(_ kept: KeptCommunity, as reference: Community.Reference) async throws(GalleryError) {
        try working { $0[reference] = kept }
    }

    public func forgetAll() async throws(GalleryError) {
        try working { $0 = [:] }
    }

    private func working<Result: Sendable>(
        _ work: (inout [Community.Reference: KeptCommunity]) -> Result
    ) throws(GalleryError) -> Result {
        try state.withLock { state throws(GalleryError) in
            if let failure = state.failure { throw failure }
            return work(&state.kept)
        }
    }
}
