import Drive
import Gallery
import VideoCatalog

/// Everything that Vitrine can do, wired to one world. Each part is wired by itself, and what its worlds share stands in
/// its `…Wiring`; which world it is, is chosen in `+Live`, `+Demo` and `+Memory`.
struct Vitrine: Sendable {
    let gallery: GalleryWiring
    let favorites: FavoritesWiring
    let drive: DriveWiring
    let videos: VideosWiring
    let registration: RegistrationWiring

    /// Ends what is under way; what has come of it is used again.
    func close() async {
        await videos.queue.close()
        await gallery.saving.close()
        await drive.drive.downloads.stop()
    }
}
