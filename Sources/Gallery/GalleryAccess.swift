public import SharedKernel

/// Every use case of one community's gallery: what a front end receives for it.
public struct GalleryAccess: Sendable {
    public let photos: BrowsePhotos
    public let photo: ShowPhoto
    public let videos: BrowseVideos
    public let video: ShowGalleryVideo
    public let picture: ShowPicture
    public let save: SavePhoto
    public let saveAll: SaveAllPhotos
    /// Saves many in the background; to be closed in the end.
    public let saving: SavingRun

    /// - Parameter reference: the community whose gallery it is.
    public init(
        of reference: Community.Reference, _ community: some CommunitySource, photos photoSource: some PhotoSource,
        videos videoSource: some VideoSource, pictures: any PictureSource<GalleryError>, keeping: GalleryKeeping,
        library: any PictureLibrary, time: any TimeSource
    ) {
        let community = OpenCommunity(
            reference, source: community.keeping(in: keeping.communities, time: time))
        photos = BrowsePhotos(
            community, source: photoSource.fallingBack(to: keeping.photos, time: time), cache: keeping.photos)
        photo = ShowPhoto(photos)
        videos = BrowseVideos(
            community, source: videoSource.fallingBack(to: keeping.videos, time: time), cache: keeping.videos)
        video = ShowGalleryVideo(videos)
        picture = ShowPicture(photos: photos, videos: videos, source: pictures.keeping(in: keeping.pictures))
        save = SavePhoto(source: photoSource, pictures: pictures, seen: keeping.pictures, library: library)
        saveAll = SaveAllPhotos(community, source: photoSource, savePhoto: save)
        saving = SavingRun(saveAll)
    }
}

/// Where what was seen is kept, and goes with the account.
public struct GalleryKeeping: Sendable {
    let communities: any CommunityCache
    let photos: any GalleryCache<Photo>
    let videos: any GalleryCache<GalleryVideo>
    let pictures: any PictureCache<GalleryError>

    /// Forgets all of it.
    public var forget: ForgetGallery { ForgetGallery(self) }

    public init(
        communities: any CommunityCache, photos: any GalleryCache<Photo>, videos: any GalleryCache<GalleryVideo>,
        pictures: any PictureCache<GalleryError>
    ) {
        self.communities = communities
        self.photos = photos
        self.videos = videos
        self.pictures = pictures
    }
}
