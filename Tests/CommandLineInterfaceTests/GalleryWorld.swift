import CommandLineInterface
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

    var commands: VitrineCommands.CommunityGallery {
        let time = FixedTime(.monday)
        let community = OpenCommunity(.studio, source: InMemoryCommunitySource([.studio: .studio]))
        let photos = BrowsePhotos(
            community, source: photos.fallingBack(to: photoCache, time: time), cache: photoCache)
        let videos = BrowseVideos(
            community, source: videos.fallingBack(to: videoCache, time: time), cache: videoCache)
        let save = SavePhoto(
            source: self.photos, pictures: pictures, seen: InMemoryPictureCache<GalleryError>(), library: library)
        return .init(
            photos: photos, photo: ShowPhoto(photos), videos: videos, video: ShowGalleryVideo(videos), save: save,
            saveAll: SaveAllPhotos(community, source: self.photos, savePhoto: save))
    }
}
