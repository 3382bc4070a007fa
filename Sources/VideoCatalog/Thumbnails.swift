public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a thumbnail's picture comes from.
public protocol ThumbnailSource: Sendable {
    /// - Throws: ``VideoCatalogError/unreadable`` when the answer is no picture, or one of over 8 MiB.
    func thumbnail(at address: URL) async throws(VideoCatalogError) -> Picture
}

/// Keeps thumbnails that were seen. It may forget; the oldest go first when room is short.
public protocol ThumbnailCache: Sendable {
    func kept(at address: URL) async -> Picture?

    /// - Throws: ``VideoCatalogError/storageFailed``; what was kept before is then still there.
    func keep(_ picture: Picture, at address: URL) async throws(VideoCatalogError)
}
