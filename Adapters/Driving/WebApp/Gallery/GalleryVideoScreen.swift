import Gallery
import HTMLBuilder
import SharedKernel
import WebServer
import Wording

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension VitrineWebApp {
    /// One video with the service's own player.
    func galleryVideoScreen(_ visit: Visit) async -> Response {
        await inGallery(visit) { gallery in
            let place = PagePlace<GalleryVideo>(visit)
            do throws(GalleryError) {
                guard let id = visit.galleryVideoID else { throw .notFound }
                let shown = try await gallery.access.video(id, at: place)
                let video = shown.value.item
                let player = video.player.flatMap { PlayerFrame($0, beside: visit) }
                return render(
                    Screen(
                        title: video.name(visit), destination: "/gallery",
                        back: (GallerySection.videos.path + place.query() + "#\(id)", visit.say(.videos)),
                        hasOwnHeading: true,
                        actions: ShareMenu(link: video.link, title: video.name(visit), visit: visit) { .nothing }
                            .html(),
                        frameOrigin: player?.origin,
                        content: GalleryVideoDetails(
                            video: video, player: player, freshness: shown.freshness, visit: visit
                        ).html()),
                    visit)
            } catch {
                return await galleryFailure(error, .videos, gallery, visit)
            }
        }
    }
}

/// The service's page with the player, and the one host that a frame on the page may show.
struct PlayerFrame {
    let address: String
    let origin: String

    /// - Returns: `nil` for an address that no frame is to show: one without a host, or of Vitrine itself.
    init?(_ player: URL, beside visit: Visit) {
        guard let origin = player.contentOrigin, origin != "http://\(visit.host)",
            var parts = URLComponents(url: player, resolvingAgainstBaseURL: true)
        else { return nil }
        // The player then tells the page around it when it starts to play.
        let told = parts.percentEncodedQuery.map { $0 + "&" } ?? ""
        parts.percentEncodedQuery = told + "js_api=1"
        guard let address = parts.string else { return nil }
        self.address = address
        self.origin = origin
    }
}

/// The player or why there is none, the title, and what is said of the video.
private struct GalleryVideoDetails {
    let video: GalleryVideo
    let player: PlayerFrame?
    let freshness: Freshness
    let visit: Visit

    func html() -> HTML {
        article(.class("details")) {
            div(.class("player")) {
                if let player {
                    iframe(
                        .src(player.address), .title(video.name(visit)), .data("player-frame", player.origin),
                        .sandbox("allow-scripts allow-same-origin allow-presentation"),
                        .allow("autoplay; encrypted-media; picture-in-picture; screen-wake-lock"),
                        .allowfullscreen)
                } else {
                    notice
                }
            }
            div(.class("details-words")) {
                h1 { video.name(visit) }
                p(.class("quiet")) {
                    time(.datetime(video.uploadedAt.formatted(.iso8601))) { visit.words.date(video.uploadedAt) }
                    if let duration = video.duration { " · " + visit.words.clock(duration) }
                }
                if case .cached(let since, let reason) = freshness {
                    p(.class("quiet"), .role("status")) {
                        visit.say(.kept(since: visit.ago(since), because: reason, of: .service))
                    }
                }
                if !video.summary.isEmpty { p(.class("description")) { video.summary } }
            }
        }
    }

    private var notice: HTML {
        div(.class("player-notice")) {
            Icon.attention
            p { visit.say(reason.sentence) }
            if reason != .deleted {
                a(
                    .class("button"), .href(video.link.absoluteString), .target("_blank"), .rel("noreferrer noopener")
                ) {
                    visit.say(.openAtSource)
                    Icon.outward
                }
            }
        }
    }

    private var reason: GalleryVideo.Playback.Reason {
        if case .unavailable(let reason) = video.playback { reason } else { .noPlayer }
    }
}

extension GalleryVideo.Playback.Reason {
    fileprivate var sentence: Phrase {
        switch self {
        case .deleted: .videoDeletedExplained
        case .hidden: .videoHiddenExplained
        case .processing: .videoProcessingExplained
        case .upcoming: .videoUpcomingExplained
        case .restricted: .videoRestrictedExplained
        case .noPlayer: .videoNoPlayerExplained
        }
    }
}
