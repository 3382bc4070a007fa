import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel

/// The gallery over fakes: three photos and two videos.
final class GalleryWorld: Sendable {
    let photos = InMemoryPhotoSource(Photo.samples(0..<3), of: Community.studio.id)
    let videos = InMemoryVideoSource(
        [.sample(0), .sample(1, playback: .unavailable(.deleted))], of: Community.studio.id)
    let pictures = InMemoryPictureSource<GalleryError>(
        Dictionary(
            uniqueKeysWithValues: Photo.samples(0..<3).compactMap(\.sizes.best).map {
                ($0.address, Picture(data: Data("picture".utf8), mediaType: "image/jpeg"))
            }))
    let library = InMemoryPictureLibrary()
    private let photoCache = InMemoryGalleryCache<Photo>()
    private let videoCache = InMemoryGalleryCache<GalleryVideo>()

    var access: GalleryAccess {
        GalleryAccess(
            of: .studio, InMemoryCommunitySource([.studio: .studio]), photos: photos, videos: videos,
            pictures: pictures,
            keeping: GalleryKeeping(
                communities: InMemoryCommunityCache(), photos: photoCache, videos: videoCache,
                pictures: InMemoryPictureCache<GalleryError>()),
            library: library, time: FixedTime(.monday))
    }
}
