public import VideoCatalog
public import WebServer

/// Every screen, for a person with a browser: requests in, pages out.
public struct VitrineWebApp: Sendable {
    private let videos: VideoScreens

    public init(videos: VideoScreens) {
        self.videos = videos
    }

    public func respond(to request: Request) async -> Response {
        .text(.notFound, "")
    }

    /// What the Videos screens ask the domain for.
    public struct VideoScreens: Sendable {
        let list: ListVideos
        let show: ShowVideo
        let thumbnail: ShowThumbnail

        public init(list: ListVideos, show: ShowVideo, thumbnail: ShowThumbnail) {
            self.list = list
            self.show = show
            self.thumbnail = thumbnail
        }
    }
}
