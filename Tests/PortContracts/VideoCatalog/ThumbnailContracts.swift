public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``ThumbnailSource`` must keep.
public enum ThumbnailSourceContract {
    public typealias World = PictureWorld
    public typealias Subject = PictureSubject<VideoCatalogError>

    public static let behaviors: [Behavior<World, Subject>] = PictureFetching.behaviors(
        .init(unfit: .unreadable, outOfReach: .offline, cancelled: .cancelled))
}

extension PictureSubject<VideoCatalogError> {
    public init(_ source: any ThumbnailSource, at address: URL) {
        picture = { () async throws(VideoCatalogError) in try await source.thumbnail(at: address) }
    }
}

/// What every ``ThumbnailCache`` must keep.
public enum ThumbnailCacheContract {
    public typealias World = PictureRoom

    public static let behaviors = PictureKeeping.behaviors(
        kept: { (cache: any ThumbnailCache, address) in await cache.kept(at: address) },
        keep: { cache, picture, address in try await cache.keep(picture, at: address) })
}
