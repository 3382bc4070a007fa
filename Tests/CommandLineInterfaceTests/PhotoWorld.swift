import CommandLineInterface
import Favorites
import InMemoryAdapters
import SampleFavorites
import SharedKernel

/// Photos by others over fakes: two that tell much and little, and forty more.
final class PhotoWorld: Sendable {
    let catalog = InMemoryPhotoCatalog([.bridge, .bare] + (1...40).map(Photo.numbered))
    let favorites = InMemoryFavorites()

    var commands: VitrineCommands.PhotosAndFavorites {
        let time = FixedTime(.monday)
        let recent = RecentPhotos(time: time)
        let pictures = InMemoryFavoritePictureStore()
        return .init(
            byChance: DiscoverPhotos(catalog: catalog, recent: recent),
            search: SearchPhotos(catalog: catalog, recent: recent),
            photo: ShowPhoto(details: catalog, favorites: favorites, refreshing: favorites, recent: recent),
            list: ListFavorites(favorites: favorites),
            toggle: ToggleFavorite(
                details: catalog, favorites: favorites, editing: favorites, pictures: pictures, recent: recent,
                time: time),
            remove: RemoveFavorites(editing: favorites, pictures: pictures),
            undo: UndoRemoval(editing: favorites, pictures: pictures))
    }
}
