import Favorites
import InMemoryAdapters
import SampleFavorites
import SampleScreens
import SharedKernel
import Testing

extension DiscoverWorld {
    static func sample() -> DiscoverWorld { DiscoverWorld(photos: Photo.all, time: FixedTime(Visitor.monday)) }
}

extension Photo {
    fileprivate static var all: [Photo] { [.bridge, .bare] + (1...60).map(Photo.numbered) }
}

extension Visitor {
    /// Comes to a Vitrine with these photos, already inside.
    static func discovering(
        photos: [Photo]? = nil, favorites: [Favorite] = [],
        language: Language = .english
    ) async throws -> Visitor {
        let world = DiscoverWorld(photos: photos ?? Photo.all, favorites: favorites, time: FixedTime(monday))
        return try await Visitor(discover: world, language: language).entered()
    }
}
