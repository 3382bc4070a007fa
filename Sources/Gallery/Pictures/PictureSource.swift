public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a picture's bytes come from.
public protocol PictureSource: Sendable {
    /// The bytes as their host sent them, and their type by the bytes themselves.
    ///
    /// - Throws: ``GalleryError/notFound`` when the host no longer has it; ``GalleryError/unreadable`` when the answer is
    ///   no picture, or one of over 64 MiB.
    func picture(at address: URL) async throws(GalleryError) -> Picture
}
