/// Finds a community.
public protocol CommunitySource: Sendable {
    /// - Throws: ``GalleryError/notFound`` when there is no such community, or the reference names something else.
    func community(_ reference: Community.Reference) async throws(GalleryError) -> Community
}
