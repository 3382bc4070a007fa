import Favorites
import FoundationEssentials
import HTTPTransport
import JSONFileStorage
import LocalFiles
import SharedKernel
import UnsplashAdapter

extension FavoritesWiring {
    /// Over Unsplash, or what stands in its place, and the person's own directories: what live and demo share.
    static func onUnsplash(
        _ settings: UnsplashSettings, in directories: Directories, client: some HTTPClient,
        tell: @escaping @Sendable (String) -> Void
    ) -> FavoritesWiring {
        let time = SystemTime()
        let access = UnsplashAccess(
            key: settings.accessKey, setting: Setting.unsplashAccessKey.environmentName, application: "vitrine")
        let folder = URL(filePath: directories.data, directoryHint: .isDirectory).appending(path: "favorites")
        let cache = URL(filePath: directories.cache, directoryHint: .isDirectory)
        return FavoritesWiring(
            access: FavoritesAccess(
                service: UnsplashPhotoCatalog(client: client, address: settings.api, access: access, time: time),
                favorites: JSONFileFavorites(in: StorageDirectory(at: folder, time: time) { tell("\($0)") }),
                pictures: UnsplashPictureSource(client: client),
                cache: FilePictureCache<FavoritesError>(in: cache.appending(path: "photos")),
                keptPictures: FileFavoritePictures(in: folder.appending(path: "pictures")), time: time),
            home: access.home)
    }
}
