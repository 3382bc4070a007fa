public import Favorites
import Foundation

extension Photo.ID: ExpressibleByStringLiteral {
    /// For ids that stand in a test as they are.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)!
    }
}

extension Photo {
    /// A photo with everything that a service tells of one.
    public static let bridge = Photo(
        id: "-aB3dE5fG7h", author: Author(name: "Ada Example", profile: URL(string: "https://photos.example/@ada")),
        createdAt: Date(timeIntervalSince1970: 1_709_968_500), description: "A bridge,\nearly.",
        altText: "a grey stone bridge", size: Size(width: 4000, height: 6000), color: Color(rawValue: "#264040"),
        blurHash: BlurHash(rawValue: "LEHV6nWB2yk8pyo0adR*.7kCMdnj"),
        picture: PictureAddress(template: "https://pictures.example/bridge?id=M3wx&w={width}", widest: 4000)!,
        page: URL(string: "https://photos.example/photos/-aB3dE5fG7h"),
        downloadTracker: URL(string: "https://api.example/photos/-aB3dE5fG7h/download?id=M3wx"),
        details: Details(
            location: Location(name: "Lanzarote, Espagne", position: Position(latitude: 29, longitude: -13.6)),
            downloads: 1_234_567))

    /// A photo of which a service tells as little as it may, with text that must be escaped wherever it is shown.
    public static let bare = Photo(
        id: "_bare", author: Author(name: nil, profile: nil), createdAt: nil, description: nil,
        altText: "<b>light</b> & \"shadow\", «сумерки» 📷", size: nil, color: nil, blurHash: nil,
        picture: PictureAddress(template: "https://pictures.example/bare.jpg", widest: nil)!, page: nil,
        downloadTracker: nil, details: Details(location: nil, downloads: 0))

    /// The photo of that number: each another, in an order that shows.
    public static func numbered(_ number: Int) -> Photo {
        Photo(
            id: ID(rawValue: "photo-\(number)")!, author: Author(name: "Author \(number)", profile: nil),
            createdAt: Date(timeIntervalSince1970: Double(number)), description: "Photo \(number)", altText: nil,
            size: Size(width: 3000, height: 2000), color: nil, blurHash: nil,
            picture: PictureAddress(template: "https://pictures.example/\(number)?w={width}", widest: 3000)!,
            page: nil, downloadTracker: nil, details: nil)
    }
}

extension Favorite {
    public static func numbered(_ number: Int) -> Favorite {
        Favorite(.numbered(number), addedAt: Date(timeIntervalSince1970: 1_772_445_600 + Double(number)))
    }
}
