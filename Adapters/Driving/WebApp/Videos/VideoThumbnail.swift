import SharedKernel
import VideoCatalog
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// A video's thumbnail.
    func videoThumbnail(_ visit: Visit) async -> Response {
        guard let id = Video.ID(rawValue: visit.parameters["id"] ?? "") else { return .emptyPicture(.notFound) }
        do throws(VideoCatalogError) {
            return .picture(try await picture(of: id))
        } catch {
            return .emptyPicture(error == .notFound ? .notFound : .badGateway)
        }
    }

    /// As the list has it, or as it was kept with the video.
    private func picture(of id: Video.ID) async throws(VideoCatalogError) -> Picture {
        do throws(VideoCatalogError) {
            return try await videos.thumbnail(id)
        } catch {
            guard let kept = await videos.shelf.picture(of: id) else { throw error }
            return kept
        }
    }
}
