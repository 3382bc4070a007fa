public import SharedKernel
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``ThumbnailSource`` must keep.
public enum ThumbnailSourceContract {
    /// What stands at the address that the source is asked for.
    public enum World: Sendable {
        case picture(Picture)
        /// An answer that is no picture: a page, say.
        case page
        /// A picture of over 8 MiB.
        case tooLarge
        /// Nobody answers.
        case outOfReach
        /// Somebody takes the question and does not answer.
        case silent
    }

    /// A source, and the address to ask it for.
    public struct Subject: Sendable {
        public let source: any ThumbnailSource
        public let address: URL

        public init(_ source: any ThumbnailSource, at address: URL) {
            self.source = source
            self.address = address
        }

        func thumbnail() async throws(VideoCatalogError) -> Picture {
            try await source.thumbnail(at: address)
        }
    }

    public static let behaviors: [Behavior<World, Subject>] = [
        Behavior("gives the picture as its host sent it, with its media type") { given in
            let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 0xFF]), mediaType: "image/jpeg")
            try require(try await given(.picture(picture)).thumbnail(), equals: picture, "the picture")
        },
        Behavior("refuses what is no picture") { given in
            let subject = try await given(.page)
            try await require(.unreadable, "a page", from: subject.thumbnail)
        },
        Behavior("refuses a picture of over 8 MiB") { given in
            let subject = try await given(.tooLarge)
            try await require(.unreadable, "a large picture", from: subject.thumbnail)
        },
        Behavior("tells that the host is out of reach") { given in
            let subject = try await given(.outOfReach)
            try await require(.offline, "a host out of reach", from: subject.thumbnail)
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let subject = try await given(.silent)
            try await requireCancellation(.cancelled, "a silent host") { () async throws(VideoCatalogError) in
                _ = try await subject.thumbnail()
            }
        },
    ]
}

/// What every ``ThumbnailCache`` must keep.
public enum ThumbnailCacheContract {
    /// An empty cache with room for that many bytes of pictures.
    public struct World: Sendable {
        public let limitInBytes: Int
    }

    public static let behaviors = PictureKeeping.behaviors(
        world: World.init,
        kept: { (cache: any ThumbnailCache, address) in await cache.thumbnail(at: address) },
        keep: { cache, picture, address in try await cache.save(picture, at: address) })
}
