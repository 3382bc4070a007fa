#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Brings a file of the disk to this computer.
public protocol FileDownloading: Sendable {
    /// Goes on from what an earlier call left for that place, and never fetches that again, unless the file has changed
    /// meanwhile: then it begins anew. A link that has expired is replaced by a new one.
    ///
    /// - Parameters:
    ///   - item: a file as it was seen: what arrives has its length and its hashes, or nothing arrives.
    ///   - place: the file on this computer. It appears when it is whole, in place of the one before, and not earlier;
    ///     its folder must be there.
    ///   - progress: is told in order, at least every 250 ms while bytes come. Must not block.
    /// - Returns: the whole file's length in bytes.
    /// - Throws: ``DriveError/cancelled`` within a second when the task is cancelled: this is how it is paused;
    ///   ``DriveError/notFound``, ``DriveError/notAFile``, ``DriveError/infected``; ``DriveError/changedElsewhere`` when
    ///   the file at the service is not the one that was seen; ``DriveError/damaged``;
    ///   ``DriveError/noRoom(missingBytes:)``, ``DriveError/nameTooLongHere``, ``DriveError/storageFailed``,
    ///   ``DriveError/busyElsewhere``.
    func download(
        _ item: DriveItem, to place: URL, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> Int

    /// What an unfinished call left for that place, or is bringing now, in whatever program; `nil` where there is
    /// nothing.
    func unfinished(at place: URL) async -> UnfinishedDownload?

    /// Removes what an unfinished call left for that place; nothing where there is nothing.
    ///
    /// - Throws: ``DriveError/storageFailed`` or ``DriveError/busyElsewhere``.
    func discardUnfinished(at place: URL) async throws(DriveError)
}

/// A download that is not whole yet.
public struct UnfinishedDownload: Hashable, Sendable {
    /// What the next call need not fetch again.
    public let received: TransferredBytes
    /// Whether a call is bringing it now.
    public let isUnderWay: Bool

    public init(_ received: TransferredBytes, isUnderWay: Bool) {
        self.received = received
        self.isUnderWay = isUnderWay
    }
}

/// Sends a file of this computer to the disk.
public protocol FileUploading: Sendable {
    /// Sends it, read in pieces; again from its beginning, with a new link, where another try is worth it.
    ///
    /// - Parameters:
    ///   - target: the whole path of the file on the disk.
    ///   - replacing: whether a file that is there may go.
    ///   - progress: is told in order; fewer bytes than before where it began anew. Must not block.
    /// - Returns: what was sent, by its own reading: to be compared with what the service has then.
    /// - Throws: ``DriveError/alreadyExists``, ``DriveError/parentMissing``, ``DriveError/diskFull``,
    ///   ``DriveError/fileTooLarge``, ``DriveError/uploadLimitReached``, ``DriveError/localFileUnreadable``,
    ///   ``DriveError/localFileChanged``; ``DriveError/cancelled`` within a second when the task is cancelled.
    func upload(
        _ file: URL, to target: DrivePath, replacing: Bool, progress: @escaping @Sendable (TransferredBytes) -> Void
    ) async throws(DriveError) -> SentFile
}

/// What an upload has sent.
public struct SentFile: Hashable, Sendable {
    public let sizeInBytes: Int
    /// Of the bytes that went out; at least one of them.
    public let digests: FileDigests
    /// Set where the service is still putting the file in its place.
    public let change: DriveChange

    public init(sizeInBytes: Int, digests: FileDigests, change: DriveChange = .done) {
        self.sizeInBytes = sizeInBytes
        self.digests = digests
        self.change = change
    }
}
