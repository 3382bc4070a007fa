public import Digests

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Files outside Vitrine's own folders, at places that the person names.
public protocol NamedFiles: Sendable {
    /// What stands at that place.
    ///
    /// - Parameter contents: what is to stand there.
    func occupant(of file: URL, besides contents: KeptContents?) async -> Occupant

    /// Copies what is kept: the whole file appears at once, or none.
    ///
    /// - Parameter progress: is told in order how much of it is copied.
    /// - Throws: ``DownloadError/placeIsTaken`` where there is something, ``DownloadError/noRoom(missingBytes:)``,
    ///   ``DownloadError/storageFailed``, and ``DownloadError/cancelled`` within a second when the task is cancelled.
    func copy(
        _ contents: KeptContents, to file: URL, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError)

    /// Gives a file that Vitrine has made for itself the rights that the person's own new files have there. Where the
    /// system does not let it, the file stays as it is.
    func handOver(_ file: URL) async
}

/// Reads through a file at a place that the person names.
public protocol NamedFileFingerprints: Sendable {
    /// - Parameter progress: is told in order how much was read, the whole at the end.
    /// - Returns: its SHA-256.
    /// - Throws: ``DownloadError/storageFailed`` when it is not there or cannot be read, and ``DownloadError/cancelled``
    ///   within a second when the task is cancelled.
    func fingerprint(
        of file: URL, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Digest
}

/// What stands at a place that the person names.
public enum Occupant: Hashable, Sendable {
    case nothing
    /// A file that holds what is to stand there.
    case same
    case otherFile(sizeInBytes: Int)
    case folder
}
