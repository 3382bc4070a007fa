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

    public static let behaviors: [Behavior<World, Subject>] = [
        Behavior("gives the picture as its host sent it, with its media type") { given in
            let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 0xFF]), mediaType: "image/jpeg")
            try require(try await given(.picture(picture)).picture(), equals: picture, "the picture")
        },
        Behavior("refuses what is no picture") { given in
            let subject = try await given(.page)
            try await require(.unreadable, "a page", from: subject.picture)
        },
        Behavior("says that its host does not have it any more") { given in
            let subject = try await given(.gone)
            try await require(.notFound, "a picture that is gone", from: subject.picture)
        },
        Behavior("tells that the host is out of reach") { given in
            let subject = try await given(.outOfReach)
            try await require(.offline, "a host out of reach", from: subject.picture)
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let subject = try await given(.silent)
            try await requireCancellation(.cancelled, "a silent host") { () async throws(GalleryError) in
                _ = try await subject.picture()
            }
        },
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
