import Favorites
import InMemoryAdapters
import SampleFavorites
import SharedKernel
import Testing
import WebApp

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Photos by others, and the favorites among them, over fakes.
final class DiscoverWorld: Sendable {
    let catalog: InMemoryPhotoCatalog
    let favorites: InMemoryFavorites
    let pictures = InMemoryFavoritePictureStore()
    let source = InMemoryPhotoPictureSource(Picture(data: Data([0xFF, 0xD8, 0xFF, 7]), mediaType: "image/jpeg"))
    let screens: VitrineWebApp.DiscoverScreens

    init(
        photos: [Photo] = [.bridge, .bare] + (1...60).map(Photo.numbered), favorites kept: [Favorite] = [],
        time: any TimeSource
    ) {
        catalog = InMemoryPhotoCatalog(photos)
        favorites = InMemoryFavorites(kept)
        let recent = RecentPhotos(time: time)
        screens = VitrineWebApp.DiscoverScreens(
            service: .init(name: "Photos & Co", home: URL(string: "https://photos.example/?utm_source=vitrine")),
            byChance: DiscoverPhotos(catalog: catalog, recent: recent),
            search: SearchPhotos(catalog: catalog, recent: recent),
            photo: ShowPhoto(details: catalog, favorites: favorites, refreshing: favorites, recent: recent),
            picture: ShowPhotoPicture(recent: recent, favorites: favorites, source: source, kept: pictures),
            download: DownloadPhoto(tracking: catalog, source: source),
            favorites: .init(
                list: ListFavorites(favorites: favorites),
                picture: ShowFavoritePicture(favorites: favorites, source: source, store: pictures),
                toggle: ToggleFavorite(
                    details: catalog, favorites: favorites, editing: favorites, pictures: pictures, recent: recent,
                    time: time),
                remove: RemoveFavorites(editing: favorites, pictures: pictures),
                undo: UndoRemoval(editing: favorites, pictures: pictures), move: MoveFavorite(ordering: favorites),
                random: SeededRandom(seed: 5)),
            rateLimits: catalog, time: time)
    }

    static func sample() -> DiscoverWorld { DiscoverWorld(time: FixedTime(Visitor.monday)) }

    var order: [String] {
        get async throws { try await favorites.favorites(after: nil, limit: 200).items.map(\.id.rawValue) }
    }
}

extension Visitor {
    /// Comes to a Vitrine with these photos, already inside.
    static func discovering(
        photos: [Photo] = [.bridge, .bare] + (1...60).map(Photo.numbered), favorites: [Favorite] = [],
        language: Language = .english
    ) async throws -> Visitor {
        let world = DiscoverWorld(photos: photos, favorites: favorites, time: FixedTime(monday))
        return try await Visitor(discover: world, language: language).entered()
    }
}
