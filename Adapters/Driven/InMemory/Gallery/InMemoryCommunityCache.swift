public import Gallery

/// A ``CommunityCache`` that forgets everything with the process.
public final class InMemoryCommunityCache: CommunityCache {
    private let communities: Fallible<[Community.Reference: KeptCommunity], GalleryError>

    public init(_ kept: [Community.Reference: KeptCommunity] = [:]) {
        communities = Fallible(kept)
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        communities.fail(with: error)
    }

    public func kept(_ reference: Community.Reference) async throws(GalleryError) -> KeptCommunity? {
        try communities.read { $0[reference] }
    }

    public func keep(_ kept: KeptCommunity, as reference: Community.Reference) async throws(GalleryError) {
        try communities.write { $0[reference] = kept }
    }

    public func forgetAll() async throws(GalleryError) {
        try communities.write { $0 = [:] }
    }
}
