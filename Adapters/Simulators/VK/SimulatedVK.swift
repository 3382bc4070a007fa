public import SimulatorKit
import Synchronization
public import VKFixtures
public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// VK with one community and one application: VK ID, the classic sign-in, and the API with its pictures and players.
///
/// It speaks as VK does to API version 5.199, on three hosts, of which each is a ``Face``:
///
/// | face | path | what |
/// |---|---|---|
/// | `id` | `/authorize`, `/oauth2/auth`, `/oauth2/user_info` … | VK ID: OAuth 2.1 with PKCE and a consent page |
/// | `id` | `/not_robot_captcha` | the page on which a person passes a captcha |
/// | `oauth` | `/authorize`, `/access_token`, `/blank.html` | the classic sign-in, implicit and with a code |
/// | `oauth` | `/security_check` | the page on which a person passes a validation |
/// | `api` | `/method/NAME` | the API, by GET and POST |
/// | `api` | `/impg/…`, `/getVideoPreview`, `/video_ext.php`, `/clips/…` | pictures, previews, the player and its clips |
/// | each | `/`, `/control/…` | pages on which a person or a program chooses how it behaves |
///
/// What VK leaves unknown is decided once here, on the strict side: a `count` beyond the maximum is cut, `photos.get`
/// takes service albums by name only, a closed or blocked community is refused by the codes 15 to 204.
public final class SimulatedVK: ManyHostSimulator {
    public static let mainHost: Face = .api

    /// The program that may sign people in.
    public let application: VKApplication
    let callsPerSecond: Int?
    public let controls: Controls<VKConduct>
    let signIns: KeptSignIns
    let state: Mutex<State>
    public let clock: PassingClock

    /// What changes while it runs.
    struct State: Sendable {
        var community: Community
        /// When each token made its last calls.
        var calls: [String: [Date]] = [:]
        var challenges = Challenges()
        var nextRefusals: [Refusal] = []
        var addresses = Addresses(
            id: "http://id.vk.example", oauth: "http://oauth.vk.example", api: "http://api.vk.example")
    }

    struct Addresses: Hashable, Sendable {
        var id, oauth, api: String
    }

    /// - Parameters:
    ///   - callsPerSecond: how many calls a token may make in any second; `nil` for as many as it likes.
    ///   - file: where sign-ins are kept from one start to the next; `nil` forgets them.
    ///   - clock: what time it is; ``letTimePass(_:)`` adds to it.
    public init(
        community: Community = .studio, application: VKApplication = .vitrine, conduct: VKConduct = VKConduct(),
        callsPerSecond: Int? = 3, keepingSignInsIn file: URL? = nil, clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.application = application
        self.callsPerSecond = callsPerSecond
        self.clock = PassingClock(clock)
        controls = Controls(.ofVK, conduct: conduct)
        signIns = KeptSignIns(ready: Self.readyTokens, in: file)
        state = Mutex(State(community: community.sorted))
    }

    var now: Date { clock.now }

    public func respond(to request: Request, on face: Face) async -> Response {
        if let response = controls.ownResponse(to: request, facts: facts, doing: { perform($0) }) { return response }
        let path = "/" + request.path.joined(separator: "/")
        let turn = controls.count(face.rawValue + path)
        let faults = conduct.faults(of: path, on: face)
        let good =
            switch face {
            case .id: idResponse(to: request, at: path)
            case .oauth: oauthResponse(to: request, at: path)
            case .api: apiResponse(to: request, at: path)
            }
        return await faults.spoiling(good, to: request, turn: turn)
    }
}

/// One of VK's hosts.
public enum Face: String, Hashable, Sendable, CaseIterable {
    /// `id.vk.com`
    case id
    /// `oauth.vk.com`
    case oauth
    /// `api.vk.com`, with pictures and players
    case api
}

extension Community {
    /// Newest first, as VK lists photos and videos.
    var sorted: Community {
        var community = self
        community.photos.sort { ($0.date, $0.id) > ($1.date, $1.id) }
        community.videos.sort { ($0.date, $0.id) > ($1.date, $1.id) }
        return community
    }

    /// What its photos carry as their owner.
    var ownerID: Int { -id }
}
