#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture as its source sent it.
public struct Picture: Hashable, Sendable {
    public let data: Data
    /// `image/jpeg` and the like.
    public let mediaType: String

    public init(data: Data, mediaType: String) {
        self.data = data
        self.mediaType = mediaType
    }
}

/// Where a thumbnail's picture comes from.
public protocol ThumbnailSource: Sendable {
    /// - Throws: ``VideoCatalogError/unreadable`` when the answer is no picture, or one of over 8 MiB.
    func thumbnail(at address: URL) async throws(VideoCatalogError) -> Picture
}

/// Keeps thumbnails that were seen. It may forget; the oldest go first when room is short.
public protocol ThumbnailCache: Sendable {
    func thumbnail(at address: URL) async -> Picture?
    /// - Throws: ``VideoCatalogError/storageFailed``; what was kept before is then still there.
    func save(_ picture: Picture, at address: URL) async throws(VideoCatalogError)
}
