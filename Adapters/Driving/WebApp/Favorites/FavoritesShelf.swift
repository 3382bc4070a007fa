import Favorites
import HTMLBuilder
import SharedKernel

extension VitrineWebApp {
    /// The newest favorites in one line, from the disk, and how many there are in one sentence.
    func favoritesShelf(_ visit: Visit) async -> HTML {
        guard let discover else { return .nothing }
        do throws(FavoritesError) {
            let page = try await discover.access.list(limit: 8)
            let total = try await discover.access.list.count()
            return shelf(
                path: total == 0 ? discoverPath : favoritesPath, action: total == 0 ? .findPhotos : .seeAll,
                state: visit.say(total == 0 ? .noFavorites : .favoriteCount(total)), visit,
                content: total == 0 ? .nothing : strip(page.items.map(\.photo), visit))
        } catch {
            return shelf(
                path: favoritesPath, action: .seeAll, state: error.message(in: visit.language), visit,
                content: .nothing)
        }
    }

    private func strip(_ photos: [Photo], _ visit: Visit) -> HTML {
        div(.class("wall photos in-a-strip"), .data("walk")) {
            ul {
                for photo in photos {
                    li(.class("cell")) {
                        a(.href("\(photo.id.discoveredPath)?from=favorites"), .class("cell-link")) {
                            PhotoLikeness(photo: photo).html()
                            img(
                                .src("\(favoritesPath)/\(photo.id)/picture"), .alt(photo.name(visit)), .width(200),
                                .height(200), .decoding("async"))
                        }
                    }
                }
            }
        }
    }

    private func shelf(path: String, action: Phrase, state: String, _ visit: Visit, content: HTML) -> HTML {
        section(.id("favorites-part"), .class("shelf"), .aria("labelledby", "favorites-shelf")) {
            div(.class("shelf-head")) {
                h2(.id("favorites-shelf")) { visit.say(.favorites) }
                p(.class("quiet"), .role("status")) { state }
                a(.class("button"), .href(path)) { visit.say(action) }
            }
            content
        }
    }
}
