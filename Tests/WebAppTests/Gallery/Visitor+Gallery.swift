import Auth
import Gallery
import InMemoryAdapters
import SamplePhotos
import SampleScreens
import SharedKernel
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Visitor {
    /// Comes to a gallery in which somebody is signed in.
    static func inGallery(
        photos: [Photo] = Photo.samples(0..<6), videos: [GalleryVideo] = GalleryVideo.samples(0..<4),
        language: Language? = .english
    ) async throws -> Visitor {
        let world = try await GalleryWorld.signedIn(
            photos: photos, videos: videos, time: FixedTime(Self.monday))
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

extension GalleryWorld {
    /// At the time of the visitors.
    static func sample(
        ways: [SignInWay] = [.loopbackCode, .pastedCode], page: (any AuthorizationPage)? = nil, token: String? = nil
    ) -> GalleryWorld {
        GalleryWorld(ways: ways, page: page, token: token, time: FixedTime(Visitor.monday))
    }
}
