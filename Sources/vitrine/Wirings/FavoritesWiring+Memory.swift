import Favorites
import FoundationEssentials
import InMemoryAdapters
import SharedKernel
import UnsplashFixtures

extension FavoritesWiring {
    /// The in-memory fakes of every port, over the photos that the simulator shows.
    static func memory(time: any TimeSource) -> FavoritesWiring {
        FavoritesWiring(
            access: FavoritesAccess(
                service: InMemoryPhotoCatalog(PhotoShelf.photos.compactMap(Photo.init)),
                favorites: InMemoryFavorites(),
                pictures: InMemoryPictureSource<FavoritesError>(elsewhere: MemoryAddress.picture),
                cache: InMemoryPictureCache<FavoritesError>(), keptPictures: InMemoryFavoritePictureStore(),
                time: time),
            home: MemoryAddress.url("/"))
    }
}

extension MemoryAddress {
    /// The picture that lies at an address of a photo below.
    fileprivate static func picture(at address: URL) -> SharedKernel.Picture? {
        let width = URLComponents(url: address, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == "w" }
        return UnsplashFixtures.Picture.all.first { $0.name == address.lastPathComponent }?
            .jpeg(width: width?.value.flatMap { Int($0) } ?? 1080)
            .map { SharedKernel.Picture(data: $0, mediaType: "image/jpeg") }
    }
}

extension Photo {
    fileprivate init?(_ record: PhotoRecord) {
        let template =
            MemoryAddress.url("/photos/\(record.picture.name)").absoluteString
            + "?w=\(PictureAddress.placeholder)"
        guard let id = ID(rawValue: record.id),
            let picture = PictureAddress(template: template, widest: record.width)
        else { return nil }
        self.init(
            id: id,
            author: Author(
                name: record.author.name ?? record.author.username,
                profile: MemoryAddress.url("/@\(record.author.username)")),
            createdAt: Date(timeIntervalSince1970: TimeInterval(record.createdAt)), description: record.description,
            altText: record.altText, size: Size(width: record.width, height: record.height),
            color: record.color.flatMap(Color.init), blurHash: record.blurHash.flatMap(BlurHash.init),
            picture: picture, page: MemoryAddress.url("/photo/\(id)"), downloadTracker: nil,
            details: Details(location: record.place.flatMap(Location.init), downloads: record.downloads))
    }
}

extension Photo.Location {
    fileprivate init?(_ place: PhotoRecord.Place) {
        let parts = [place.city, place.country].compactMap(\.self)
        self.init(name: place.name ?? (parts.isEmpty ? nil : parts.joined(separator: ", ")), position: nil)
    }
}
