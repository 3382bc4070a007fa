public import SharedKernel

/// A photo as a file of the person's, which is a real use of it: the service is told.
public struct DownloadPhoto: Sendable {
    private let track: TrackDownload
    private let source: any PictureSource<FavoritesError>

    public init(tracking: any DownloadTracking, source: any PictureSource<FavoritesError>) {
        track = TrackDownload(tracking: tracking)
        self.source = source
    }

    /// - Returns: the picture in its full size, or else in the largest that a screen is given.
    public func callAsFunction(_ photo: Photo) async throws(FavoritesError) -> Picture {
        if let full = await track(photo) {
            do throws(FavoritesError) {
                return try await source.picture(at: full)
            } catch {
                // Larger than may be held at once, or no picture: what screens are given is one.
                guard error == .serviceFailed else { throw error }
            }
        }
        let widest = photo.picture.widths.last ?? ShowFavoritePicture.width
        guard let address = photo.picture.url(width: widest) else { throw .notFound }
        return try await source.picture(at: address)
    }
}
