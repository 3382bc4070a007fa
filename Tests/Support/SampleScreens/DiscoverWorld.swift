public import Favorites
public import InMemoryAdapters
public import SharedKernel
public import WebApp

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Photos by others, and the favorites among them, over fakes.
public final class DiscoverWorld: Sendable {
    public let catalog: InMemoryPhotoCatalog
    public let favorites: InMemoryFavorites
    public let pictures = InMemoryFavoritePictureStore()
    public let source: InMemoryPictureSource<FavoritesError>
    public let screens: VitrineWebApp.DiscoverScreens

    /// - Parameter picture: of every photo; without one they are nothing to look at.
    public init(
        photos: [Photo], favorites kept: [Favorite] = [],
        picture: Picture? = nil, time: any TimeSource
    ) {
        let picture = picture ?? Picture(data: Data([0xFF, 0xD8, 0xFF, 7]), mediaType: "image/jpeg")
        source = InMemoryPictureSource { _ in picture }
        catalog = InMemoryPhotoCatalog(photos)
        favorites = InMemoryFavorites(kept)
        screens = VitrineWebApp.DiscoverScreens(
            service: .init(name: "Photos & Co", home: URL(string: "https://photos.example/?utm_source=vitrine")),
            access: FavoritesAccess(
                service: catalog, favorites: favorites, pictures: source,
                cache: InMemoryPictureCache<FavoritesError>(), keptPictures: pictures, time: time),
            time: time, random: SeededRandom(seed: 5))
    }

    /// The favorites' ids, in their order.
    public var order: [String] {
        get async throws { try await favorites.favorites(after: nil, limit: 200).items.map(\.id.rawValue) }
    }
}
