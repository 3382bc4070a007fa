import Arguments
import Favorites
import SharedKernel

extension VitrineCommands {
    /// `unsplash …`.
    func discover(
        _ command: String, _ invocation: Invocation, _ photos: FavoritesAccess, _ report: Report
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
        _ command: String, _ invocation: Invocation, _ photos: FavoritesAccess, _ report: Report
    ) async throws(CommandFailure) -> ExitCode {
        let commands = FavoriteCommands(photos: photos, report: report)
        switch command {
        case "list": return try await commands.list(invocation[CommandTree.page])
        case "add": return try await commands.add(invocation[CommandTree.photoID])
        default: return try await commands.remove(invocation[CommandTree.photoID])
        }
    }
}
