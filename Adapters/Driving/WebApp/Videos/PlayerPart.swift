import HTMLBuilder
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where the video plays, or a plain sentence on why it does not; always of one size, so that nothing moves.
struct PlayerPart {
    let state: State
    let video: Video
    /// Where the person left off; `nil` plays from the beginning.
    var position: PlaybackPosition?
    let visit: Visit

    enum State {
        case file(URL)
        /// On this computer.
        case kept(path: String)
        case stream(URL)
        case nothing
        /// The link has not been asked yet what it leads to.
        case finding(URL)
        case failed(URL, VideoCatalogError)
    }

    var isWaiting: Bool {
        if case .finding = state { true } else { false }
    }

    func html() -> HTML {
        div(
            .id("player"), .class("player"), .data("fresh", video.path + "/media"), isWaiting ? .data("stale") : nil,
            .aria("busy", isWaiting)
        ) { content }
    }

    /// Only to be looked at.
    func sample() -> HTML {
        div(.class("player")) { content }
    }

    @HTMLContent private var content: HTML {
        switch state {
        case .file(let url): player(url.absoluteString)
        case .kept(let path): player(path)
        case .stream(let url): notice(Icon.stream, .isStream, link: url)
        case .nothing: notice(Icon.attention, .nothingToPlay)
        case .finding: notice(Icon.play, .findingPlayer)
        case .failed(let url, .unreadable): notice(Icon.attention, .notPlayable, link: url)
        case .failed: notice(Icon.attention, .cannotAskLink, mayRetry: true)
        }
    }

    @HTMLContent private func player(_ address: String) -> HTML {
        HTMLBuilder.video(
            .src(address + (position.map { "#t=\($0.moment / .seconds(1))" } ?? "")), .controls, .playsinline,
            .preload("metadata"),
            self.video.thumbnail == nil ? nil : .poster(self.video.path + "/thumbnail"),
            .data("position", self.video.path + "/position"), .aria("label", self.video.name(visit)))
        if position != nil {
            a(.class("button from-beginning"), .href(self.video.path + "?anew"), .data("from-beginning")) {
                visit.say(.fromTheBeginning)
            }
        }
        // A script shows it when the player gives up.
        div(.class("player-notice"), .data("player-failure"), .role("alert"), .hidden) {
            still
            Icon.attention
            p { visit.say(.cannotPlay) }
            button(.class("button"), .type("button"), .data("reload-player")) { visit.say(.tryAgain) }
        }
    }

    /// The thumbnail, dimmed, beneath a sentence that stands where the video would.
    @HTMLContent private var still: HTML {
        if video.thumbnail != nil {
            img(.class("still"), .src(video.path + "/thumbnail"), .alt(""), .decoding("async"))
        }
    }

    private func notice(_ drawing: HTML, _ sentence: Phrase, link: URL? = nil, mayRetry: Bool = false) -> HTML {
        div(.class("player-notice")) {
            still
            drawing
            p { visit.say(sentence) }
            if let link {
                a(.class("button"), .href(link.absoluteString), .rel("noreferrer noopener"), .target("_blank")) {
                    visit.say(.openElsewhere)
                    Icon.outward
                }
            }
            if mayRetry { a(.class("button"), .href(video.path + "?wait")) { visit.say(.tryAgain) } }
        }
    }
}

extension Video {
    /// The host of what it plays, as a Content-Security-Policy names it; `nil` where that cannot be said safely.
    var mediaOrigin: String? { media?.url.contentOrigin }
}
