#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps what was found out about a community.
public protocol CommunityCache: Sendable {
    /// - Returns: `nil` when nothing is kept under that reference.
    /// - Throws: ``GalleryError/storageFailed`` when what is kept cannot be read.
    func kept(_ reference: Community.Reference) async throws(GalleryError) -> KeptCommunity?

    /// - Throws: ``GalleryError/diskFull`` or ``GalleryError/storageFailed``.
    func keep(_ kept: KeptCommunity, as reference: Community.Reference) async throws(GalleryError)

    /// Forgets everything, as when the person signs out.
    ///
    /// - Throws: ``GalleryError/storageFailed`` when something is still there.
    func forgetAll() async throws(GalleryError)
}

/// A community, and the moment at which its source told of it.
public struct KeptCommunity: Hashable, Sendable, Codable {
    public let community: Community
    public let savedAt: Date

    public init(_ community: Community, savedAt: Date) {
        self.community = community
        self.savedAt = savedAt
    }
}
