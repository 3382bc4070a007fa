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

    /// A source, and the address to ask it for.
    public struct Subject: Sendable {
        public let source: any PictureSource
        public let address: URL

        public init(_ source: any PictureSource, at address: URL) {
            self.source = source
            self.address = address
        }

        func picture() async throws(GalleryError) -> Picture {
            try await source.picture(at: address)
        }
    }

    public static let behaviors: [Behavior<World, Subject>] =
        PictureFetching.behaviors(
            .init(picture: World.picture, page: .page, outOfReach: .outOfReach, silent: .silent),
            .init(page: GalleryError.unreadable, outOfReach: .offline, cancelled: .cancelled)
        ) { (subject: Subject) async throws(GalleryError) in try await subject.picture() } + [
            Behavior("says that its host does not have it any more") { given in
                let subject = try await given(.gone)
                try await require(.notFound, "a picture that is gone", from: subject.picture)
            }
        ]
}

/// What every ``MediaCache`` must keep.
public enum MediaCacheContract {
    /// An empty cache with room for that many bytes of pictures.
    public struct World: Sendable {
        public let limitInBytes: Int
    }

    public static let behaviors: [Behavior<World, any MediaCache>] =
        PictureKeeping.behaviors(
            world: World.init,
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
