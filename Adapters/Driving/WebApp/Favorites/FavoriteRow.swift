import Favorites
import HTMLBuilder

/// One favorite: its picture and its author's name, with what removes and moves it.
struct FavoriteRow {
    let favorite: Favorite
    let above: Photo.ID?
    let below: Photo.ID?
    let isEditing: Bool
    let isInFirstView: Bool
    let visit: Visit

    private var photo: Photo { favorite.photo }
    private var author: String { photo.author.name ?? visit.say(.authorUnknown) }

    func html() -> HTML {
        li(.class("favorite"), .id("favorite-\(photo.id)"), .data("favorite", photo.id.rawValue)) {
            if isEditing {
                label(.class("choice")) {
                    input(
                        .type("checkbox"), .name("photo"), .value(photo.id.rawValue), .ofForm("selection"),
                        .aria("label", photo.name(visit)))
                    span(.class("check")) { Icon.done }
                }
            }
            a(.class("cell-link favorite-link"), .href("\(photo.id.discoveredPath)?from=favorites")) {
                div(.class("favorite-picture")) {
                    PhotoLikeness(photo: photo).html()
                    img(
                        .src("\(favoritesPath)/\(photo.id)/picture"), .alt(photo.name(visit)), .width(96), .height(72),
                        .decoding("async"), isInFirstView ? nil : .loading("lazy"))
                }
                span(.class("name")) { author }
            }
            if isEditing { moving }
            removing
        }
    }

    private var moving: HTML {
        visit.form(to: "\(favoritesPath)/move", .class("moving"), .data("moves")) {
            input(.type("hidden"), .name("photo"), .value(photo.id.rawValue))
            step("up", above.map { "before:\($0)" }, .moveUp(author), Icon.up)
            step("down", below.map { "after:\($0)" }, .moveDown(author), Icon.down)
            span(.class("handle scripted"), .data("handle"), .aria("hidden", true)) { Icon.handle }
        }
    }

    private func step(_ direction: String, _ place: String?, _ words: Phrase, _ icon: HTML) -> HTML {
        button(
            .class("icon-button"), .name("place"), .value(place ?? ""), .data("step", direction),
            .aria("label", visit.say(words)), .title(visit.say(words)), place == nil ? .aria("disabled", true) : nil
        ) { icon }
    }

    /// While the list is edited, for the keyboard's Delete alone: what is chosen is then removed by one button.
    private var removing: HTML {
        visit.form(to: "\(favoritesPath)/remove", .data("removes"), isEditing ? .hidden : nil) {
            input(.type("hidden"), .name("photo"), .value(photo.id.rawValue))
            button(
                .class("icon-button heart"), .aria("pressed", true),
                .aria("label", visit.say(.favoriteBy(author))), .title(visit.say(.removeFromFavorites))
            ) { Icon.heart }
        }
    }
}
