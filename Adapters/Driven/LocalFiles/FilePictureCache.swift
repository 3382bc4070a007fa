public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A cache of pictures in a directory of its own (0700, its files 0600): a file for each picture. The pictures written
/// longest ago go first when room is short. Whose it is, its error says: `FilePictureCache<GalleryError>` is the gallery's.
public struct FilePictureCache<Failure: PictureError>: PictureCache {
    private let files: PictureFiles

    /// - Parameters:
    ///   - directory: made at the first write; nothing else may be kept in it.
    ///   - limitInBytes: of all files together.
    public init(in directory: URL, limitInBytes: Int = 256 << 20) {
        files = PictureFiles(in: directory, limitInBytes: limitInBytes)
    }

    public func kept(at address: URL) async -> Picture? {
        await files.picture(at: address)
    }

    public func keep(_ picture: Picture, at address: URL) async throws(Failure) {
        guard await files.save(picture, at: address) else { throw .storageFailed }
    }

    public func forgetAll() async throws(Failure) {
        guard await files.removeAll() else { throw .storageFailed }
    }
}
