public import Auth
public import Gallery
public import InMemoryAdapters
public import SamplePhotos
public import SharedKernel
public import WebApp

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A community's gallery over fakes, and the provider whose account opens it.
public final class GalleryWorld: Sendable {
    public static let anna = Account(provider: "vk", id: "8492", name: "Anna")

    public let provider: InMemoryAuthorizationServer
    public let sessions = InMemorySessionStore()
    public let access: ProviderAccess
    public let accountData = InMemoryAccountData()
    public let photoSource: InMemoryPhotoSource
    public let videoSource: InMemoryVideoSource
    public let photoCache = InMemoryGalleryCache<Photo>()
    public let videoCache = InMemoryGalleryCache<GalleryVideo>()
    public let pictures = InMemoryPictureSource<GalleryError>()
    public let library = InMemoryPictureLibrary()
    public let saving: SavingRun
    public let screens: VitrineWebApp.GalleryScreens

    /// - Parameters:
    ///   - page: instead of the fake provider's own.
    ///   - token: given from outside.
    public init(
        photos: [Photo] = Photo.samples(0..<6), videos: [GalleryVideo] = GalleryVideo.samples(0..<4),
        ways: [SignInWay] = [.loopbackCode, .pastedCode], page: (any AuthorizationPage)? = nil, token: String? = nil,
        time: any TimeSource
    ) {
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
        for photo in photos {
            for size in photo.sizes { pictures.answer(.success(.jpeg(1)), at: size.address) }
        }
        for video in videos {
            for size in video.previews { pictures.answer(.success(.jpeg(2)), at: size.address) }
        }
        let gallery = GalleryAccess(
            of: .studio, InMemoryCommunitySource([.studio: .studio]), photos: photoSource, videos: videoSource,
            pictures: pictures,
            keeping: GalleryKeeping(
                communities: InMemoryCommunityCache(), photos: photoCache, videos: videoCache,
                pictures: InMemoryPictureCache<GalleryError>()),
            library: library, time: time)
        saving = gallery.saving
        screens = VitrineWebApp.GalleryScreens(signIn: .init(access), access: gallery)
    }

    /// One in which Anna is signed in.
    public static func signedIn(
        photos: [Photo] = Photo.samples(0..<6), videos: [GalleryVideo] = GalleryVideo.samples(0..<4),
        time: any TimeSource
    ) async throws -> GalleryWorld {
        let world = GalleryWorld(photos: photos, videos: videos, time: time)
        try await world.sessions.save(world.provider.newSession())
        return world
    }
}
