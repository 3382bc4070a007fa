import HTMLBuilder
import VideoCatalog

/// One video of the list: its thumbnail and its name.
struct VideoCard {
    let video: Video
    let isInFirstView: Bool
    let visit: Visit

    func html() -> HTML {
        li(.class("card"), .id(video.id.rawValue)) {
            a(.href(video.path), .class("card-link")) {
                Thumbnail(video: video, isInFirstView: isInFirstView).html()
                div(.class("card-words")) {
                    span(.class("name")) { video.name(visit) }
                    if case .stream = video.media {
                        span(.class("tag")) {
                            Icon.stream
                            visit.say(.stream)
                        }
                    }
                }
            }
        }
    }
}

/// A video's picture, its room reserved. A drawing lies beneath, for as long as the picture is not there.
struct Thumbnail {
    let video: Video
    let isInFirstView: Bool

    func html() -> HTML {
        div(.class("thumb")) {
            Icon.play
            if video.thumbnail != nil {
                img(
                    .src(video.path + "/thumbnail"), .alt(""), .width(320), .height(180), .decoding("async"),
                    isInFirstView ? nil : .loading("lazy"))
            }
        }
    }
}

extension Video {
    /// Its address in Vitrine.
    var path: String { "/videos/\(id)" }

    /// What it is called on screen.
    func name(_ visit: Visit) -> String {
        title.isEmpty ? visit.say(.untitled) : title
    }
}
