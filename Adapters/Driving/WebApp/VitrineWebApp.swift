public import Registration
public import SharedKernel
public import VideoCatalog
public import WebServer
import Wording

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Every screen, for a person with a browser: requests in, pages out.
///
/// It draws a launch key when it is made. ``launchPath`` holds it and is for the person's eyes only; opening it once
/// gives the browser a cookie, without which there is nothing to see.
public struct VitrineWebApp: Sendable {
    let videos: VideoCatalogAccess
    /// `nil` where nobody wired a gallery: nothing then leads to it.
    let gallery: GalleryScreens?
    /// `nil` where nobody wired it: nothing then leads to it.
    let discover: DiscoverScreens?
    /// `nil` where nobody wired registration.
    let registration: RegistrationAccess?
    /// `nil` where nobody wired a disk: nothing then leads to it.
    let drive: DriveScreens?
    let about: About
    let time: any TimeSource
    let assets: Assets
    let secrets: LaunchSecrets
    let latestAnswer = LatestAnswer()
    private let hosts: AllowedHosts
    private let language: Language?
    private let timeZone: TimeZone

    /// - Parameters:
    ///   - videos: its queue restored by whoever made it.
    ///   - hosts: what a request's Host may say besides `127.0.0.1`, `localhost` and `[::1]`: a name, for any port, or
    ///     `name:port`.
    ///   - language: speaks it until the person chooses another; `nil` follows Accept-Language.
    ///   - timeZone: in which moments are told.
    public init(
        videos: VideoCatalogAccess,
        gallery: GalleryScreens? = nil,
        discover: DiscoverScreens? = nil,
        registration: RegistrationAccess? = nil,
        drive: DriveScreens? = nil,
        about: About,
        hosts: [String] = [],
        language: Language? = nil,
        timeZone: TimeZone,
        time: any TimeSource,
        random: any RandomSource
    ) {
        self.videos = videos
        self.gallery = gallery
        self.discover = discover
        self.registration = registration
        self.drive = drive
        self.about = about
        self.time = time
        self.hosts = AllowedHosts(hosts)
        self.language = language
        self.timeZone = timeZone
        assets = Assets()
        secrets = LaunchSecrets(random: random)
    }

    /// Where the person enters: `/?key=…`, to be put after the server's address.
    public var launchPath: String { "/?key=\(secrets.key.text)" }

    /// Answers every request; HEAD goes the way of GET, and the server leaves the body out.
    public func respond(to request: Request) async -> Response {
        guard let host = request.headers["Host"], hosts.allow(host) else {
            return Response.text(.misdirectedRequest, "Vitrine does not answer to this name.\n").hardened()
        }
        let visit = visit(request, host)
        return await answer(visit).hardened(for: visit)
    }

    /// What a person sees in place of an answer of ours that cannot be sent.
    public func respond(toFaultAt request: Request) async -> Response {
        let visit = visit(request, request.headers["Host"] ?? "")
        return render(.ownFault(visit), visit).hardened(for: visit)
    }

    private func visit(_ request: Request, _ host: String) -> Visit {
        let preferences = Preferences(request: request, fallback: language)
        return Visit(
            request: request, host: host, preferences: preferences,
            words: Words(preferences.language, timeZone: timeZone), now: time.now, token: secrets.formToken.text)
    }

    private func answer(_ visit: Visit) async -> Response {
        let mayEnter = secrets.admit(visit.request, cookie: visit.sessionCookieName)
        if let asset = assets.response(to: visit.request, styleOnly: !mayEnter) { return asset }
        if visit.request.isReading, let key = visit.request.queryValue("key"), mayEnter || secrets.key.equals(key) {
            return enter(visit)
        }
        let found = Route.find(visit.request.path, in: about)
        guard mayEnter || found?.0.isOpen == true else { return render(.closedDoor(visit), visit) }
        guard let (route, parameters) = found else { return render(.nothingHere(visit), visit) }
        guard let handler = route.handler(for: visit.request.method) else {
            var refusal = render(.nothingHere(visit), visit)
            refusal.status = .methodNotAllowed
            refusal.headers["Allow"] = route.allowedMethods
            return refusal
        }
        guard visit.request.isReading || secrets.isOwnForm(visit) else { return render(.foreignForm(visit), visit) }
        return await handler(self, visit.with(parameters))
    }

    var destinations: [Destination] {
        Route.destinations.filter { $0.isThere(self) }
    }

    /// The key becomes a cookie, and the address is clean again.
    private func enter(_ visit: Visit) -> Response {
        var response = Response.seeOther(visit.addressWithoutKey)
        response.headers["Set-Cookie"] =
            "\(visit.sessionCookieName)=\(secrets.session.text); Path=/; HttpOnly; SameSite=Strict"
        return response
    }
}
