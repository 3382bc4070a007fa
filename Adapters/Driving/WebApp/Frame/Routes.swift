import HTMLBuilder

/// An entry of the navigation.
struct Destination: Sendable {
    let path: String
    let title: Phrase
    let icon: HTML
}

extension Route {
    /// Every address of Vitrine. A further domain adds its routes here, and its entry in the navigation with the first.
    static let all: [Route] = [
        Route(
            "/", get: { await $0.home($1) },
            destination: Destination(path: "/", title: .home, icon: Icon.home)),

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
            "/settings", get: { await $0.settings($1) },
            destination: Destination(path: "/settings", title: .settings, icon: Icon.settings)),
        Route("/settings/language", post: { $0.chooseLanguage($1) }),
        Route("/settings/theme", post: { $0.chooseTheme($1) }),

        Route("/parts", get: { $0.parts($1) }, isDemoOnly: true),
    ]

    static let destinations = all.compactMap(\.destination)
}
