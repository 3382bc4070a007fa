public import SimulatorKit
public import WebServer

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Yandex with one person and one application: the sign-in by OAuth, and the Disk API over a disk that can be written.
///
/// It speaks on three hosts, of which each is a ``Face``:
///
/// | face | path | what |
/// |---|---|---|
/// | `oauth` | `/authorize`, `/token`, `/device/code`, `/device`, `/revoke_token`, `/verification_code`, `/info` | OAuth 2.0 with PKCE, a consent page, codes for devices |
/// | `disk` | `/v1/disk/…` | the Disk API |
/// | `content` | `/upload-target/…`, `/disk/…`, `/preview/…`, `/d/…` | where its links lead: uploads, downloads, previews, public pages |
/// | each | `/`, `/control/…` | pages on which a person or a program chooses how it behaves |
///
/// What Yandex leaves unknown is decided once here, on the strict side: a folder is not moved into itself, a resource on
/// which an operation works is locked, an offset past the end gives an empty page, `.` and `..` are no names.
public final class SimulatedYandex: ManyHostSimulator {
    public static let mainHost: Face = .disk

    /// The program that may sign people in.
    public let application: YandexApplication
    /// In seconds, between two questions for a device's token.
    let deviceInterval: Int
    public let controls: Controls<YandexConduct>
    let state: KeptState
    public let clock: PassingClock

    /// What changes while it runs.
    struct State: Sendable {
        var disk: DiskStore
        var operations = Operations()
        var uploads: [String: Upload] = [:]
        var signIns: SignIns
        var addresses = Addresses(
            disk: "http://cloud-api.yandex.example", oauth: "http://oauth.yandex.example",
            content: "http://downloader.yandex.example")
        var nextRefusals: [DiskRefusal] = []
        /// How many more calls there are before every token is withdrawn.
        var callsLeft: Int?
        /// The largest `limit` that a listing was asked with.
        var largestLimit = 0
    }

    struct Addresses: Hashable, Sendable {
        var disk, oauth, content: String
    }

    /// - Parameters:
    ///   - shelf: what lies on the disk when it begins.
    ///   - capacity: in bytes; 10 GiB, as a free account has.
    ///   - deviceInterval: in seconds, between two questions for a device's token.
    ///   - file: where sign-ins are kept from one start to the next; `nil` forgets them.
    ///   - clock: what time it is; ``letTimePass(_:)`` adds to it.
    public init(
        shelf: [ShelvedFile] = ShelvedFile.demo, capacity: Int = 10_737_418_240,
        application: YandexApplication = .vitrine, conduct: YandexConduct = YandexConduct(), deviceInterval: Int = 5,
        keepingSignInsIn file: URL? = nil, clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.application = application
        self.deviceInterval = deviceInterval
        self.clock = PassingClock(clock)
        controls = Controls(.ofYandex, conduct: conduct)
        var disk = DiskStore(capacity: capacity, created: Date(timeIntervalSince1970: 1_614_834_367))
        disk.fill(with: shelf)
        state = KeptState(State(disk: disk, signIns: SignIns(ready: [:])), ready: Self.readyTokens, in: file)
    }

    var now: Date { clock.now }

    public func respond(to request: Request, on face: Face) async -> Response {
        if let response = controls.ownResponse(to: request, facts: facts, doing: { perform($0) }) { return response }
        let path = "/" + request.path.joined(separator: "/")
        let turn = controls.count(face.rawValue + path)
        let faults = conduct.faults(of: path, on: face)
        let good =
            switch face {
            case .oauth: oauthResponse(to: request, at: path)
            case .disk: diskResponse(to: request)
            case .content: contentResponse(to: request)
            }
        return await faults.spoiling(good, to: request, turn: turn)
    }
}

/// One of Yandex's hosts.
public enum Face: String, Hashable, Sendable, CaseIterable {
    /// `cloud-api.yandex.net`
    case disk
    /// `oauth.yandex.ru`
    case oauth
    /// `uploader….disk.yandex.net`, `downloader.disk.yandex.ru` and `yadi.sk`
    case content
}
