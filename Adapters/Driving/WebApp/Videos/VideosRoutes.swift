import HTMLBuilder

extension Route {
    /// The addresses of the video catalog and its offline shelf.
    static let videos: [Route] = [
        Route(
            "/videos", get: { await $0.videoList($1) },
            destination: Destination(path: "/videos", title: .videos, icon: Icon.videos, domain: .videos)),
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
    ]
}
