#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps one feed's last good list. It may forget; it never gives half of a list.
public protocol FeedCache: Sendable {
    /// The list that was kept last, and when; `nil` when none is kept.
    ///
    /// - Throws: ``VideoCatalogError/storageFailed`` when what is kept cannot be read.
    func saved() async throws(VideoCatalogError) -> SavedVideoList?

    /// Keeps `list` in place of the one before.
    ///
    /// - Throws: ``VideoCatalogError/storageFailed`` when it cannot be written; the one before is then still there.
    func save(_ list: VideoList, at moment: Date) async throws(VideoCatalogError)
}

/// A list, and the moment at which it was live.
public struct SavedVideoList: Hashable, Sendable, Codable {
    public let list: VideoList
    public let savedAt: Date

    public init(_ list: VideoList, savedAt: Date) {
        self.list = list
        self.savedAt = savedAt
    }
}
