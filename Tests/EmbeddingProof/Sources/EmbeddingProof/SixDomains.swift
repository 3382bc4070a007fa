import Auth
import Drive
import Favorites
import Foundation
import Gallery
import InMemoryAdapters
import Registration
import SharedKernel
import VideoCatalog

/// Each domain alone, wired by somebody else: its own ports, filled by the fakes, and one question.
enum SixDomains {
    /// What each domain answered, and what it should.
    static func answers() async throws -> [(domain: String, answer: String, expected: String)] {
        [
            ("Auth", try await whoIsSignedIn(), "Ada"),
            ("Gallery", try await photosOfACommunity(), "club1_7"),
            ("Favorites", try await favoritePhotos(), "lake"),
            ("Registration", try await registered(), "Ada Lovelace"),
            ("Drive", try await filesOfAFolder(), "lake.txt"),
            ("VideoCatalog", try await listedVideos(), "The First Light"),
        ]
    }

    private static func whoIsSignedIn() async throws -> String {
        let server = InMemoryAuthorizationServer(person: Account(provider: "example", id: "7", name: "Ada"))
        let access = ProviderAccess(
            server.server(named: "Example", asking: ["photos"]), store: InMemorySessionStore(),
            turn: InMemorySessionTurn(), random: SeededRandom(seed: 1), time: Clock(), clock: ContinuousClock())
        let back = try address("http://127.0.0.1:8420/return")
        let attempt = try access.begin(returningTo: back, in: .english)
        guard let redirect = server.agree(at: attempt.page) else { return "nobody" }
        return try await access.complete(redirect).account?.name ?? "nobody"
    }

    private static func photosOfACommunity() async throws -> String {
        let community = Gallery.Community(
            id: .init(rawValue: "club1"), name: "A studio", link: try address("https://example.org/studio"))
        guard let id = Gallery.Photo.ID(rawValue: "club1_7") else { return "no id" }
        let photo = Gallery.Photo(
            id: id, uploadedAt: Clock().now, text: "", sizes: [], link: try address("https://example.org/photo7"))
        let studio = Gallery.Community.Reference(rawValue: "studio")
        let open = OpenCommunity(studio, source: InMemoryCommunitySource([studio: community]))
        let cache = InMemoryGalleryCache<Gallery.Photo>()
        let source = InMemoryPhotoSource([photo], of: community.id).fallingBack(to: cache, time: Clock())
        let page = try await BrowsePhotos(open, source: source, cache: cache)(.first, .live)
        return page.value.items.map(\.id.rawValue).joined()
    }

    private static func favoritePhotos() async throws -> String {
        guard let id = Favorites.Photo.ID(rawValue: "lake"),
            let picture = PictureAddress(template: "https://example.org/lake?w={width}", widest: 4_000)
        else { return "no photo" }
        let photo = Favorites.Photo(
            id: id, author: .init(name: "Ada", profile: nil), createdAt: nil, description: nil, altText: nil, size: nil,
            color: nil, blurHash: nil, picture: picture, page: nil, downloadTracker: nil, details: nil)
        let (catalog, favorites) = (InMemoryPhotoCatalog([photo]), InMemoryFavorites())
        let toggle = ToggleFavorite(
            details: catalog, favorites: favorites, editing: favorites, pictures: InMemoryFavoritePictureStore(),
            recent: RecentPhotos(time: Clock()), time: Clock())
        _ = try await toggle(photo)
        return try await ListFavorites(favorites: favorites)().items.map(\.photo.id.rawValue).joined()
    }

    private static func registered() async throws -> String {
        let store = InMemoryProfileStore()
        let password = Password("Correct-Horse-42")
        _ = try await Register(store: store, time: Clock(), zone: .gmt)(
            RegistrationForm(
                firstName: "Ada", lastName: "Lovelace", birthDate: "1990-12-10", password: password,
                confirmation: password))
        return try await RestoreProfile(store: store)()?.fullName ?? "nobody"
    }

    private static func filesOfAFolder() async throws -> String {
        guard let path = DrivePath("/Trips/lake.txt"), let folder = DrivePath("/Trips") else { return "no path" }
        let disk = InMemoryDisk([.init(path, Data("blue".utf8))], time: Clock())
        let browse = BrowseFolder(source: disk, cache: InMemoryDriveMemory(), time: Clock())
        return try await browse(folder).value.items.map(\.name).joined()
    }

    private static func listedVideos() async throws -> String {
        guard let id = Video.ID(rawValue: "lessons-1") else { return "no id" }
        let cache = InMemoryFeedCache()
        let feed = InMemoryVideoFeed([Video(id: id, title: "The First Light", summary: "", thumbnail: nil, media: nil)])
        let list = ListVideos(feed: feed.fallingBack(to: cache, time: Clock()), cache: cache)
        return try await list(.live).value.videos.map(\.title).joined()
    }

    private static func address(_ text: String) throws -> URL {
        guard let address = URL(string: text) else { throw CocoaError(.featureUnsupported) }
        return address
    }
}
