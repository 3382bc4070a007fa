import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel

/// A gallery over fakes, wired as the composition root wires the real one.
struct GalleryInMemory {
    let photos: InMemoryPhotoSource
    let videos: InMemoryVideoSource
    let communities = InMemoryCommunitySource([.studio: .studio])
    let communityCache = InMemoryCommunityCache()
    let photoCache = InMemoryGalleryCache<Photo>()
    let videoCache = InMemoryGalleryCache<GalleryVideo>()
    let pictures = InMemoryPictureSource<GalleryError>()
    let media = InMemoryPictureCache<GalleryError>()
    let library = InMemoryPictureLibrary()
    let time = FixedTime(Photo.sample(0).uploadedAt)

    init(photos: Range<Int> = 0..<0, videos: Range<Int> = 0..<0) {
        self.photos = InMemoryPhotoSource(Photo.samples(photos), of: Community.studio.id)
        self.videos = InMemoryVideoSource(GalleryVideo.samples(videos), of: Community.studio.id)
        for photo in Photo.samples(photos) {
            for size in photo.sizes {
                pictures.answer(.success(.jpeg(UInt8(size.address.hashValue & 0xFF))), at: size.address)
            }
        }
    }

    var community: OpenCommunity { OpenCommunity(.studio, source: communities.keeping(in: communityCache, time: time)) }
    var browsePhotos: BrowsePhotos {
        BrowsePhotos(community, source: photos.fallingBack(to: photoCache, time: time), cache: photoCache)
    }
    var browseVideos: BrowseVideos {
        BrowseVideos(community, source: videos.fallingBack(to: videoCache, time: time), cache: videoCache)
    }
    var showPhoto: ShowPhoto { ShowPhoto(browsePhotos) }
    var showVideo: ShowGalleryVideo { ShowGalleryVideo(browseVideos) }
    var showPicture: ShowPicture {
        ShowPicture(photos: browsePhotos, videos: browseVideos, source: pictures.keeping(in: media))
    }
    var savePhoto: SavePhoto { SavePhoto(source: photos, pictures: pictures, seen: media, library: library) }
    var saveAll: SaveAllPhotos { SaveAllPhotos(community, source: photos, savePhoto: savePhoto) }
    var forget: ForgetGallery {
        GalleryKeeping(
            communities: communityCache, photos: photoCache, videos: videoCache, pictures: media
        ).forget
    }

    /// What every question to the service ends in.
    func fail(with error: GalleryError?) {
        photos.fail(with: error)
        videos.fail(with: error)
        communities.fail(with: error)
        pictures.fail(with: error)
    }
}
