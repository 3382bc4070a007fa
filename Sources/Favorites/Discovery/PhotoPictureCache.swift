public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps pictures that were seen. It may forget; the oldest go first when room is short.
public protocol PhotoPictureCache: Sendable {
    func kept(at address: URL) async -> Picture?

    /// - Throws: ``FavoritesError/storageFailed``; what was kept before is then still there.
    func keep(_ picture: Picture, at address: URL) async throws(FavoritesError)
}

/// A source of pictures that is asked for each address once.
public struct KeepingPhotoPictureSource: PhotoPictureSource {
    let source: any PhotoPictureSource
    let cache: any PhotoPictureCache

    public func picture(at address: URL) async throws(FavoritesError) -> Picture {
        if let kept = await cache.kept(at: address) { return kept }
        let picture = try await source.picture(at: address)
        // A picture in hand outweighs a full disk.
        try? await cache.keep(picture, at: address)
        return picture
    }
}

extension PhotoPictureSource {
    /// This source, asked only for what `cache` does not keep.
    public func keeping(in cache: any PhotoPictureCache) -> KeepingPhotoPictureSource {
        KeepingPhotoPictureSource(source: self, cache: cache)
    }
}
