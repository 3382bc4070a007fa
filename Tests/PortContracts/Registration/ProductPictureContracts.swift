public import Registration
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``ProductPictureSource`` must keep.
public enum ProductPictureSourceContract {
    /// What stands at the address that the source is asked for.
    public enum World: Sendable {
        case picture(Picture)
        /// An answer that is no picture: a page, say.
        case page
        /// Nobody answers.
        case outOfReach
        /// Somebody takes the question and does not answer.
        case silent
    }

    /// A source, and the address to ask it for.
    public struct Subject: Sendable {
        let source: any ProductPictureSource
        let address: URL

        public init(_ source: any ProductPictureSource, at address: URL) {
            self.source = source
            self.address = address
        }
    }

    public static let behaviors: [Behavior<World, Subject>] = PictureFetching.behaviors(
        .init(picture: World.picture, page: .page, outOfReach: .outOfReach, silent: .silent),
        .init(page: CatalogError.unreadable, outOfReach: .offline, cancelled: .cancelled)
    ) { (subject: Subject) async throws(CatalogError) in try await subject.source.picture(at: subject.address) }
}

/// What every ``ProductPictureCache`` must keep.
public enum ProductPictureCacheContract {
    /// An empty cache with room for that many bytes of pictures.
    public struct World: Sendable {
        public let limitInBytes: Int
    }

    public static let behaviors: [Behavior<World, any ProductPictureCache>] = PictureKeeping.behaviors(
        world: World.init,
        kept: { (cache: any ProductPictureCache, address) in await cache.kept(at: address) },
        keep: { cache, picture, address in try await cache.keep(picture, at: address) })
}
