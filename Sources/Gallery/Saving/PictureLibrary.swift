public import SharedKernel

/// The person's own folders of pictures. What is there is never overwritten.
public protocol PictureLibrary: Sendable {
    /// Where that photo was saved before.
    ///
    /// - Returns: `nil` where it was not. A file that bears its name and is no picture is somebody else's.
    /// - Throws: ``GalleryError/notWritable(path:)`` when the folder cannot be looked into.
    func saved(_ photo: Photo, in folder: PictureFolder) async throws(GalleryError) -> SavedPicture?

    /// Puts the picture there whole: with its own bytes, named by the photo's date (in UTC) and id and the picture's
    /// type, dated by the upload. A photo that is there already is left as it is.
    ///
    /// - Returns: after the file is safe, also from a power cut.
    /// - Throws: ``GalleryError/diskFull``, ``GalleryError/notWritable(path:)``, ``GalleryError/storageFailed``,
    ///   or ``GalleryError/unreadable`` for a type that nobody knows; no part of the file is left then.
    func save(
        _ picture: Picture, of photo: Photo, in folder: PictureFolder
    ) async throws(GalleryError) -> SavedPicture
}

/// Where pictures are saved.
public enum PictureFolder: Hashable, Sendable {
    /// The person's pictures folder.
    case personal
    /// A folder that the person names; made where it is not there.
    case named(path: String)
}

/// A photo among the person's own pictures.
public struct SavedPicture: Hashable, Sendable {
    /// Of the file, whole.
    public let path: String
    /// Whether it was saved just now, and not before.
    public let isNew: Bool

    public init(path: String, isNew: Bool) {
        self.path = path
        self.isNew = isNew
    }
}
