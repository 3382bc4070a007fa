public import Favorites
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``PhotoPictureCache`` that forgets everything with the process, and the oldest pictures when room is short.
public final class InMemoryPhotoPictureCache: PhotoPictureCache {
    private struct State {
        var pictures: BoundedPictures
        var failure: FavoritesError?
    }

    private let state: Mutex<State>

    /// - Parameter limitInBytes: of all pictures together.
    public init(limitInBytes: Int = 64 << 20) {
        state = Mutex(State(pictures: BoundedPictures(limitInBytes: limitInBytes)))
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: FavoritesError?) {
        state.withLock { $0.failure = error }
    }

    public func kept(at address: URL) async -> Picture? {
        state.withLock { $0.pictures[address] }
    }

    public func keep(_ picture: Picture, at address: URL) async throws(FavoritesError) {
        try state.withLock { state throws(FavoritesError) in
            if let failure = state.failure { throw failure }
            state.pictures.keep(picture, at: address)
        }
    }
}
