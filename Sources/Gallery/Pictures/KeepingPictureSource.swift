public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A source of pictures that is asked for each address once.
public struct KeepingPictureSource: PictureSource {
    let source: any PictureSource
    let cache: any MediaCache

    public func picture(at address: URL) async throws(GalleryError) -> Picture {
        if let kept = await cache.kept(at: address) { return kept }
        let picture = try await source.picture(at: address)
        // A picture in hand outweighs a full disk.
        try? await cache.keep(picture, at: address)
        return picture
    }
}

extension PictureSource {
    /// This source, asked only for what `cache` does not keep.
    public func keeping(in cache: any MediaCache) -> KeepingPictureSource {
        KeepingPictureSource(source: self, cache: cache)
    }
}
