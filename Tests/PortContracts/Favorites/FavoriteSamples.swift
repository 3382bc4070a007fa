import Favorites

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the contracts of favorites put into the worlds that they start from.
enum FavoriteSamples {
    /// With everything that a service tells of a photo.
    static let whole = Photo(
        id: id("-aB3dE5fG7h"),
        author: Photo.Author(name: "Ada «Ада» Example", profile: URL(string: "https://photos.example/@ada?a=b&c=d")),
        createdAt: moment, description: "A bridge,\nearly. 🌉", altText: "a grey stone <bridge>",
        size: Photo.Size(width: 4000, height: 6000), color: Color(rawValue: "#264040"),
        blurHash: BlurHash(rawValue: "LEHV6nWB2yk8pyo0adR*.7kCMdnj"), picture: picture("bridge?id=M3wx&w={width}"),
        page: URL(string: "https://photos.example/photos/-aB3dE5fG7h"),
        downloadTracker: URL(string: "https://api.example/photos/-aB3dE5fG7h/download?id=M3wx"),
        details: Photo.Details(
            location: Photo.Location(
                name: "日本、大阪府", position: Photo.Position(latitude: 34.693738, longitude: 135.502165)),
            downloads: 9_007_199_254_740_993))

    /// With nothing that may be missing.
    static let bare = photo("_bare", description: nil)

    static func numbered(_ number: Int) -> Photo {
        photo("photo-\(number)", description: "Photo \(number)")
    }

    static func favorite(_ number: Int) -> Favorite {
        Favorite(numbered(number), addedAt: moment)
    }

    /// 2 March 2026, 10:00:00.125 UTC.
    static let moment = Date(timeIntervalSince1970: 1_772_445_600.125)

    static func id(_ text: String) -> Photo.ID { Photo.ID(rawValue: text)! }

    private static func picture(_ path: String) -> PictureAddress {
        PictureAddress(template: "https://pictures.example/" + path, widest: 4000)!
    }

    private static func photo(_ name: String, description: String?) -> Photo {
        Photo(
            id: id(name), author: Photo.Author(name: nil, profile: nil), createdAt: nil, description: description,
            altText: nil, size: nil, color: nil, blurHash: nil, picture: picture(name), page: nil,
            downloadTracker: nil, details: nil)
    }
}
