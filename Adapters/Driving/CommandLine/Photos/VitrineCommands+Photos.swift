import Arguments
public import Favorites
import SharedKernel

extension VitrineCommands {
    /// What the commands of photos by others, and of the favorites among them, need.
    public struct PhotosAndFavorites: Sendable {
        let byChance: DiscoverPhotos
        let search: SearchPhotos
        let photo: ShowPhoto
        let list: ListFavorites
        let toggle: ToggleFavorite
        let remove: RemoveFavorites
        let undo: UndoRemoval

        public init(
            byChance: DiscoverPhotos, search: SearchPhotos, photo: ShowPhoto, list: ListFavorites,
            toggle: ToggleFavorite, remove: RemoveFavorites, undo: UndoRemoval
        ) {
            self.byChance = byChance
            self.search = search
            self.photo = photo
            self.list = list
            self.toggle = toggle
            self.remove = remove
            self.undo = undo
        }
    }

    /// `unsplash …`.
    func discover(
        _ command: String, _ invocation: Invocation, _ photos: PhotosAndFavorites, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = DiscoverCommands(photos: photos, report: report)
        switch command {
        case "random": return try await commands.random(invocation[CommandTree.photoCount])
        case "search":
            return try await commands.search(
                invocation[CommandTree.searchWords], page: invocation[CommandTree.page])
        default: return try await commands.show(invocation[CommandTree.photoID])
        }
    }

    /// `favorites …`.
    func keep(
        _ command: String, _ invocation: Invocation, _ photos: PhotosAndFavorites, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = FavoriteCommands(photos: photos, report: report)
        switch command {
        case "list": return try await commands.list(invocation[CommandTree.page])
        case "add": return try await commands.add(invocation[CommandTree.photoID])
        default: return try await commands.remove(invocation[CommandTree.photoID])
        }
    }
}
