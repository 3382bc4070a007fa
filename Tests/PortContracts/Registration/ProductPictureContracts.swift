public import Registration
import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``ProductPictureSource`` must keep.
public enum ProductPictureSourceContract {
    public typealias World = PictureWorld
    public typealias Subject = PictureSubject<CatalogError>

    public static let behaviors: [Behavior<World, Subject>] = PictureFetching.behaviors(
        .init(unfit: .unreadable, outOfReach: .offline, cancelled: .cancelled))
}

extension PictureSubject<CatalogError> {
    public init(_ source: any ProductPictureSource, at address: URL) {
        picture = { () async throws(CatalogError) in try await source.picture(at: address) }
    }
}

/// What every ``ProductPictureCache`` must keep.
public enum ProductPictureCacheContract {
    public typealias World = PictureRoom

    public static let behaviors = PictureKeeping.behaviors(
        kept: { (cache: any ProductPictureCache, address) in await cache.kept(at: address) },
        keep: { cache, picture, address in try await cache.keep(picture, at: address) })
}
