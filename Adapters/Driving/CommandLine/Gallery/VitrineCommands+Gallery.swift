import Arguments
public import Gallery

extension VitrineCommands {
    /// What the commands of the gallery need.
    public struct CommunityGallery: Sendable {
        let photos: BrowsePhotos
        let photo: ShowPhoto
        let videos: BrowseVideos
        let video: ShowGalleryVideo
        let save: SavePhoto
        let saveAll: SaveAllPhotos

        public init(
            photos: BrowsePhotos, photo: ShowPhoto, videos: BrowseVideos, video: ShowGalleryVideo, save: SavePhoto,
            saveAll: SaveAllPhotos
        ) {
            self.photos = photos
            self.photo = photo
            self.videos = videos
            self.video = video
            self.save = save
            self.saveAll = saveAll
        }
    }

    /// Runs one line of the group `gallery`.
    func browse(
        _ command: String, _ invocation: Invocation, _ gallery: CommunityGallery, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = GalleryCommands(gallery: gallery, report: report)
        switch command {
        case "photos": return try await commands.photos(invocation[CommandTree.page])
        case "videos": return try await commands.videos(invocation[CommandTree.page])
        case "show": return try await commands.show(invocation[CommandTree.item])
        default:
            return try await SaveCommands(gallery: gallery, report: report, time: time).save(
                invocation[CommandTree.photos], isAll: invocation[CommandTree.everyPhoto],
                since: invocation[CommandTree.since], to: invocation[CommandTree.folder])
        }
    }
}
