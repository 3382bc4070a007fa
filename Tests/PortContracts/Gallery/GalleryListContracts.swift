public import Gallery
import SharedKernel

/// What every ``PhotoSource`` must keep.
public enum PhotoSourceContract {
    public typealias World = GalleryWorld<Photo>
    public typealias Subject = GallerySubject<any PhotoSource, Photo>

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
    public typealias Subject = GallerySubject<any VideoSource, GalleryVideo>

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

/// A source of photos or videos, the community to ask it for, and how its world changes meanwhile.
public struct GallerySubject<Source: Sendable, Item: Sendable>: Sendable {
    let source: Source
    let community: Community.ID
    let add: @Sendable (Item) async throws -> Void
    let remove: @Sendable (Item) async throws -> Void

    public init(
        _ source: Source, of community: Community.ID,
        add: @escaping @Sendable (Item) async throws -> Void,
        remove: @escaping @Sendable (Item) async throws -> Void
    ) {
        self.source = source
        self.community = community
        self.add = add
        self.remove = remove
    }
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
