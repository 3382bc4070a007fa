import Auth
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel
import Testing
import WebApp

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A community's gallery over fakes, and the provider whose account opens it.
final class GalleryWorld: Sendable {
    static let anna = Account(provider: "vk", id: "8492", name: "Anna")

    let provider: InMemoryAuthorizationServer
    let sessions = InMemorySessionStore()
    let access: ProviderAccess
    let accountData = InMemoryAccountData()
    let photoSource: InMemoryPhotoSource
    let videoSource: InMemoryVideoSource
    let photoCache = InMemoryGalleryCache<Photo>()
    let videoCache = InMemoryGalleryCache<GalleryVideo>()
    let pictures = InMemoryPictureSource()
    let library = InMemoryPictureLibrary()
    let saving: SavingRun
    let screens: VitrineWebApp.GalleryScreens

    /// - Parameter token: given from outside.
    init(
        photos: [Photo] = Photo.samples(0..<6), videos: [GalleryVideo] = GalleryVideo.samples(0..<4),
        ways: [SignInWay] = [.loopbackCode, .pastedCode], page: (any AuthorizationPage)? = nil, token: String? = nil
    ) {
        let time = FixedTime(Visitor.monday)
        provider = InMemoryAuthorizationServer(person: Self.anna)
        let server = provider.server(named: "VK", ways: ways)
        access = ProviderAccess(
            AuthorizationServer(
                server.provider, page: page ?? server.page, codes: server.codes, accounts: server.accounts,
                refresh: server.refresh, revocation: server.revocation),
            store: sessions, turn: InMemorySessionTurn(), given: token.map { SecretText($0) }, data: [accountData],
            random: SeededRandom(seed: 7), time: time, clock: ContinuousClock())
        photoSource = InMemoryPhotoSource(photos, of: Community.studio.id)
        videoSource = InMemoryVideoSource(videos, of: Community.studio.id)
        let community = OpenCommunity(.studio, source: InMemoryCommunitySource([.studio: .studio]))
        let media = InMemoryMediaCache()
        for photo in photos {
            for size in photo.sizes { pictures.answer(.success(.jpeg(1)), at: size.address) }
        }
        for video in videos {
            for size in video.previews { pictures.answer(.success(.jpeg(2)), at: size.address) }
        }
        let browsePhotos = BrowsePhotos(
            community, source: photoSource.fallingBack(to: photoCache, time: time), cache: photoCache)
        let browseVideos = BrowseVideos(
            community, source: videoSource.fallingBack(to: videoCache, time: time), cache: videoCache)
        let save = SavePhoto(source: photoSource, pictures: pictures, seen: media, library: library)
        saving = SavingRun(SaveAllPhotos(community, source: photoSource, savePhoto: save))
        screens = VitrineWebApp.GalleryScreens(
            signIn: .init(access), photos: browsePhotos, photo: ShowPhoto(browsePhotos), videos: browseVideos,
            video: ShowGalleryVideo(browseVideos),
            picture: ShowPicture(photos: browsePhotos, videos: browseVideos, source: pictures.keeping(in: media)),
            save: save, saving: saving)
    }

    /// One in which Anna is signed in.
    static func signedIn(
        photos: [Photo] = Photo.samples(0..<6), videos: [GalleryVideo] = GalleryVideo.samples(0..<4)
    ) async throws -> GalleryWorld {
        let world = GalleryWorld(photos: photos, videos: videos)
        try await world.sessions.save(world.provider.newSession())
        return world
    }
}

extension Visitor {
    /// Comes to a gallery in which somebody is signed in.
    static func inGallery(
        photos: [Photo] = Photo.samples(0..<6), videos: [GalleryVideo] = GalleryVideo.samples(0..<4),
        language: Language? = .english
    ) async throws -> Visitor {
        let world = try await GalleryWorld.signedIn(photos: photos, videos: videos)
        return try await Visitor(gallery: world, language: language).entered()
    }

    /// Begins a sign-in as a script does, or as a plain form; the address of the provider's page.
    func beginSignIn(inOwnWindow: Bool = true) async throws -> URL {
        let answer = try await post("/accounts/vk/begin", inOwnWindow ? ["window": "1"] : [:])
        let link = answer.text.between("<a class=\"button\" href=\"", "\"") ?? ""
        return try #require(URL(string: link.replacing("&amp;", with: "&")))
    }

    /// Follows the provider's redirect as a browser does that comes from another site: without the cookie.
    func comeBack(to address: URL?, withCookie: Bool = false) async throws -> Answer {
        let address = try #require(address)
        let kept = cookies
        if !withCookie { cookies = [:] }
        defer { cookies = kept }
        return try await get("\(address.path)?\(address.query(percentEncoded: true) ?? "")")
    }

    func signIn() async throws {
        let page = try await beginSignIn()
        _ = try await comeBack(to: gallery.provider.agree(at: page))
    }
}
