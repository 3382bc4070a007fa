public import Gallery
import Synchronization

/// A ``CommunitySource`` that knows the communities it was given, by any of their names.
public final class InMemoryCommunitySource: CommunitySource {
    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let communities: [Community.Reference: Community]
    private let failure = Mutex<GalleryError?>(nil)

    public init(_ communities: [Community.Reference: Community]) {
        self.communities = communities
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        failure.withLock { $0 = error }
    }

    public func community(_ reference: Community.Reference) async throws(GalleryError) -> Community {
        guard await gate.pass() else { throw .cancelled }
        if let failure = failure.withLock({ $0 }) { throw failure }
        guard let community = communities[reference] else { throw .notFound }
        return community
    }
}
