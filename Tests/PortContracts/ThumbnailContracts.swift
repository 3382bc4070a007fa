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

    public static let behaviors: [Behavior<World, Subject>] =
        PictureFetching.behaviors(
            .init(picture: World.picture, page: .page, outOfReach: .outOfReach, silent: .silent),
            .init(page: VideoCatalogError.unreadable, outOfReach: .offline, cancelled: .cancelled)
        ) { (subject: Subject) async throws(VideoCatalogError) in try await subject.thumbnail() } + [
            Behavior("refuses a picture of over 8 MiB") { given in
                let subject = try await given(.tooLarge)
                try await require(.unreadable, "a large picture", from: subject.thumbnail)
            }
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
