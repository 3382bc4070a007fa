public import Gallery
import WebServer

extension VitrineWebApp {
    /// What the gallery's screens ask the domains for.
    public struct GalleryScreens: Sendable {
        let signIn: SignInScreens
        let access: GalleryAccess

        public init(signIn: SignInScreens, access: GalleryAccess) {
            self.signIn = signIn
            self.access = access
        }

        var signInPlace: SignInPlace {
            SignInPlace(
                screens: signIn, path: "/gallery/sign-in", home: "/gallery/photos", destination: "/gallery",
                title: .galleryTitle, purpose: .galleryPurpose, beforeSignOut: { await access.saving.cancel() })
        }
    }

    /// The section that was looked at last, or the screen that leads to it.
    func galleryEntrance(_ visit: Visit) async -> Response {
        await inGallery(visit) { _ in
            let section = visit.request.cookie("gallery").flatMap(GallerySection.init(rawValue:)) ?? .photos
            return .seeOther(section.path)
        }
    }

    func gallerySignIn(_ visit: Visit) async -> Response {
        guard let place = gallery?.signInPlace else { return render(.nothingHere(visit), visit) }
        return await signInScreen(place, visit)
    }

    /// Shows a screen to whoever is signed in, and leads everybody else to where one does.
    func inGallery(_ visit: Visit, _ show: (GalleryScreens) async -> Response) async -> Response {
        guard let gallery else { return render(.nothingHere(visit), visit) }
        guard await gallery.signInPlace.signedIn() != nil else { return .seeOther(gallery.signInPlace.path) }
        return await show(gallery)
    }

    /// Gives a part of a screen, or a picture, to whoever is signed in.
    func partOfGallery(_ visit: Visit, _ show: (GalleryScreens) async -> Response) async -> Response {
        guard let gallery else { return .text(.notFound, "") }
        guard await gallery.signInPlace.signedIn() != nil else { return Response(.unauthorized) }
        return await show(gallery)
    }
}

extension GallerySection {
    var path: String { "/gallery/\(rawValue)" }

    var title: Phrase {
        switch self {
        case .photos: .photos
        case .videos: .videos
        }
    }
}
