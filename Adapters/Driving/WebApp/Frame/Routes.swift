import Drive
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
            "/drive", get: { await $0.driveEntrance($1) },
            destination: Destination(path: "/drive", title: .drive, icon: Icon.drive, isThere: { $0.drive != nil })),
        Route("/drive/welcome", get: { await $0.driveWelcome($1) }, post: { await $0.leaveDriveWelcome($1) }),
        Route("/drive/sign-in", get: { await $0.driveSignIn($1) }),
        Route("/drive/recent", get: { await $0.recentFiles($1) }),
        Route("/drive/recent/list", get: { await $0.liveDriveList(.recent, $1) }),
        Route("/drive/files", get: { await $0.folderScreen($1) }),
        Route("/drive/files/list", get: { await $0.liveDriveList($1.drivePath.map { .folder($0) }, $1) }),
        Route("/drive/published", get: { await $0.publishedFiles($1) }),
        Route("/drive/published/list", get: { await $0.liveDriveList(.published, $1) }),
        Route("/drive/file", get: { await $0.fileScreen($1) }),
        Route("/drive/file/preview", get: { await $0.filePreview($1) }),
        Route("/drive/file/viewer", get: { await $0.liveFileViewer($1) }),
        Route("/drive/file/contents", get: { await $0.fileContents($1, .original) }),
        Route("/drive/file/document", get: { await $0.fileContents($1, .pdf) }),
        Route("/drive/file/events", get: { await $0.fileEvents($1) }),
        Route("/drive/file/bring", post: { await $0.bringFile($1) }),
        Route("/drive/file/pause", post: { await $0.pauseFile($1) }),
        Route("/drive/file/discard", post: { await $0.discardFile($1) }),
        Route("/drive/rename", get: { await $0.renameScreen($1) }, post: { await $0.renameItem($1) }),
        Route("/drive/move", get: { await $0.moveScreen($1) }, post: { await $0.moveItem($1) }),
        Route("/drive/delete", get: { await $0.deleteScreen($1) }, post: { await $0.deleteItem($1) }),
        Route("/drive/new-folder", get: { await $0.newFolderScreen($1) }, post: { await $0.makeFolder($1) }),
        Route("/drive/profile", get: { await $0.driveProfile($1) }),
        Route("/drive/profile/usage", get: { await $0.liveDriveUsage($1) }),
        Route("/drive/sign-out", get: { await $0.driveSignOut($1) }),
        Route("/drive/trash", get: { await $0.trashScreen($1) }),
        Route("/drive/trash/restore", post: { await $0.restoreItem($1) }),
        Route("/drive/trash/erase", post: { await $0.eraseItem($1) }),
        Route("/drive/search", get: { await $0.driveSearch($1) }),
        Route("/drive/search/list", get: { await $0.liveDriveSearch($1) }),
        Route("/drive/space", get: { await $0.driveSpace($1) }),
        Route("/drive/space/list", get: { await $0.liveDriveSpace($1) }),
        Route("/drive/upload", post: { await $0.uploadWhole($1) }),
        Route("/drive/uploads/begin", post: { await $0.beginUpload($1) }),
        Route("/drive/uploads/events", get: { await $0.uploadEvents($1) }),
        Route("/drive/uploads/clear", post: { await $0.clearUploads($1) }),
        Route("/drive/uploads/{id}/piece", post: { await $0.takeUploadPiece($1) }),
        Route("/drive/uploads/{id}/choose", post: { await $0.chooseForUpload($1) }),
        Route("/drive/uploads/{id}/retry", post: { await $0.retryUpload($1) }),
        Route("/drive/uploads/{id}/cancel", post: { await $0.cancelUpload($1) }),
        Route("/drive/publish", post: { await $0.publishItem($1) }),
        Route("/drive/unpublish", post: { await $0.unpublishItem($1) }),

        Route(
            "/settings", get: { await $0.settings($1) },
            destination: Destination(path: "/settings", title: .settings, icon: Icon.settings)),
        Route("/settings/language", post: { $0.chooseLanguage($1) }),
        Route("/settings/theme", post: { $0.chooseTheme($1) }),

        Route("/parts", get: { $0.parts($1) }, isDemoOnly: true),
    ]

    static let destinations = all.compactMap(\.destination)
}
