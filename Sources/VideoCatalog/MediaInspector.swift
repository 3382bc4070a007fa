#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Finds out what a link leads to, where its name does not tell.
public protocol MediaInspector: Sendable {
    /// Decides by the answer's media type, then by its first bytes, then by the link's name.
    ///
    /// - Throws: ``VideoCatalogError/unreadable`` when it leads to a page or anything else that no player plays.
    func media(at address: URL) async throws(VideoCatalogError) -> Video.Media

    /// How long the file there is, in bytes; `nil` where its host does not say.
    ///
    /// - Throws: ``VideoCatalogError/offline`` when there is no way to the host; ``VideoCatalogError/sourceFailed`` when
    ///   it was reached and failed.
    func length(at address: URL) async throws(VideoCatalogError) -> Int?
}
