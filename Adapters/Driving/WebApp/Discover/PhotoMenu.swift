import Favorites
import HTMLBuilder
import SharedKernel
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What can be done with a photo besides keeping it; nothing where the service told no page of its.
struct PhotoMenu {
    let photo: Photo
    let visit: Visit

    @HTMLContent func html() -> HTML {
        if let page = photo.page {
            ShareMenu(link: page, title: visit.say(.photoBy(photo.author.name)), visit: visit) {
                a(.role("menuitem"), .href("\(photo.id.discoveredPath)/download"), .download) {
                    visit.say(.downloadFile)
                }
            }.html()
        }
    }
}

extension VitrineWebApp {
    /// The photo as a file in its full size. It is a use of it, so the service is told, as its rules ask.
    func downloadDiscoveredPhoto(_ visit: Visit) async -> Response {
        guard let discover, let id = visit.discoveredID else { return render(.nothingHere(visit), visit) }
        do throws(FavoritesError) {
            let photo = try await discover.access.photo(id).value.photo
            let picture = try await discover.access.download(photo)
            var response = Response.picture(picture)
            if let type = response.headers["Content-Type"]?.split(separator: "/").last {
                response.headers["Content-Disposition"] =
                    "attachment; filename=\"\(id).\(type == "jpeg" ? "jpg" : type)\""
            }
            // Each use is told of.
            response.headers["Cache-Control"] = "no-store"
            return response
        } catch {
            return render(.noDiscoveredPhoto(error, visit), visit)
        }
    }
}
