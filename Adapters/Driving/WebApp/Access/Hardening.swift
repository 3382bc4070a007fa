import WebServer

extension Response {
    /// With the headers that every answer carries; what a screen has set for itself stays.
    func hardened(for visit: Visit? = nil) -> Response {
        var response = self
        // Where the address is not a loopback one, browsers send no Sec-Fetch-Site, and a form's Origin is needed.
        let needsOrigin = visit.map { !$0.isOnLoopback } ?? false
        response.headers["Referrer-Policy"] = needsOrigin ? "same-origin" : "no-referrer"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
        if response.headers["Content-Security-Policy"] == nil {
            response.headers["Content-Security-Policy"] = ContentPolicy.nothing
        }
        return response
    }
}

/// What a page may load (Content Security Policy, level 3).
enum ContentPolicy {
    /// For what is no page.
    static let nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

    /// For a page: all from here, the media of at most one other host, at most one framed host, and pictures that stand
    /// in the page itself where it draws some.
    static func page(media origin: String?, frame: String? = nil, drawsPictures: Bool = false) -> String {
        """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'\(drawsPictures ? " data:" : ""); connect-src 'self'; \
        media-src 'self'\(origin.map { " \($0)" } ?? "");\(frame.map { " frame-src \($0);" } ?? "") \
        form-action 'self'; frame-ancestors 'none'; base-uri 'none'
        """
    }
}
