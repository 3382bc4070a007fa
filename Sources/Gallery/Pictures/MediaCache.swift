public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps pictures that were seen. It may forget; the oldest go first when room is short.
public protocol MediaCache: Sendable {
    func kept(at address: URL) async -> Picture?

    /// - Throws: ``GalleryError/diskFull`` or ``GalleryError/storageFailed``; what was kept before is then still there.
    func keep(_ picture: Picture, at address: URL) async throws(GalleryError)

    /// Forgets every picture, as when the person signs out.
    ///
    /// - Throws: ``GalleryError/storageFailed`` when something is still there.
    func forgetAll() async throws(GalleryError)
}
