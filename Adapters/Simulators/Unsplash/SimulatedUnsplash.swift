public import SimulatorKit
import Synchronization
public import UnsplashFixtures
public import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Unsplash's API and its picture host, spoken on one port, with a rate limit and faults on demand.
///
/// | path | what |
/// |---|---|
/// | `/photos`, `/photos/random`, `/photos/:id`, `/photos/:id/statistics`, `/photos/:id/download` | photos |
/// | `/search/photos` | the search, in English and Russian |
/// | `/users/:username`, `/users/:username/photos` | who took them |
/// | `/stats/total`, `/stats/month` | counters |
/// | `/photo-…` | pictures, without a key, and without counting against the limit |
/// | `/site/…` | the pages that links lead to |
/// | `/` | a page on which a person chooses how it behaves |
/// | `PUT`, `GET /control/faults` | the same for programs, as the JSON of an ``UnsplashConduct`` |
public final class SimulatedUnsplash: SingleHostSimulator {
    /// The only key that it accepts.
    public let accessKey: String
    let records: [PhotoRecord]
    public let controls: Controls<UnsplashConduct>
    private let allowance: Allowance
    private let state = Mutex(State())

    private struct State {
        var turn = 0
        var downloads: [String: Int] = [:]
    }

    /// - Parameters:
    ///   - photos: in the order of lists and of every search's results.
    ///   - limit: of requests in an hour.
    public init(
        photos: [PhotoRecord] = PhotoShelf.photos, accessKey: String = "vitrine-demo-access-key", limit: Int = 5_000,
        conduct: UnsplashConduct = UnsplashConduct()
    ) {
        records = photos
        self.accessKey = accessKey
        allowance = Allowance(limit: limit)
        controls = Controls(.ofUnsplash, conduct: conduct)
    }

    /// How many requests are left in this hour.
    public var remaining: Int { allowance.remaining }

    /// How often a download of the photo was counted.
    public func downloads(of id: String) -> Int {
        state.withLock { $0.downloads[id, default: 0] }
    }

    public func respond(to request: Request) async -> Response {
        let own = controls.ownResponse(to: request, facts: facts) { deed in
            if deed == "use-up" { allowance.useUp() } else { allowance.refill() }
        }
        if let own { return own }
        let path = "/" + request.path.joined(separator: "/")
        let turn = controls.count(path)
        let conduct = conduct
        guard request.method == "GET" || request.method == "HEAD" else {
            return .errors(.notFound, ["Unable to find endpoint"])
        }
        if let picture = PictureHost(records: records).response(to: request) {
            return await conduct.pictures.spoiling(picture, to: request, turn: turn)
        }
        if let page = SitePages(records: records).response(to: request) { return page }
        let good = apiResponse(to: request, conduct: conduct)
        return await (conduct.paths[path] ?? conduct.api).spoiling(good, to: request, turn: turn)
    }

    private var facts: ControlFacts {
        ["requests left in this hour": "\(allowance.remaining) of \(allowance.limit)"]
    }

    /// What the API says to a request that may ask it something.
    private func apiResponse(to request: Request, conduct: UnsplashConduct) -> Response {
        let isKnown = [request.credentials(scheme: "Client-ID"), request.queryValue("client_id")].contains(accessKey)
        // Recorded without any counters.
        guard isKnown, conduct.access != .refused else {
            return .errors(.unauthorized, ["OAuth error: The access token is invalid"])
        }
        guard conduct.access != .forbidden else {
            return counted(.errors(.forbidden, ["OAuth error: missing permissions"]))
        }
        guard conduct.access != .usedUp, allowance.take() else {
            // Recorded without a Content-Type: 19 bytes.
            return Response(
                .forbidden, headers: ["X-Ratelimit-Limit": "\(allowance.limit)", "X-Ratelimit-Remaining": "0"],
                body: .data(Data("Rate Limit Exceeded".utf8)))
        }
        return counted(endpoints(for: request, conduct: conduct).response(to: request))
    }

    private func endpoints(for request: Request, conduct: UnsplashConduct) -> Endpoints {
        let turn = state.withLock { state in
            state.turn += 1
            return state.turn
        }
        return Endpoints(
            records: records.filter { !conduct.gone.contains($0.id) },
            wire: PhotoWire(host: "http://" + (request.headers["Host"] ?? "127.0.0.1"), damage: conduct.rows),
            turn: turn
        ) { [self] id in
            state.withLock { $0.downloads[id, default: 0] += 1 }
        }
    }

    private func counted(_ response: Response) -> Response {
        var response = response
        response.headers["X-Ratelimit-Limit"] = "\(allowance.limit)"
        response.headers["X-Ratelimit-Remaining"] = "\(allowance.remaining)"
        return response
    }
}

/// A simulated Unsplash that listens.
public typealias RunningUnsplashSimulator = RunningSimulator<SimulatedUnsplash>

extension Response {
    /// `{"errors": […]}`.
    static func errors(_ status: Status, _ texts: [String]) -> Response {
        var response = Response.json(.record(["errors": .list(texts.map(JSONValue.text))]))
        response.status = status
        response.headers["Cache-Control"] = "no-cache"
        return response
    }

    /// As a script's answer: no ranges.
    static func json(_ value: JSONValue) -> Response {
        Response(
            headers: ["Content-Type": "application/json"],
            body: .data(Data(value.encoded(escaping: .ampersands).utf8)), acceptsRanges: false)
    }
}
