#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Remembers which downloads are not done, over the end of the program. Several programs may use it at once.
public protocol DownloadsStore: Sendable {
    /// In the order in which they were asked for.
    ///
    /// - Throws: ``DownloadError/storageFailed``.
    func unfinished() async throws(DownloadError) -> [UnfinishedDownload]

    /// Remembers it, in place of what was known of that video.
    ///
    /// - Throws: ``DownloadError/storageFailed``.
    func save(_ download: UnfinishedDownload) async throws(DownloadError)

    /// Nothing where there is nothing.
    ///
    /// - Throws: ``DownloadError/storageFailed``.
    func forget(_ id: Video.ID) async throws(DownloadError)
}

/// A download that is not done, and what the person wants of it.
public struct UnfinishedDownload: Hashable, Sendable, Codable, Identifiable {
    public let video: Video
    public let link: URL
    public let askedAt: Date
    public var wish: Wish
    /// Why it stopped, where it failed.
    public var failure: DownloadError?

    public var id: Video.ID { video.id }

    public init(_ video: Video, link: URL, askedAt: Date, wish: Wish, failure: DownloadError? = nil) {
        self.video = video
        self.link = link
        self.askedAt = askedAt
        self.wish = wish
        self.failure = failure
    }

    /// Whether it is to go on by itself.
    public enum Wish: String, Hashable, Sendable, Codable {
        case go, pause
    }
}
