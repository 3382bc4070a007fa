public import SharedKernel

/// Every use case of photos by others and of the favorites among them: what a front end receives for it.
public struct FavoritesAccess: Sendable {
    public let byChance: DiscoverPhotos
    public let search: SearchPhotos
    public let photo: ShowPhoto
    public let picture: ShowPhotoPicture
    public let download: DownloadPhoto
    public let toggle: ToggleFavorite
    public let list: ListFavorites
    public let favoritePicture: ShowFavoritePicture
    public let remove: RemoveFavorites
    public let undo: UndoRemoval
    public let move: MoveFavorite
    public let check: CheckCatalog
    public let rateLimits: any RateLimitSource

    /// - Parameters:
    ///   - cache: of every picture that was seen.
    ///   - keptPictures: the favorites' own.
    public init(
        service: some PhotoCatalog & PhotoDetailsSource & DownloadTracking & RateLimitSource,
        favorites: some FavoritesStore & FavoritesEditing & FavoritesOrdering & FavoriteRefreshing,
        pictures: any PictureSource<FavoritesError>, cache: any PictureCache<FavoritesError>,
        keptPictures: any FavoritePictureStore, time: any TimeSource
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
    }
}
