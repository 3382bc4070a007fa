/// The one community whose gallery is shown.
public struct OpenCommunity: Sendable {
    private let source: any CommunitySource
    private let reference: Community.Reference

    public init(_ reference: Community.Reference, source: any CommunitySource) {
        self.reference = reference
        self.source = source
    }

    /// - Throws: ``GalleryError/notFound`` when there is no such community.
    public func callAsFunction() async throws(GalleryError) -> Community {
        try await source.community(reference)
    }
}
