/// The one community whose gallery is shown.
public struct OpenCommunity: Sendable {
    private let source: any CommunitySource
    private let reference: Community.Reference

    public init(_ reference: Community.Reference, source: any CommunitySource) {
        self.reference = reference
        self.source = source
    }

    /// - Throws: ``GalleryError/noCommunity`` when there is none of that name.
    public func callAsFunction() async throws(GalleryError) -> Community {
        do throws(GalleryError) {
            return try await source.community(reference)
        } catch {
            throw error == .notFound ? .noCommunity : error
        }
    }
}
