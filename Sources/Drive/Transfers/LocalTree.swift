#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The files and folders of this computer that a person names, for bringing whole folders here and there.
public protocol LocalTree: Sendable {
    /// What stands there; `nil` where nothing does, or something that is neither a file nor a folder.
    func entry(at place: URL) async -> LocalEntry?

    /// What is in a folder, by name; links are not followed, and what is neither file nor folder is left out.
    ///
    /// - Throws: ``DriveError/localFileUnreadable``.
    func contents(of folder: URL) async throws(DriveError) -> [LocalEntry]

    /// Makes a folder and those on the way to it; one that is there is left as it is.
    ///
    /// - Throws: ``DriveError/placeIsTaken`` where a file stands; ``DriveError/nameTooLongHere``;
    ///   ``DriveError/storageFailed``.
    func makeFolder(at place: URL) async throws(DriveError)
}

/// A file or folder of this computer.
public struct LocalEntry: Hashable, Sendable {
    public let place: URL
    public let name: String
    /// `nil` for a folder.
    public let sizeInBytes: Int?

    public init(_ place: URL, name: String, sizeInBytes: Int?) {
        self.place = place
        self.name = name
        self.sizeInBytes = sizeInBytes
    }

    public var isFolder: Bool { sizeInBytes == nil }
}

/// Reads files of this computer to the end, to know them by their hashes.
public protocol FileHashing: Sendable {
    /// - Throws: ``DriveError/localFileUnreadable``; ``DriveError/cancelled`` within a second when the task is
    ///   cancelled.
    func digests(of file: URL) async throws(DriveError) -> FileDigests
}

extension FileHashing {
    /// Whether a file of this computer and one of the disk are the same, by their lengths and hashes.
    func isSame(_ entry: LocalEntry, as file: FileFacts) async throws(DriveError) -> Bool {
        guard entry.sizeInBytes == file.sizeInBytes else { return false }
        return try await digests(of: entry.place).agree(with: file.digests) == true
    }
}
