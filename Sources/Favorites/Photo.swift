#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A photo of the service, with everything that is needed to show it.
public struct Photo: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    public let author: Author
    /// When it was taken into the service.
    public let createdAt: Date?
    /// What its author says about it; may hold line breaks.
    public let description: String?
    /// What is to be seen on it, for whoever does not see it.
    public let altText: String?
    /// Of the original; `nil` where the service did not tell.
    public let size: Size?
    /// Its most frequent color, to stand in its place until it is there.
    public let color: Color?
    public let blurHash: BlurHash?
    public let picture: PictureAddress
    /// Its page at the service, with what the service asks links to it to carry.
    public let page: URL?
    /// What to call when the photo is really used: see ``DownloadTracking``.
    public let downloadTracker: URL?
    /// What lists do not tell; `nil` until it was asked for.
    public let details: Details?

    public init(
        id: ID, author: Author, createdAt: Date?, description: String?, altText: String?, size: Size?, color: Color?,
        blurHash: BlurHash?, picture: PictureAddress, page: URL?, downloadTracker: URL?, details: Details?
    ) {
        self.id = id
        self.author = author
        self.createdAt = createdAt
        self.description = description
        self.altText = altText
        self.size = size
        self.color = color
        self.blurHash = blurHash
        self.picture = picture
        self.page = page
        self.downloadTracker = downloadTracker
        self.details = details
    }

    /// Names a photo within its service: letters, digits, `-` and `_` only, also in front, so that it can stand in an
    /// address and a file name.
    public struct ID: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
        public let rawValue: String

        /// `nil` for an empty text, one of over 100 characters, or one with any other character.
        public init?(rawValue: String) {
            let allowed = rawValue.utf8.allSatisfy { byte in
                switch UnicodeScalar(byte) {
                case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
                default: false
                }
            }
            guard allowed, (1...100).contains(rawValue.utf8.count) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { rawValue }
    }

    /// Who took it.
    public struct Author: Hashable, Sendable, Codable {
        /// `nil` where the service did not tell.
        public let name: String?
        /// Their page at the service, with what the service asks links to it to carry.
        public let profile: URL?

        public init(name: String?, profile: URL?) {
            self.name = name
            self.profile = profile
        }
    }

    /// In pixels; both are above zero.
    public struct Size: Hashable, Sendable, Codable {
        public let width: Int
        public let height: Int

        public init?(width: Int, height: Int) {
            guard width > 0, height > 0 else { return nil }
            self.width = width
            self.height = height
        }
    }

    /// What a list's rows may lack.
    public struct Details: Hashable, Sendable, Codable {
        /// `nil` where the author gave none.
        public let location: Location?
        /// How often it was downloaded; `nil` where the service does not tell.
        public let downloads: Int?

        public init(location: Location?, downloads: Int?) {
            self.location = location
            self.downloads = downloads
        }
    }

    /// Where it was taken.
    public struct Location: Hashable, Sendable, Codable {
        /// In the author's words and language.
        public let name: String?
        public let position: Position?

        /// `nil` where nothing is known.
        public init?(name: String?, position: Position?) {
            guard name != nil || position != nil else { return nil }
            self.name = name
            self.position = position
        }
    }

    /// In degrees (WGS 84): north and east are positive.
    public struct Position: Hashable, Sendable, Codable {
        public let latitude: Double
        public let longitude: Double

        /// `nil` for what is no place on Earth.
        public init?(latitude: Double, longitude: Double) {
            guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}

extension Photo {
    /// The same photo, with details of that kind.
    public func with(details: Details?) -> Photo {
        Photo(
            id: id, author: author, createdAt: createdAt, description: description, altText: altText, size: size,
            color: color, blurHash: blurHash, picture: picture, page: page, downloadTracker: downloadTracker,
            details: details)
    }

    /// As it is told now; what this telling lacks, and nobody takes back, as it was told before.
    ///
    /// A description, or a place, that is gone is gone: its author may have removed it.
    public func completed(by earlier: Photo?) -> Photo {
        guard let earlier, earlier.id == id else { return self }
        return Photo(
            id: id,
            author: Author(name: author.name ?? earlier.author.name, profile: author.profile ?? earlier.author.profile),
            createdAt: createdAt ?? earlier.createdAt, description: description, altText: altText ?? earlier.altText,
            size: size ?? earlier.size, color: color ?? earlier.color, blurHash: blurHash ?? earlier.blurHash,
            picture: picture, page: page ?? earlier.page, downloadTracker: downloadTracker ?? earlier.downloadTracker,
            details: details?.completed(by: earlier.details) ?? earlier.details)
    }
}

extension Photo.Details {
    fileprivate func completed(by earlier: Photo.Details?) -> Photo.Details {
        Photo.Details(location: location, downloads: downloads ?? earlier?.downloads)
    }
}
