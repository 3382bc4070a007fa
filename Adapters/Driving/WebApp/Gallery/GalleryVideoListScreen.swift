import Gallery
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

extension VitrineWebApp {
    /// As the photos: what is kept at once, then the live list.
    func galleryVideoList(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            let part = await galleryVideoPart(gallery, visit, asking: visit.asksAtOnce)
            return await galleryPage(
                .videos, gallery, visit, isWaiting: part.showing.isWaiting, error: part.showing.failure,
                content: part.html())
        }
    }

    func liveGalleryVideoList(_ visit: Visit) async -> Response {
        await partOfGallery(visit) { gallery in
            let part = await galleryVideoPart(gallery, visit, asking: true)
            return await galleryPart(part.html(), part.showing.failure, gallery, visit)
        }
    }

    private func galleryVideoPart(
        _ gallery: GalleryScreens, _ visit: Visit, asking: Bool
    ) async -> GalleryListPart<GalleryVideo> {
        let place = PagePlace<GalleryVideo>(visit)
        let kept = await gallery.access.videos.kept(place)
        let showing = await Showing(kept: kept, asking: asking, visit) { isKeptEnough throws(GalleryError) in
            try await gallery.access.videos(place, isKeptEnough ? .keptFirst : .live)
        }
        return GalleryListPart(section: .videos, showing: showing, kept: kept, place: place, visit: visit) {
            PosterCell(video: $0, place: place, isInFirstView: $1, visit: visit).html()
        }
    }
}

/// One video of the list: its still picture, with its title on a ground of its own at the lower right.
struct PosterCell {
    let video: GalleryVideo
    let place: PagePlace<GalleryVideo>
    let isInFirstView: Bool
    let visit: Visit

    func html() -> HTML {
        li(.class("cell"), .id(video.id.rawValue)) {
            a(.href(video.id.path(at: place)), .class("cell-link")) {
                Icon.play
                picture
                if let told { span(.class("poster-mark")) { told } }
                span(.class("poster-title"), .title(name)) { span(.class("name")) { name } }
            }
        }
    }

    private var name: String { video.name(visit) }

    /// Its length; or that it is live, or why it cannot be played.
    private var told: String? {
        if video.isLive { return visit.say(.live) }
        if case .unavailable(let reason) = video.playback { return visit.say(reason.mark) }
        return video.duration.map(visit.words.clock)
    }

    @HTMLContent private var picture: HTML {
        if let smallest = candidates.first {
            img(
                .src(smallest.address), .srcset(candidates),
                .sizes("(min-width: 1000px) 350px, (min-width: 700px) 45vw, 100vw"), .alt(""), .width(640),
                .height(360), .decoding("async"), isInFirstView ? nil : .loading("lazy"))
        }
    }

    /// One for each width that the service has, from what a small phone needs on.
    private var candidates: [(address: String, widthInPixels: Int)] {
        let widths = Set(video.previews.compactMap { $0.widthAndHeightInPixels?.width }).sorted()
        let enough = widths.filter { $0 >= 320 }
        let chosen = enough.isEmpty ? widths.suffix(1) : enough[...]
        guard !chosen.isEmpty else {
            return video.previews.isEmpty ? [] : [(video.id.previewPath(width: 1280, at: place), 1280)]
        }
        return chosen.map { (video.id.previewPath(width: $0, at: place), $0) }
    }
}

extension GalleryVideo {
    /// What it is called on screen.
    func name(_ visit: Visit) -> String {
        title.isEmpty ? visit.say(.untitled) : title
    }
}

extension GalleryVideo.Playback.Reason {
    /// What the list says in a word.
    fileprivate var mark: Phrase {
        switch self {
        case .deleted: .videoDeleted
        case .hidden: .videoHidden
        case .processing: .videoProcessing
        case .upcoming: .videoUpcoming
        case .restricted, .noPlayer: .videoNotHere
        }
    }
}
