#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Tells the service that a photo is really used (saved, set, inserted), as its rules ask; showing it is no such use.
public protocol DownloadTracking: Sendable {
    /// - Returns: where the service says that the photo is to be had.
    func trackDownload(of photo: Photo) async throws(FavoritesError) -> URL
}

/// Counts a photo's download at the service, once for each real use.
public struct TrackDownload: Sendable {
    private let tracking: any DownloadTracking

    public init(tracking: any DownloadTracking) {
        self.tracking = tracking
    }

    /// - Returns: where the photo is to be had in its full width. A service that could not be told is no reason to
    ///   keep the photo from the person.
    public func callAsFunction(_ photo: Photo) async -> URL? {
        // Losing the error is the rule: a failure must not block the person.
        if let told = try? await tracking.trackDownload(of: photo) { return told }
        return photo.picture.url(width: photo.picture.widest ?? photo.size?.width ?? 2400)
    }
}
