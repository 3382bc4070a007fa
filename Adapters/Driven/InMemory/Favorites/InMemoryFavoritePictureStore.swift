public import Favorites
public import SharedKernel
import Synchronization

/// A ``FavoritePictureStore`` that forgets everything with the process.
public final class InMemoryFavoritePictureStore: FavoritePictureStore {
    private struct State {
        var pictures: [Photo.ID: Picture] = [:]
        var failure: FavoritesError?
    }

    private let state = Mutex(State())

    public init() {}

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: FavoritesError?) {
        state.withLock { $0.failure = error }
    }

    public func picture(of id: Photo.ID) async -> Picture? {
        state.withLock { $0.pictures[id] }
    }

    public func keep(_ picture: Picture, of id: Photo.ID) async throws(FavoritesError) {
        try write { $0[id] = picture }
    }

    public func forget(_ ids: [Photo.ID]) async throws(FavoritesError) {
        try write { pictures in
            for id in ids { pictures[id] = nil }
        }
    }

    private func write(_ body: (inout [Photo.ID: Picture]) -> Void) throws(FavoritesError) {
        try state.withLock { state throws(FavoritesError) in
            if let failure = state.failure { throw failure }
            body(&state.pictures)
        }
    }
}
