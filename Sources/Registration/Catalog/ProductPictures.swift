public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a product's picture comes from.
public protocol ProductPictureSource: Sendable {
    /// - Throws: ``CatalogError/unreadable`` when the answer is no picture, or one of over 8 MiB; otherwise what
    ///   ``CatalogSource/list()`` throws for a source that cannot be had.
    func picture(at address: URL) async throws(CatalogError) -> Picture
}

/// Keeps pictures that were seen. It may forget; the oldest go first when room is short.
public protocol ProductPictureCache: Sendable {
    func kept(at address: URL) async -> Picture?

    /// - Throws: ``CatalogError/storageFailed``; what was kept before is then still there.
    func keep(_ picture: Picture, at address: URL) async throws(CatalogError)
}
