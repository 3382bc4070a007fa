import HTMLBuilder
import SharedKernel
import WebServer

/// What one page shows; the shell puts the frame around it.
struct Screen {
    var status = Status.ok
    /// The page's title; its `h1` too, unless the content brings its own.
    let title: String
    /// The entry of the navigation that it belongs to; `nil` for a page without navigation.
    var destination: String?
    /// The way back, on pages that were reached from another.
    var back: (path: String, title: String)?
    var hasOwnHeading = false
    /// Beside the title: two actions at most.
    var actions = HTML.nothing
    /// Whether it fills the window: no navigation, and everything on black.
    var isStage = false
    /// For the page's head: what it needs without a script.
    var head = HTML.nothing
    /// The one other host whose media it plays.
    var mediaOrigin: String?
    /// Whether small pictures stand in the page itself.
    var drawsPictures = false
    /// The one other host of which it frames a page.
    var frameOrigin: String?
    var content = HTML.nothing
}

extension VitrineWebApp {
    func render(_ screen: Screen, _ visit: Visit) -> Response {
        let page = Shell(visit: visit, assets: assets, destinations: destinations).page(screen)
        return Response(
            screen.status,
            headers: [
                "Content-Type": "text/html; charset=utf-8",
                "Content-Language": visit.language.rawValue,
                "Vary": "Cookie, Accept-Language",
                "Content-Security-Policy": ContentPolicy.page(
                    media: screen.mediaOrigin, frame: screen.frameOrigin, drawsPictures: screen.drawsPictures),
            ], body: .data(page.data()))
    }

    /// A part of a page, for a script of ours that puts it in place.
    func renderPart(_ part: HTML, status: Status = .ok, _ visit: Visit) -> Response {
        Response(
            status,
            headers: [
                "Content-Type": "text/html; charset=utf-8", "Content-Language": visit.language.rawValue,
            ], body: .data(part.data()))
    }
}
