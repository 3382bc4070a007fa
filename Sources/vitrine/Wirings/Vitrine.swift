import Drive
import Gallery
import Registration
import VideoCatalog

/// Everything that Vitrine can do, wired to one world. Each part is wired by itself, and what its worlds share stands in
/// its `…Wiring`; which world it is, is chosen in `+Live`, `+Demo` and `+Memory`.
struct Vitrine: Sendable {
    let gallery: GalleryWiring
    let favorites: FavoritesWiring
    let drive: DriveWiring
    let videos: VideosWiring
    let registration: RegistrationAccess

    /// Ends what is under way; what has come of it is used again.
    func close() async {
        await videos.access.queue.close()
        await gallery.access.saving.close()
        await drive.access.downloads.stop()
    }
}
