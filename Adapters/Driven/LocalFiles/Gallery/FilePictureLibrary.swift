import Dispatch
public import Gallery
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``PictureLibrary`` in the person's own folders: `2022-03-29_club1_457239017.jpg`, with the moment of the upload as
/// the file's date.
public struct FilePictureLibrary: PictureLibrary {
    private let personal: URL
    /// One save at a time, and no blocking on the cooperative pool.
    private let queue = DispatchQueue(label: "picture-library")

    /// - Parameter personal: the person's pictures folder; made at the first save.
    public init(personal: URL) {
        self.personal = personal
    }

    public func saved(_ photo: Photo, in folder: PictureFolder) async throws(GalleryError) -> SavedPicture? {
        try await queue.run { () throws(GalleryError) in
            guard case .taken(let path) = try place(folder).search(for: photo) else { return nil }
            return SavedPicture(path: path, isNew: false)
        }
    }

    public func save(
        _ picture: Picture, of photo: Photo, in folder: PictureFolder
    ) async throws(GalleryError) -> SavedPicture {
        guard let format = PictureFormat(firstBytesOf: picture.data) else { throw .unreadable }
        guard !Task.isCancelled else { throw .cancelled }
        return try await queue.run { () throws(GalleryError) in
            let place = try place(folder)
            try place.make()
            return try place.save(picture.data, of: photo, as: format)
        }
    }

    private func place(_ folder: PictureFolder) throws(GalleryError) -> SavingPlace {
        switch folder {
        case .personal: return SavingPlace(path: personal.path)
        case .named(let path):
            // A path with a NUL in it would be another one to the system.
            guard !path.isEmpty, !path.utf8.contains(0) else { throw .notWritable(path: path) }
            return SavingPlace(path: URL(filePath: path).standardizedFileURL.path)
        }
    }
}
