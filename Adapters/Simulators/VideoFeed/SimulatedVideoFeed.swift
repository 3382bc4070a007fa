public import SimulatorKit
public import WebServer

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Both generations of the photography school's feed, and the host of their pictures and clips, with faults on demand.
///
/// | path | what |
/// |---|---|
/// | `/test-api/videos`, `/test-api/lessons` | the lists |
/// | `/id/…`, `/deliveries/…`, `/hls/…` | pictures, clips, one stream and one live list |
/// | `/` | a page on which a person chooses how it behaves |
/// | `PUT`, `GET /control/faults` | the same for programs, as the JSON of a ``Conduct`` |
public final class SimulatedVideoFeed: SingleHostSimulator {
    private let entries: [FeedGeneration: [FeedEntry]]
    private let media = MediaHost()
    public let controls: Controls<Conduct>

    /// - Parameters:
    ///   - videos: the first generation's entries; `nil` for the course that comes with it.
    ///   - lessons: the second generation's; `nil` for the course that comes with it.
    public init(videos: [FeedEntry]? = nil, lessons: [FeedEntry]? = nil, conduct: Conduct = Conduct()) {
        entries = [.videos: videos, .lessons: lessons].compactMapValues(\.self)
        controls = Controls(.ofVideoFeed, conduct: conduct)
    }

    public func respond(to request: Request) async -> Response {
        if let response = controls.ownResponse(to: request) { return response }
        let path = "/" + request.path.joined(separator: "/")
        let turn = controls.count(path)
        let conduct = conduct
        guard request.method == "GET" || request.method == "HEAD" else {
            return Response(.methodNotAllowed, headers: ["Allow": "GET, HEAD"])
        }
        let good = goodResponse(to: request, at: path, damagedBy: conduct.rows)
        let faults =
            if let own = conduct.paths[path] {
                own
            } else if FeedGeneration.allCases.map(\.path).contains(path) {
                conduct.list
            } else {
                MediaHost.isPicture(path) ? conduct.pictures : conduct.clips
            }
        return await faults.spoiling(good, to: request, turn: turn)
    }

    private func goodResponse(to request: Request, at path: String, damagedBy damage: [Damage]) -> Response {
        guard let generation = FeedGeneration.allCases.first(where: { $0.path == path }) else {
            return media.response(to: request) ?? .text(.notFound, "Not found.\n")
        }
        let host = "http://" + (request.headers["Host"] ?? "127.0.0.1")
        let good = entries(of: generation, on: host).map { $0.row(of: generation) }
        let rows = damage.reduce(good) { $1.damaging($0, of: generation) }
        let json = JSONValue.record([.init(name: generation.rawValue, value: .list(rows))]).encoded(escaping: .php)
        // As a script's answer: no validators, no ranges.
        return Response(
            headers: ["Content-Type": "application/json"],
            body: .data(Data(damage.reduce(json) { $1.damaging($0) }.utf8)), acceptsRanges: false)
    }

    func entries(of generation: FeedGeneration, on host: String) -> [FeedEntry] {
        entries[generation] ?? MediaHost.entries(of: generation, on: host)
    }
}
