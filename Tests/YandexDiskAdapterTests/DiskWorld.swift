import Auth
import Drive
import Foundation
import HTTPTransport
import SimulatorKit
import Synchronization
import Testing
import URLSessionTransport
import YandexDiskAdapter
import YandexSimulator

/// A Yandex that listens, a program that looks at it, and all that went over the wire between them.
struct DiskWorld {
    let yandex: SimulatedYandex
    let running: RunningYandexSimulator
    let disk: YandexDisk
    let wire = Wire()
    let told = Lines()

    static func whileOpen(
        _ shelf: [ShelvedFile] = .little, _ conduct: YandexConduct = YandexConduct(),
        token: String = SimulatedYandex.userToken, _ work: (DiskWorld) async throws -> Void
    ) async throws {
        let yandex = SimulatedYandex(shelf: shelf, conduct: conduct)
        let running = try await yandex.start()
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await work(DiskWorld(running, token))) } catch { outcome = .failure(error) }
        await running.stop()
        try outcome.get()
    }

    private init(_ running: RunningYandexSimulator, _ token: String) {
        yandex = running.yandex
        self.running = running
        let (wire, told) = (wire, told)
        disk = YandexDisk(
            YandexDiskAPI(
                client: Overheard(client: URLSessionClient(), wire: wire).following(), address: running.diskAddress,
                tokens: OneToken(token), tell: { told.add($0) }))
    }

    var transfers: YandexTransfers<URLSessionClient, Overheard<URLSessionClient>> {
        YandexTransfers(
            disk,
            downloader: Downloader(
                client: URLSessionClient(),
                options: DownloadOptions(retries: RetryPolicy(attempts: 2, longestPause: .milliseconds(1)))),
            uploads: Overheard(client: URLSessionClient(), wire: wire), clock: HastyClock())
    }

    func item(_ path: String) async throws -> DriveItem { try await disk.item(at: .of(path)) }
}

extension [ShelvedFile] {
    static let little: [ShelvedFile] = [
        ShelvedFile("Trips/lake.txt", Data("The lake.\n".utf8)), ShelvedFile("notes.txt", Data("Remember.\n".utf8)),
    ]
}

extension DrivePath {
    /// For paths that are written here and known to be good.
    static func of(_ text: String) -> DrivePath { DrivePath(text)! }
}

/// A token that cannot be renewed.
struct OneToken: AccessTokenSource {
    private let token: SecretText
    init(_ token: String) { self.token = SecretText(token) }
    func accessToken() async throws(AuthError) -> SecretText { token }
    func accessToken(insteadOf refused: SecretText) async throws(AuthError) -> SecretText {
        throw .signInNeeded(.refused)
    }
}

/// Requests as they went out.
final class Wire: Sendable {
    private let sent = Mutex<[HTTPRequest]>([])
    var requests: [HTTPRequest] { sent.withLock(\.self) }
    func add(_ request: HTTPRequest) { sent.withLock { $0.append(request) } }
}

/// A client that somebody listens to.
struct Overheard<Client: HTTPClient>: HTTPClient {
    let client: Client
    let wire: Wire

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        wire.add(request)
        return try await client.send(request)
    }
}

/// Lines of a log.
final class Lines: Sendable {
    private let all = Mutex<[String]>([])
    var seen: [String] { all.withLock(\.self) }
    func add(_ line: String) { all.withLock { $0.append(line) } }
}

/// A clock on which every wait is over at once.
struct HastyClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    var now: Instant { Instant() }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws { try Task.checkCancellation() }
}

/// Gives `work` a directory of its own, and removes it afterwards.
func withFolder(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
        // A directory that stays behind in the temporary folder fails no test.
        try? FileManager.default.removeItem(at: folder)
    }
    try await work(folder)
}
