public import SharedKernel

/// Forgets everything that was kept of what an account was shown, as when it signs out. What the person saved to their
/// own folders stays.
public struct ForgetGallery: Sendable {
    private let communities: any CommunityCache
    private let photos: any GalleryCache<Photo>
    private let videos: any GalleryCache<GalleryVideo>
    private let media: any PictureCache<GalleryError>

    public init(
        communities: any CommunityCache, photos: any GalleryCache<Photo>, videos: any GalleryCache<GalleryVideo>,
        media: any PictureCache<GalleryError>
    ) {
        self.communities = communities
        self.photos = photos
        self.videos = videos
        self.media = media
    }

    /// - Throws: what kept one of them from being forgotten, after all were tried.
    public func callAsFunction() async throws(GalleryError) {
        var failure: GalleryError?
        do throws(GalleryError) { try await communities.forgetAll() } catch { failure = error }
        do throws(GalleryError) { try await photos.forgetAll() } catch { failure = error }
        do throws(GalleryError) { try await videos.forgetAll() } catch { failure = error }
        do throws(GalleryError) { try await media.forgetAll() } catch { failure = error }
        if let failure { throw failure }
    }
}
