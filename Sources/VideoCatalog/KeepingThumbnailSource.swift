public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A source of thumbnails that keeps what it gave.
public struct KeepingThumbnailSource: ThumbnailSource {
    let source: any ThumbnailSource
    let cache: any ThumbnailCache

    public func thumbnail(at address: URL) async throws(VideoCatalogError) -> Picture {
        if let kept = await cache.kept(at: address) { return kept }
        let picture = try await source.thumbnail(at: address)
        // A picture in hand outweighs a full disk.
        try? await cache.keep(picture, at: address)
        return picture
    }
}

extension ThumbnailSource {
    /// This source, asked only for what `cache` does not keep.
    public func keeping(in cache: any ThumbnailCache) -> KeepingThumbnailSource {
        KeepingThumbnailSource(source: self, cache: cache)
    }
}
