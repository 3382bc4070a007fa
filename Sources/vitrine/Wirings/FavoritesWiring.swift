import Favorites
import FoundationEssentials
import SharedKernel

/// Photos by others and the favorites among them, wired to one world.
struct FavoritesWiring: Sendable {
    let byChance: DiscoverPhotos
    let search: SearchPhotos
    let photo: ShowPhoto
    let picture: ShowPhotoPicture
    let download: DownloadPhoto
    let toggle: ToggleFavorite
    let list: ListFavorites
    let favoritePicture: ShowFavoritePicture
    let remove: RemoveFavorites
    let undo: UndoRemoval
    let move: MoveFavorite
    let check: CheckCatalog
    let rateLimits: any RateLimitSource
    /// The service's first page, as the service asks links to it to be.
    let home: URL?

    /// - Parameters:
    ///   - pictures: each asked for once is best kept.
    ///   - keptPictures: the favorites' own.
    init(
        service: some PhotoCatalog & PhotoDetailsSource & DownloadTracking & RateLimitSource,
        favorites: some FavoritesStore & FavoritesEditing & FavoritesOrdering & FavoriteRefreshing,
        pictures: any PictureSource<FavoritesError>, cache: any PictureCache<FavoritesError>,
        keptPictures: any FavoritePictureStore,
        home: URL?, time: any TimeSource
    ) {
        let recent = RecentPhotos(time: time)
        let seen = pictures.keeping(in: cache)
        byChance = DiscoverPhotos(catalog: service, recent: recent)
        search = SearchPhotos(catalog: service, recent: recent)
        photo = ShowPhoto(details: service, favorites: favorites, refreshing: favorites, recent: recent)
        picture = ShowPhotoPicture(recent: recent, favorites: favorites, source: seen, kept: keptPictures)
        download = DownloadPhoto(tracking: service, source: pictures)
        toggle = ToggleFavorite(
            details: service, favorites: favorites, editing: favorites, pictures: keptPictures, recent: recent,
            time: time)
        list = ListFavorites(favorites: favorites)
        favoritePicture = ShowFavoritePicture(favorites: favorites, source: seen, store: keptPictures)
        remove = RemoveFavorites(editing: favorites, pictures: keptPictures)
        undo = UndoRemoval(editing: favorites, pictures: keptPictures)
        move = MoveFavorite(ordering: favorites)
        check = CheckCatalog(catalog: service, rateLimits: service)
        rateLimits = service
        self.home = home
    }
}
