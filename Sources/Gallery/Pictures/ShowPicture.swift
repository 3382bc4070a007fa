public import SharedKernel

/// The picture of a photo, or the preview of a video. Only addresses that the service named are ever asked for.
public struct ShowPicture: Sendable {
    private let photos: Listing<Photo>
    private let videos: Listing<GalleryVideo>
    private let source: any PictureSource<GalleryError>

    /// - Parameter source: one that keeps what was seen.
    public init(photos: BrowsePhotos, videos: BrowseVideos, source: any PictureSource<GalleryError>) {
        self.photos = photos.listing
        self.videos = videos.listing
        self.source = source
    }

    /// - Parameter place: the page on which the photo was seen; without it the service is asked where its picture is.
    /// - Throws: ``GalleryError/notFound`` when there is no such photo, or it has no picture.
    public func callAsFunction(
        of id: Photo.ID, at place: PagePlace<Photo>?, _ fit: PictureFit
    ) async throws(GalleryError) -> Picture {
        try await picture(fit.choice(among: try await photos.item(id, at: place).value.sizes))
    }

    /// - Parameter place: the page on which the video was seen; without it the service is asked where its preview is.
    /// - Throws: ``GalleryError/notFound`` when there is no such video, or it has no preview.
    public func callAsFunction(
        of id: GalleryVideo.ID, at place: PagePlace<GalleryVideo>?, _ fit: PictureFit
    ) async throws(GalleryError) -> Picture {
        try await picture(fit.choice(among: try await videos.item(id, at: place).value.previews))
    }

    private func picture(_ size: PictureSize?) async throws(GalleryError) -> Picture {
        guard let size else { throw .notFound }
        return try await source.picture(at: size.address)
    }
}

/// Which of a picture's sizes is wanted.
public enum PictureFit: Hashable, Sendable {
    case best
    /// The smallest that fills a square cell of that side.
    case covering(sideInPixels: Int)
    /// The largest that is at most that wide.
    case upTo(widthInPixels: Int)

    public func choice(among sizes: [PictureSize]) -> PictureSize? {
        switch self {
        case .best: sizes.best
        case .covering(let side): sizes.smallest(coveringPixels: side)
        case .upTo(let width): sizes.largest(upToPixelsWide: width)
        }
    }
}
