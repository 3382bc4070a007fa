public import Digests

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Brings what a link leads to into a file.
public protocol VideoDownloader: Sendable {
    /// Goes on from what an earlier call left for that file, and never fetches that again, unless the file has changed
    /// at its host meanwhile: then it begins anew.
    ///
    /// - Parameters:
    ///   - file: appears when it is whole, in place of the one before, and not earlier.
    ///   - fingerprint: the SHA-256 of the only file that may appear; `nil` for whatever is there.
    ///   - progress: is told in order, at least every 250 ms while bytes come.
    /// - Returns: the whole file's length in bytes.
    /// - Throws: ``DownloadError/cancelled`` within a second when the task is cancelled, and any other case but
    ///   ``DownloadError/isStream``, ``DownloadError/nothingToDownload`` and ``DownloadError/catalog(_:)``. What has
    ///   come stays for the next call, except after ``DownloadError/damaged`` and ``DownloadError/otherFingerprint``.
    func download(
        _ link: URL, to file: URL, expecting fingerprint: Digest?,
        progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Int

    /// What an unfinished call left for that file, or is bringing now, in whatever program; `nil` where there is
    /// nothing.
    func unfinished(at file: URL) async -> UnfinishedFile?

    /// Removes what an unfinished call left for that file; nothing where there is nothing.
    ///
    /// - Throws: ``DownloadError/storageFailed`` or ``DownloadError/busyElsewhere``.
    func discardUnfinished(at file: URL) async throws(DownloadError)
}

/// A file that is not whole yet.
public struct UnfinishedFile: Hashable, Sendable {
    /// What the next call need not fetch again.
    public let received: ReceivedBytes
    /// Whether a call is bringing it now.
    public let isUnderWay: Bool

    public init(_ received: ReceivedBytes, isUnderWay: Bool) {
        self.received = received
        self.isUnderWay = isUnderWay
    }
}
