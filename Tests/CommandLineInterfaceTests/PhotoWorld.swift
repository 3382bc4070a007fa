import Favorites
import InMemoryAdapters
import SampleFavorites
import SharedKernel

/// Photos by others over fakes: two that tell much and little, and forty more.
final class PhotoWorld: Sendable {
    let catalog = InMemoryPhotoCatalog([.bridge, .bare] + (1...40).map(Photo.numbered))
    let favorites = InMemoryFavorites()

    var access: FavoritesAccess {
        FavoritesAccess(
            service: catalog, favorites: favorites, pictures: InMemoryPictureSource<FavoritesError>(),
            cache: InMemoryPictureCache<FavoritesError>(), keptPictures: InMemoryFavoritePictureStore(),
            time: FixedTime(.monday))
    }
}
