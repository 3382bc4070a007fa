public import Gallery
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``PictureSource`` must keep.
public enum PictureSourceContract {
    /// What stands at the address that the source is asked for.
    public enum World: Sendable {
        case picture(Picture)
        /// An answer that is no picture: a page, say.
        case page
        /// Its host does not have it any more.
        case gone
        /// Nobody answers.
        case outOfReach
        /// Somebody takes the question and does not answer.
        case silent
    }

    public typealias Subject = PictureSubject<GalleryError>

    public static let behaviors: [Behavior<World, Subject>] =
        PictureFetching.behaviors(
            .init(picture: World.picture, page: .page, outOfReach: .outOfReach, silent: .silent),
            .init(unfit: GalleryError.unreadable, outOfReach: .offline, cancelled: .cancelled)) + [
            Behavior("says that its host does not have it any more") { given in
                let subject = try await given(.gone)
                try await require(.notFound, "a picture that is gone", from: subject.picture)
            }
        ]
}

extension PictureSubject<GalleryError> {
    public init(_ source: any PictureSource, at address: URL) {
        picture = { () async throws(GalleryError) in try await source.picture(at: address) }
    }
}

/// What every ``MediaCache`` must keep.
public enum MediaCacheContract {
    public typealias World = PictureRoom

    public static let behaviors: [Behavior<World, any MediaCache>] =
        PictureKeeping.behaviors(
            kept: { (cache: any MediaCache, address) in await cache.kept(at: address) },
            keep: { cache, picture, address in try await cache.keep(picture, at: address) }) + [
            Behavior("forgets everything when told so, and can keep again") { given in
                let cache = try await given(World(limitInBytes: 1 << 20))
                let (picture, address) = (PictureKeeping.picture(1), PictureKeeping.address("a"))
                try await cache.keep(picture, at: address)
                try await cache.forgetAll()
                try require(await cache.kept(at: address), equals: nil, "the picture")
                try await cache.keep(picture, at: address)
                try require(await cache.kept(at: address), equals: picture, "the picture, kept again")
            }
        ]
}
