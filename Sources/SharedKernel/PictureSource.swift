#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where pictures come from. Whose it is, its error says: the gallery asks a `PictureSource<GalleryError>`.
public protocol PictureSource<Failure>: Sendable {
    associatedtype Failure: PictureError

    /// The bytes as their host sent them, and their type by the bytes themselves.
    func picture(at address: URL) async throws(Failure) -> Picture
}

/// Keeps pictures that were seen. It may forget; the oldest go first when room is short.
public protocol PictureCache<Failure>: Sendable {
    associatedtype Failure: PictureError

    func kept(at address: URL) async -> Picture?

    /// - Throws: ``PictureError/storageFailed``; what was kept before is then still there.
    func keep(_ picture: Picture, at address: URL) async throws(Failure)

    /// - Throws: ``PictureError/storageFailed`` when something is still there.
    func forgetAll() async throws(Failure)
}

/// A domain's error, as far as it says why a picture cannot be had or kept.
public protocol PictureError: Error, Hashable {
    /// Its host does not answer.
    static var offline: Self { get }
    /// Its host does not have it.
    static var noPicture: Self { get }
    /// What its host sent is no picture, or a larger one than the source takes.
    static var unfitPicture: Self { get }
    static var storageFailed: Self { get }
    static var cancelled: Self { get }
}

/// A source of pictures that is asked for each address once.
public struct KeepingPictureSource<Failure: PictureError>: PictureSource {
    let source: any PictureSource<Failure>
    let cache: any PictureCache<Failure>

    public func picture(at address: URL) async throws(Failure) -> Picture {
        if let kept = await cache.kept(at: address) { return kept }
        let picture = try await source.picture(at: address)
        // A picture in hand outweighs a full disk.
        try? await cache.keep(picture, at: address)
        return picture
    }
}

extension PictureSource {
    /// This source, asked only for what `cache` does not keep.
    public func keeping(in cache: any PictureCache<Failure>) -> KeepingPictureSource<Failure> {
        KeepingPictureSource(source: self, cache: cache)
    }
}
