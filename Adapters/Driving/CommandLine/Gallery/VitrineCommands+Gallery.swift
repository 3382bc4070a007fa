import Arguments
import Gallery

extension VitrineCommands {
    /// Runs one line of the group `gallery`.
    func browse(
        _ command: String, _ invocation: Invocation, _ gallery: GalleryAccess, _ report: Report
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
