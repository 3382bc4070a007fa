public import Favorites
public import SharedKernel

/// A ``FavoritePictureStore`` that forgets everything with the process.
public final class InMemoryFavoritePictureStore: FavoritePictureStore {
    private let pictures = Fallible<[Photo.ID: Picture], FavoritesError>([:])

    public init() {}

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: FavoritesError?) {
        pictures.failWrites(with: error)
    }

    public func picture(of id: Photo.ID) async -> Picture? {
        pictures.value[id]
    }

    public func keep(_ picture: Picture, of id: Photo.ID) async throws(FavoritesError) {
        try pictures.write { $0[id] = picture }
    }

    public func forget(_ ids: [Photo.ID]) async throws(FavoritesError) {
        try pictures.write { pictures in
            for id in ids { pictures[id] = nil }
        }
    }
}
