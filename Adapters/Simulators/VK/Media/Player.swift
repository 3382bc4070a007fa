import HTMLBuilder
import SimulatorKit
import VKFixtures
import VideoFeedFixtures
import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Addresses of players: whole ones serve for an hour.
enum Player {
    static func address(owner: Int, id: Int, on host: String, now: Int) -> String {
        "\(host)/video_ext.php?oid=\(owner)&id=\(id)&hash=\(hash(owner: owner, id: id))&__ref=vk.api"
            + "&api_hash=\(now)\(PictureHost.signature(of: "\(now)\(id)"))"
    }

    static func hash(owner: Int, id: Int) -> String { PictureHost.signature(of: "video\(owner)_\(id)") }

    /// When a link was given, from the ten digits that `api_hash` begins with; `nil` where it has none.
    static func date(ofAPIHash text: String?) -> Int? {
        text.flatMap { Int($0.prefix(10)) }
    }

    /// A clip whose light is like the preview's.
    static func clip(of video: CommunityVideo) -> MediaFile? {
        let preview = video.previews.first?.link.split(separator: "/").last ?? ""
        let name = clips.first { preview.hasPrefix($0.key) }?.value ?? "hills-at-dawn.mp4"
        return MediaFile(named: name)
    }

    private static let clips = [
        "morning": "hills-at-dawn.mp4", "coast": "moon-over-the-sea.mp4", "aurora": "northern-lights.webm",
        "evening": "burning-clouds.mp4", "city": "lights-out-of-focus.mp4", "waves": "water-like-silk.mp4",
        "tall-peaks": "window-light.mp4",
    ]
}

/// Pictures, the player and its clips, on the API's host.
extension SimulatedVK {
    func mediaResponse(to request: Request, at path: String) -> Response {
        switch path {
        case "/video_ext.php": return playerPage(request)
        case "/player.js": return .text(.ok, PlayerScript.text, type: "text/javascript; charset=utf-8")
        case "/player.css": return .text(.ok, PlayerScript.style, type: "text/css; charset=utf-8")
        case "/captcha.php": return captchaPicture
        default: break
        }
        if request.path.first == "clips", request.path.count == 2, let clip = MediaFile(named: request.path[1]) {
            return Response(
                headers: [
                    "Content-Type": clip.mediaType, "ETag": "\"\(PictureHost.signature(of: clip.name))\"",
                    "Cache-Control": "max-age=3600",
                ],
                body: .data(clip.data))
        }
        return PictureHost.response(to: request, at: path) ?? .text(.notFound, "Not found.\n")
    }

    private func playerPage(_ request: Request) -> Response {
        let say = PageLanguage(ofVK: request)
        let community = community
        let owner = request.queryValue("oid").flatMap { Int($0) } ?? 0
        let id = request.queryValue("id").flatMap { Int($0) } ?? 0
        let video = community.videos.first { ($0.ownerID ?? community.ownerID) == owner && $0.id == id }
        guard let video, request.queryValue("hash") == Player.hash(owner: owner, id: id) else {
            return message(say("This video cannot be shown here.", "Это видео нельзя показать здесь."), .notFound, say)
        }
        if let given = Player.date(ofAPIHash: request.queryValue("api_hash")),
            Int(now.timeIntervalSince1970) - given > 3_600
        {
            return message(
                say("This link is too old. Open the video again.", "Ссылка устарела. Откройте видео ещё раз."), .gone,
                say)
        }
        switch video.standing {
        case .ready, .live, .restricted: break
        default:
            return message(say("This video cannot be played.", "Это видео нельзя воспроизвести."), .ok, say)
        }
        guard let clip = Player.clip(of: video) else { return Response(.internalServerError) }
        let poster = video.previews.filter { !$0.isPadded }.max { $0.width * $0.height < $1.width * $1.height }
        return page(title: video.title, .ok, say) {
            HTMLBuilder.video(
                .controls, .playsinline, .preload("metadata"), .src("/clips/\(clip.name)"),
                poster.map { .poster(PictureHost.address(of: $0.link, kind: .preview, on: "")) },
                request.queryValue("autoplay") == "1" ? .data("autoplay") : nil,
                request.queryValue("js_api") == "1" ? .data("messages") : nil,
                video.standing == .live ? .data("live") : nil, .aria("label", video.title))
            script(.src("/player.js"))
        }
    }

    private func message(_ words: String, _ status: Status, _ say: PageLanguage) -> Response {
        page(title: words, status, say) { p { words } }
    }

    /// A page that may stand in anybody's frame.
    private func page(title: String, _ status: Status, _ say: PageLanguage, @HTMLContent content: () -> HTML)
        -> Response
    {
        let page = HTML {
            HTML.doctype
            html(.lang(say.rawValue)) {
                head {
                    meta(.utf8)
                    meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
                    HTMLBuilder.title { title }
                    link(.rel("stylesheet"), .href("/player.css"))
                }
                HTMLBuilder.body { main(content: content) }
            }
        }
        return Response(
            status, headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"],
            body: .data(Data(page.bytes())))
    }

    /// The old captcha's picture: the one word that it takes.
    private var captchaPicture: Response {
        .text(
            .ok,
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="130" height="50"><rect width="130" height="50" fill="#e6ecf0"/>\
            <text x="18" y="33" font-family="sans-serif" font-size="24" fill="#33566b">\(Challenges.pictureWord)</text></svg>

            """, type: "image/svg+xml")
    }
}

/// What makes the player's page move.
enum PlayerScript {
    /// With `js_api=1` it tells the page around it what happens, by the event names of VK's own player
    /// (`inited`, `started`, `resumed`, `paused`, `ended`, `timeupdate`, `volumechange`, `error`), and does what it is
    /// told (`play`, `pause`, `seek`, `mute`, `unmute`). The shape of the messages is this simulator's: VK documents none.
    static let text = """
        const video = document.querySelector('video');
        const state = name => ({event: name, time: video.currentTime, duration: video.duration || 0, volume: video.volume,
          muted: video.muted, state: video.ended ? 'ended' : video.paused ? 'paused' : 'playing'});
        const tell = name => { if ('messages' in video.dataset && parent !== window) parent.postMessage(state(name), '*'); };
        let begun = false;
        video.loop = 'live' in video.dataset;
        video.addEventListener('loadedmetadata', () => tell('inited'));
        video.addEventListener('play', () => { tell(begun ? 'resumed' : 'started'); begun = true; });
        video.addEventListener('pause', () => { if (!video.ended) tell('paused'); });
        video.addEventListener('ended', () => { tell('ended'); begun = false; });
        for (const name of ['timeupdate', 'volumechange', 'error']) video.addEventListener(name, () => tell(name));
        addEventListener('message', ({source, data}) => {
          if (source !== parent || !('messages' in video.dataset) || !data) return;
          switch (data.method) {
            case 'play': video.play().catch(() => tell('error')); break;
            case 'pause': video.pause(); break;
            case 'seek': video.currentTime = Number(data.time) || 0; break;
            case 'mute': video.muted = true; break;
            case 'unmute': video.muted = false; break;
          }
        });
        if ('autoplay' in video.dataset) video.play().catch(() => { video.muted = true; video.play().catch(() => {}); });

        """

    static let style = """
        html, body { margin: 0; block-size: 100%; background: #000; color: #d7dde1; font: 17px/1.45 system-ui, sans-serif }
        main { block-size: 100%; display: grid; place-items: center }
        video { inline-size: 100%; block-size: 100%; max-block-size: 100vh; object-fit: contain; background: #000 }
        p { padding: 24px; text-align: center }

        """
}
