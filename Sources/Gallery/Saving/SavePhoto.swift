public import SharedKernel

/// Saves a photo in its best resolution among the person's own pictures.
public struct SavePhoto: Sendable {
    private let source: any PhotoSource
    private let pictures: any PictureSource<GalleryError>
    private let seen: any PictureCache<GalleryError>
    private let library: any PictureLibrary

    /// - Parameters:
    ///   - pictures: one that keeps nothing: what is saved needs no second copy.
    ///   - seen: the pictures that need not be fetched again.
    public init(
        source: any PhotoSource, pictures: any PictureSource<GalleryError>, seen: any PictureCache<GalleryError>,
        library: any PictureLibrary
    ) {
        self.source = source
        self.pictures = pictures
        self.seen = seen
        self.library = library
    }

    /// Saves the photo as it is now; one that was saved before is left as it is.
    ///
    /// - Returns: after the file is safe.
    /// - Throws: ``GalleryError/notFound`` when there is no such photo, or it has no picture; nothing is left of the
    ///   file when it could not be saved.
    public func callAsFunction(
        _ id: Photo.ID, in folder: PictureFolder = .personal
    ) async throws(GalleryError) -> SavedPicture {
        guard let photo = try await source.photos([id]).first else { throw .notFound }
        return try await save(photo, in: folder)
    }

    /// - Parameter photo: one that was asked for just now, because the addresses of pictures end with time.
    func save(_ photo: Photo, in folder: PictureFolder) async throws(GalleryError) -> SavedPicture {
        if let saved = try await library.saved(photo, in: folder) { return saved }
        guard let best = photo.sizes.best else { throw .notFound }
        let kept = await seen.kept(at: best.address)
        let picture = if let kept { kept } else { try await pictures.picture(at: best.address) }
        return try await library.save(picture, of: photo, in: folder)
    }
}
