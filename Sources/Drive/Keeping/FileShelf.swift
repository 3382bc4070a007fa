#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The files that were brought to be looked at here, also without a connection: each one version of one file.
public protocol FileShelf: Sendable {
    /// Where a file belongs; the folder for it is there. Its name ends as the file's own does.
    ///
    /// - Throws: ``DriveError/storageFailed`` when there can be no file.
    func place(for item: DriveItem, _ rendition: Rendition) async throws(DriveError) -> URL

    /// What stands whole at its place; `nil` where nothing does, or only another version.
    func kept(_ item: DriveItem, _ rendition: Rendition) async -> KeptFile?

    /// Removes what is kept, and what is unfinished, of one item, or of all.
    ///
    /// - Parameter item: `nil` for all.
    /// - Throws: ``DriveError/storageFailed`` when something is still there.
    func forget(_ item: DriveItem?) async throws(DriveError)
}

/// What of a file is kept.
public enum Rendition: String, Hashable, Sendable, CaseIterable {
    /// The file as it is.
    case original
    /// A document made readable for a browser.
    case pdf
}

/// A whole file on this computer.
public struct KeptFile: Hashable, Sendable {
    public let bytes: Bytes
    public let sizeInBytes: Int

    public init(_ bytes: Bytes, sizeInBytes: Int) {
        self.bytes = bytes
        self.sizeInBytes = sizeInBytes
    }

    /// Where the bytes are.
    public enum Bytes: Hashable, Sendable {
        case file(URL)
        case memory(Data)
    }
}
