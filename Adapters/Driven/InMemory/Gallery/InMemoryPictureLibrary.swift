public import Gallery
public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A ``PictureLibrary`` that forgets everything with the process.
public final class InMemoryPictureLibrary: PictureLibrary {
    /// A file as it would lie in its folder.
    public struct File: Hashable, Sendable {
        public let path: String
        public let photo: Photo
        public let picture: Picture
    }

    private struct State {
        var files: [File] = []
        var failure: GalleryError?

        func saved(_ photo: Photo, in folder: PictureFolder) -> SavedPicture? {
            files.first { $0.photo.id == photo.id && $0.path.hasPrefix(folder.path) }
                .map { SavedPicture(path: $0.path, isNew: false) }
        }
    }

    private let state = Mutex(State())

    public init() {}

    /// What was saved, in its order.
    public var files: [File] { state.withLock(\.files) }

    /// Fails every save so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        state.withLock { $0.failure = error }
    }

    public func saved(_ photo: Photo, in folder: PictureFolder) async throws(GalleryError) -> SavedPicture? {
        state.withLock { $0.saved(photo, in: folder) }
    }

    public func save(
        _ picture: Picture, of photo: Photo, in folder: PictureFolder
    ) async throws(GalleryError) -> SavedPicture {
        guard !Task.isCancelled else { throw .cancelled }
        guard let subtype = picture.mediaType.split(separator: "/").last, picture.mediaType.hasPrefix("image/") else {
            throw .unreadable
        }
        let path = "\(folder.path)\(photo.id).\(subtype)"
        return try state.withLock { state throws(GalleryError) in
            if let saved = state.saved(photo, in: folder) { return saved }
            if let failure = state.failure { throw failure }
            state.files.append(File(path: path, photo: photo, picture: picture))
            return SavedPicture(path: path, isNew: true)
        }
    }
}

extension PictureFolder {
    fileprivate var path: String {
        switch self {
        case .personal: "Pictures/"
        case .named(let path): path + "/"
        }
    }
}
