public import SharedKernel

/// Keeps a small picture for each favorite, until it is told to forget it.
public protocol FavoritePictureStore: Sendable {
    /// - Returns: `nil` where none is kept, or what is kept cannot be read.
    func picture(of id: Photo.ID) async -> Picture?

    /// In place of the one before.
    func keep(_ picture: Picture, of id: Photo.ID) async throws(FavoritesError)

    /// Those that are not kept are passed over.
    func forget(_ ids: [Photo.ID]) async throws(FavoritesError)
}

/// A favorite's small picture, kept once it was there, so that the list has its pictures without a network.
public struct ShowFavoritePicture: Sendable {
    /// In pixels: sharp in a row of a list, and enough to recognize the photo by on a page of its own.
    public static let width = 400

    private let favorites: any FavoritesStore
    private let source: any PictureSource<FavoritesError>
    private let store: any FavoritePictureStore

    public init(
        favorites: any FavoritesStore, source: any PictureSource<FavoritesError>, store: any FavoritePictureStore
    ) {
        self.favorites = favorites
        self.source = source
        self.store = store
    }

    /// Only addresses that a favorite names are ever asked for.
    ///
    /// - Throws: ``FavoritesError/notFound`` when the photo is no favorite.
    public func callAsFunction(_ id: Photo.ID) async throws(FavoritesError) -> Picture {
        if let kept = await store.picture(of: id) { return kept }
        guard let address = try await favorites.favorite(id)?.photo.picture.url(width: Self.width)
        else { throw .notFound }
        let picture = try await source.picture(at: address)
        // A picture in hand outweighs a full disk.
        try? await store.keep(picture, of: id)
        // Removed while the picture was on its way: nobody else would ever forget it.
        if try await favorites.favorite(id) == nil { try await store.forget([id]) }
        return picture
    }
}
