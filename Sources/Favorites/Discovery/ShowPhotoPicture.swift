public import SharedKernel

/// A photo's picture in about the width that a screen asks for: of photos that were just seen, and of favorites.
public struct ShowPhotoPicture: Sendable {
    private let recent: RecentPhotos
    private let favorites: any FavoritesStore
    private let source: any PictureSource<FavoritesError>
    private let kept: any FavoritePictureStore

    public init(
        recent: RecentPhotos, favorites: any FavoritesStore, source: any PictureSource<FavoritesError>,
        kept: any FavoritePictureStore
    ) {
        self.recent = recent
        self.favorites = favorites
        self.source = source
        self.kept = kept
    }

    /// Only addresses that the service named are ever asked for, in the widths that are worth offering. A favorite whose
    /// picture cannot be had is shown by the small one that was kept.
    ///
    /// - Parameter width: in pixels.
    /// - Throws: ``FavoritesError/notFound`` for a photo that is no favorite and was not seen in the last while.
    public func callAsFunction(_ id: Photo.ID, width: Int) async throws(FavoritesError) -> Picture {
        var address = await recent.photo(id)?.photo.picture
        if address == nil { address = try await favorites.favorite(id)?.photo.picture }
        guard let address, let url = address.url(width: address.width(covering: width)) else { throw .notFound }
        do throws(FavoritesError) {
            return try await source.picture(at: url)
        } catch {
            guard error != .cancelled, let small = await kept.picture(of: id) else { throw error }
            return small
        }
    }
}

extension PictureAddress {
    /// The least of ``widths`` that is as wide as that, or else the widest.
    fileprivate func width(covering width: Int) -> Int {
        widths.first { $0 >= width } ?? widths.last ?? width
    }
}
