public import Favorites
public import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension VitrineWebApp {
    /// What Discover and its photos ask the domain for.
    public struct DiscoverScreens: Sendable {
        let service: PhotoOrigin
        let photo: ShowPhoto
        let picture: ShowPhotoPicture
        let download: DownloadPhoto
        let favorites: FavoriteScreens
        let rateLimits: any RateLimitSource
        let desk: DiscoverDesk

        public init(
            service: PhotoOrigin, byChance: DiscoverPhotos, search: SearchPhotos, photo: ShowPhoto,
            picture: ShowPhotoPicture, download: DownloadPhoto, favorites: FavoriteScreens,
            rateLimits: any RateLimitSource,
            time: any TimeSource
        ) {
            self.service = service
            self.photo = photo
            self.picture = picture
            self.download = download
            self.favorites = favorites
            self.rateLimits = rateLimits
            desk = DiscoverDesk(byChance: byChance, search: search, time: time)
        }
    }

    /// Whose photos they are, as its rules ask to be told beside each.
    public struct PhotoOrigin: Hashable, Sendable {
        let name: String
        let home: URL?

        /// - Parameter home: with what the service asks links to it to carry.
        public init(name: String, home: URL?) {
            self.name = name
            self.home = home
        }
    }
}
