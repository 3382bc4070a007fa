import HTMLBuilder
import VideoCatalog

/// One video of the list: its thumbnail and its name.
struct VideoCard {
    let video: Video
    let isInFirstView: Bool
    let marks: VideoMarks
    let visit: Visit
    /// Whether the page has another card of this video, which has its id.
    var isRepeated = false

    func html() -> HTML {
        li(.class("card"), isRepeated ? nil : .id(video.id.rawValue)) {
            a(.href(video.path), .class("card-link")) {
                Thumbnail(video: video, isInFirstView: isInFirstView, marks: marks).html()
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
    var marks: VideoMarks?

    func html() -> HTML {
        div(.class("thumb")) {
            Icon.play
            if video.thumbnail != nil {
                img(
                    .src(video.path + "/thumbnail"), .alt(""), .width(320), .height(180), .decoding("async"),
                    isInFirstView ? nil : .loading("lazy"))
            }
            marks?.html(of: video.id)
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
