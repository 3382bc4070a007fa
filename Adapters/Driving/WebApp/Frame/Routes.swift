import HTMLBuilder

/// An entry of the navigation.
struct Destination: Sendable {
    let path: String
    let title: Phrase
    let icon: HTML
    /// Whether its domain is wired.
    var isThere: @Sendable (VitrineWebApp) -> Bool = { _ in true }
}

extension Route {
    /// Every address of Vitrine. A further domain adds its routes here, and its entry in the navigation with the first.
    static let all: [Route] = [
        Route(
            "/", get: { await $0.home($1) },
            destination: Destination(path: "/", title: .home, icon: Icon.home)),

        Route(
            "/gallery", get: { await $0.galleryEntrance($1) },
            destination: Destination(
                path: "/gallery", title: .gallery, icon: Icon.gallery, isThere: { $0.gallery != nil })),
        Route("/gallery/sign-in", get: { await $0.gallerySignIn($1) }),
        Route("/gallery/shelf", get: { await $0.liveGalleryShelf($1) }),
        Route("/gallery/photos", get: { await $0.photoList($1) }),
        Route("/gallery/photos/list", get: { await $0.livePhotoList($1) }),
        Route("/gallery/photos/{id}", get: { await $0.photoScreen($1) }),
        Route("/gallery/photos/{id}/picture", get: { await $0.galleryPicture($1) }),
        Route("/gallery/photos/{id}/save", post: { await $0.savePhoto($1) }),
        Route("/gallery/saving/events", get: { await $0.savingEvents($1) }),
        Route("/gallery/saving/begin", post: { await $0.beginSaving($1) }),
        Route("/gallery/saving/cancel", post: { await $0.cancelSaving($1) }),
        Route("/gallery/saving/dismiss", post: { await $0.dismissSaving($1) }),
        Route("/gallery/videos", get: { await $0.galleryVideoList($1) }),
        Route("/gallery/videos/list", get: { await $0.liveGalleryVideoList($1) }),
        Route("/gallery/videos/{id}", get: { await $0.galleryVideoScreen($1) }),
        Route("/gallery/videos/{id}/preview", get: { await $0.galleryPreview($1) }),

        Route(
            "/unsplash", get: { await $0.discover($1) },
            destination: Destination(
                path: "/unsplash", title: .discover, icon: Icon.discover, isThere: { $0.discover != nil })),
        Route("/unsplash/list", get: { await $0.liveDiscover($1) }),
        Route("/unsplash/{id}", get: { await $0.discoveredPhoto($1) }),
        Route("/unsplash/{id}/picture", get: { await $0.discoveredPicture($1) }),
        Route("/unsplash/{id}/download", get: { await $0.downloadDiscoveredPhoto($1) }),
        Route("/unsplash/{id}/favorite", get: { await $0.heart($1) }, post: { await $0.toggleFavorite($1) }),

        Route(
            "/favorites", get: { await $0.favoriteList($1) },
            destination: Destination(
                path: favoritesPath, title: .favorites, icon: Icon.heart, isThere: { $0.discover != nil })),
        Route("/favorites/list", get: { await $0.liveFavoriteList($1) }),
        Route("/favorites/remove", post: { await $0.removeFavorites($1) }),
        Route("/favorites/undo", post: { await $0.undoRemoval($1) }),
        Route("/favorites/move", post: { await $0.moveFavorite($1) }),
        Route("/favorites/{id}/picture", get: { await $0.favoritePicture($1) }),

        Route("/accounts/{provider}/begin", post: { await $0.beginSignIn($1) }),
        Route("/accounts/{provider}/return", get: { await $0.returnFromSignIn($1) }, isOpen: true),
        Route("/accounts/{provider}/events", get: { await $0.signInEvents($1) }),
        Route("/accounts/{provider}/cancel", post: { await $0.cancelSignIn($1) }),
        Route("/accounts/{provider}/paste", post: { await $0.pasteRedirect($1) }),
        Route("/accounts/{provider}/sign-out", post: { await $0.signOut($1) }),

        Route(
            "/videos", get: { await $0.videoList($1) },
            destination: Destination(path: "/videos", title: .videos, icon: Icon.videos)),
        Route("/videos/list", get: { await $0.liveVideoList($1) }),
        Route("/videos/shelf", get: { await $0.liveVideoShelf($1) }),
        Route("/videos/marks", get: { await $0.markEvents($1) }),
        Route("/videos/refresh", post: { await $0.refreshVideos($1) }),
        Route("/videos/kept", get: { await $0.shelf($1) }),
        Route("/videos/kept/events", get: { await $0.shelfEvents($1) }),
        Route("/videos/kept/pause", post: { await $0.pauseAllDownloads($1) }),
        Route("/videos/kept/resume", post: { await $0.resumeAllDownloads($1) }),
        Route("/videos/{id}", get: { await $0.videoDetails($1) }),
        Route("/videos/{id}/media", get: { await $0.videoMedia($1) }),
        Route("/videos/{id}/file", get: { await $0.keptVideoFile($1) }),
        Route("/videos/{id}/position", post: { await $0.rememberPlayback($1) }),
        Route("/videos/{id}/download", post: { await $0.downloadVideo($1) }),
        Route("/videos/{id}/download/events", get: { await $0.downloadEvents($1) }),
        Route("/videos/{id}/cancel", post: { await $0.cancelDownload($1) }),
        Route("/videos/{id}/remove", post: { await $0.removeDownload($1) }),
        Route("/videos/{id}/thumbnail", get: { await $0.videoThumbnail($1) }),

        Route(
            "/catalog", get: { await $0.catalogScreen($1) },
            destination: Destination(
                path: "/catalog", title: .catalog, icon: Icon.catalog, isThere: { $0.registration != nil })),
        Route("/catalog/list/{kind}", get: { await $0.liveCatalog($1) }),
        Route("/catalog/choose", post: { await $0.chooseCatalog($1) }),
        Route("/register", get: { await $0.registrationForm($1) }, post: { await $0.submitRegistration($1) }),
        Route("/register/review", post: { await $0.reviewRegistration($1) }),
        Route("/profile", get: { await $0.profileScreen($1) }),
        Route("/profile/forget", post: { await $0.forgetProfile($1) }),

        Route(
            "/settings", get: { await $0.settings($1) },
            destination: Destination(path: "/settings", title: .settings, icon: Icon.settings)),
        Route("/settings/language", post: { $0.chooseLanguage($1) }),
        Route("/settings/theme", post: { $0.chooseTheme($1) }),

        Route("/parts", get: { $0.parts($1) }, isDemoOnly: true),
    ]

    static let destinations = all.compactMap(\.destination)
}
