import Auth
import Gallery
import SharedKernel

/// A community's gallery and the sign-in that opens it, wired to one world.
struct GalleryWiring: Sendable {
    let access: ProviderAccess
    let photos: BrowsePhotos
    let photo: ShowPhoto
    let videos: BrowseVideos
    let video: ShowGalleryVideo
    let picture: ShowPicture
    let save: SavePhoto
    let saveAll: SaveAllPhotos
    let saving: SavingRun
    /// For `doctor`: whether the service answers at all.
    let isReachable: @Sendable () async -> Bool

    /// What is kept of what an account was shown.
    struct Kept {
        let communities: any CommunityCache
        let photos: any GalleryCache<Photo>
        let videos: any GalleryCache<GalleryVideo>
        let media: any PictureCache<GalleryError>

        var forget: ForgetGallery {
            ForgetGallery(communities: communities, photos: photos, videos: videos, media: media)
        }
    }

    init(
        of reference: Community.Reference, access: ProviderAccess, communities: some CommunitySource,
        photos photoSource: some PhotoSource, videos videoSource: some VideoSource,
        pictures: any PictureSource<GalleryError>,
        library: any PictureLibrary, kept: Kept, time: any TimeSource,
        isReachable: @escaping @Sendable () async -> Bool
    ) {
        self.access = access
        self.isReachable = isReachable
        let community = OpenCommunity(
            reference, source: communities.keeping(in: kept.communities, time: time))
        photos = BrowsePhotos(
            community, source: photoSource.fallingBack(to: kept.photos, time: time), cache: kept.photos)
        photo = ShowPhoto(photos)
        videos = BrowseVideos(
            community, source: videoSource.fallingBack(to: kept.videos, time: time), cache: kept.videos)
        video = ShowGalleryVideo(videos)
        picture = ShowPicture(photos: photos, videos: videos, source: pictures.keeping(in: kept.media))
        save = SavePhoto(source: photoSource, pictures: pictures, seen: kept.media, library: library)
        saveAll = SaveAllPhotos(community, source: photoSource, savePhoto: save)
        saving = SavingRun(saveAll)
    }
}
