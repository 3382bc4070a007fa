import WebServer

/// An address, and who answers there.
struct Route: Sendable {
    typealias Handler = @Sendable (VitrineWebApp, Visit) async -> Response

    private let segments: [Substring]
    private let get: Handler?
    private let post: Handler?
    /// The entry of the navigation that leads here.
    let destination: Destination?
    let isDemoOnly: Bool
    /// Whether whoever has no key may come in: an address to which a browser comes from elsewhere, without its cookie.
    let isOpen: Bool

    /// - Parameter path: `/videos/{id}`: a segment in braces stands for any text.
    init(
        _ path: String, get: Handler? = nil, post: Handler? = nil, destination: Destination? = nil,
        isDemoOnly: Bool = false, isOpen: Bool = false
    ) {
        segments = path.split(separator: "/")
        self.get = get
        self.post = post
        self.destination = destination
        self.isDemoOnly = isDemoOnly
        self.isOpen = isOpen
    }

    /// The first route of the table that the path fits, and what stands at its named places.
    static func find(_ path: [String], in about: About) -> (Route, parameters: [String: String])? {
        for route in all where !route.isDemoOnly || about.demo != nil {
            if let parameters = route.match(path) { return (route, parameters) }
        }
        return nil
    }

    func handler(for method: String) -> Handler? {
        switch method {
        case "GET", "HEAD": get
        case "POST": post
        default: nil
        }
    }

    var allowedMethods: String {
        [get.map { _ in "GET, HEAD" }, post.map { _ in "POST" }].compactMap(\.self).joined(separator: ", ")
    }

    private func match(_ path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var parameters: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            if segment.hasPrefix("{") {
                parameters[String(segment.dropFirst().dropLast())] = text
            } else if segment != text {
                return nil
            }
        }
        return parameters
    }
}
