public import Drive
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``PreviewCache`` in a directory of its own (0700, its files 0600): a file for each picture. The pictures written
/// longest ago go first when room is short.
public struct FilePreviewCache: PreviewCache {
    private let files: PictureFiles

    /// - Parameters:
    ///   - directory: made at the first write; nothing else may be kept in it.
    ///   - limitInBytes: of all files together.
    public init(in directory: URL, limitInBytes: Int = 128 << 20) {
        files = PictureFiles(in: directory, limitInBytes: limitInBytes)
    }

    public func kept(_ key: PreviewKey) async -> Picture? {
        await files.picture(at: Self.address(of: key))
    }

    public func keep(_ picture: Picture, as key: PreviewKey) async throws(DriveError) {
        guard await files.save(picture, at: Self.address(of: key)) else { throw .storageFailed }
    }

    public func forgetAll() async throws(DriveError) {
        guard await files.removeAll() else { throw .storageFailed }
    }

    /// Pictures are told apart by addresses there.
    private static func address(of key: PreviewKey) -> URL { URL(filePath: "/" + key.text) }
}
