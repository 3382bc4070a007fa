import VideoCatalog
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// A kept video's file, by ranges, for the player.
    func keptVideoFile(_ visit: Visit) async -> Response {
        guard let id = Video.ID(rawValue: visit.parameters["id"] ?? ""),
            let contents = await videos.shelf.contents(of: id)
        else { return .text(.notFound, "") }
        // Nothing but media is ever opened in the app's own origin.
        let isMedia = ["video/", "audio/"].contains { contents.mediaType.hasPrefix($0) }
        let body: Response.Body =
            switch contents.bytes {
            case .file(let url): .file(path: url.path)
            case .memory(let data): .data(data)
            }
        return Response(
            headers: [
                "Content-Type": isMedia ? contents.mediaType : "application/octet-stream",
                "Cache-Control": "private, no-cache",
            ], body: body)
    }
}
