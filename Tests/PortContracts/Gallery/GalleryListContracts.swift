public import Gallery
import SharedKernel

/// What every ``PhotoSource`` must keep.
public enum PhotoSourceContract {
    public typealias World = GalleryWorld<Photo>

    /// A source, the community to ask it for, and how its world changes meanwhile.
    public struct Subject: Sendable {
        let source: any PhotoSource
        let community: Community.ID
        let add: @Sendable (Photo) async throws -> Void
        let remove: @Sendable (Photo) async throws -> Void

        public init(
            _ source: any PhotoSource, of community: Community.ID,
            add: @escaping @Sendable (Photo) async throws -> Void,
            remove: @escaping @Sendable (Photo) async throws -> Void
        ) {
            self.source = source
            self.community = community
            self.add = add
            self.remove = remove
        }
    }

    public static let behaviors = GalleryPaging.behaviors(
        sample: GallerySamples.photo, moment: \.uploadedAt,
        listing: { (subject: Subject) in
            GalleryPaging.Listing(
                page: { cursor, limit throws(GalleryError) in
                    try await subject.source.photos(of: subject.community, after: cursor, limit: limit)
                },
                named: { ids throws(GalleryError) in try await subject.source.photos(ids) },
                add: subject.add, remove: subject.remove)
        })
}

/// What every ``VideoSource`` must keep.
public enum VideoSourceContract {
    public typealias World = GalleryWorld<GalleryVideo>

    /// A source, the community to ask it for, and how its world changes meanwhile.
    public struct Subject: Sendable {
        let source: any VideoSource
        let community: Community.ID
        let add: @Sendable (GalleryVideo) async throws -> Void
        let remove: @Sendable (GalleryVideo) async throws -> Void

        public init(
            _ source: any VideoSource, of community: Community.ID,
            add: @escaping @Sendable (GalleryVideo) async throws -> Void,
            remove: @escaping @Sendable (GalleryVideo) async throws -> Void
        ) {
            self.source = source
            self.community = community
            self.add = add
            self.remove = remove
        }
    }

    public static let behaviors = GalleryPaging.behaviors(
        sample: GallerySamples.video, moment: \.uploadedAt,
        listing: { (subject: Subject) in
            GalleryPaging.Listing(
                page: { cursor, limit throws(GalleryError) in
                    try await subject.source.videos(of: subject.community, after: cursor, limit: limit)
                },
                named: { ids throws(GalleryError) in try await subject.source.videos(ids) },
                add: subject.add, remove: subject.remove)
        })
}

/// What stands behind a source of photos or videos.
public enum GalleryWorld<Item: Sendable>: Sendable {
    /// A community with these, in any order. A source that names its items itself is free in their ids and addresses.
    case items([Item])
    /// Nobody answers where the service should be.
    case outOfReach
    /// The service is there and fails.
    case failing
    /// The service takes the question and does not answer.
    case silent
}
