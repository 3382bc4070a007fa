#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A photo that a person kept, with everything that is needed to show it while the service is out of reach.
public struct Favorite: Hashable, Sendable, Codable, Identifiable {
    public let photo: Photo
    public let addedAt: Date
    public var id: Photo.ID { photo.id }

    public init(_ photo: Photo, addedAt: Date) {
        self.photo = photo
        self.addedAt = addedAt
    }
}

/// A favorite that was removed, and where it had stood, so that it can be put back there.
public struct RemovedFavorite: Hashable, Sendable, Codable {
    public let favorite: Favorite
    /// Readable only by the store that gave it.
    public let place: Place

    public init(_ favorite: Favorite, place: Place) {
        self.favorite = favorite
        self.place = place
    }

    /// A place in the list that stays good while others come, move and go.
    public struct Place: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// Where a favorite is to stand.
public enum FavoritePlace: Hashable, Sendable {
    case first
    case before(Photo.ID)
    case after(Photo.ID)
    case last
}
