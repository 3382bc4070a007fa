public import Favorites
public import JSONFileStorage
import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The store that one process writes until it is killed, and another then judges.
public struct CrashedStore: Sendable {
    /// A count, and a text that tells whether all of it is there.
    public struct Mark: Codable, Hashable, Identifiable, Sendable {
        public let id: String
        public let number: Int
        public let text: String

        public init(_ lane: String, _ number: Int) {
            id = lane
            self.number = number
            text = String(repeating: "\(number) ", count: number % 50)
        }

        /// Whether it is what its number says.
        public var isWhole: Bool { self == Mark(id, number) }
    }

    /// A mark for each lane.
    public let collection: JSONCollection<Mark>
    /// How often it was counted up, by all processes together.
    public let counter: JSONDocument<Int>
    /// Toggled in the order of ``toggled(_:)``.
    public let favorites: JSONFileFavorites
    private let directory: StorageDirectory

    public init(at url: URL, smallestJournalToFold: Int, report: @escaping @Sendable (StorageIncident) -> Void) {
        directory = StorageDirectory(at: url, time: NoTime(), report: report)
        collection = JSONCollection(
            "marks", in: directory, format: StorageFormat("marks"), durability: .survivesPowerCut,
            smallestJournalToFold: smallestJournalToFold)
        favorites = JSONFileFavorites(in: directory, smallestJournalToFold: smallestJournalToFold)
        counter = JSONDocument("counter", in: directory, format: StorageFormat("counter"), durability: .cache)
    }

    /// What the toggle of that number, from 0, is about: each of 25 photos in turn.
    public static func toggled(_ number: Int) throws -> Favorite { try favorite(number % 25) }

    public static func favorite(_ number: Int) throws -> Favorite {
        let name = "photo-\(number)"
        guard let id = Photo.ID(rawValue: name),
            let picture = PictureAddress(template: "https://pictures.example/\(name)?w={width}", widest: 4000)
        else { throw FavoritesError.notFound }
        let photo = Photo(
            id: id, author: Photo.Author(name: "Author of \(name)", profile: nil), createdAt: nil,
            description: String(repeating: "\(name) ", count: number % 25), altText: nil, size: nil, color: nil,
            blurHash: nil, picture: picture, page: nil, downloadTracker: nil, details: nil)
        return Favorite(photo, addedAt: Date(timeIntervalSince1970: 0))
    }

    /// Which photos are favorites after so many toggles.
    public static func favorites(after count: Int) throws -> Set<Photo.ID> {
        try (0..<count).reduce(into: []) { ids, number in
            let id = try toggled(number).id
            if ids.remove(id) == nil { ids.insert(id) }
        }
    }

    /// A whole document of a lane's own.
    public func document(_ lane: String) -> JSONDocument<Mark> {
        JSONDocument("lane-" + lane, in: directory, format: StorageFormat("mark"), durability: .survivesPowerCut)
    }
}

private struct NoTime: TimeSource {
    var now: Date { Date(timeIntervalSince1970: 0) }
}
