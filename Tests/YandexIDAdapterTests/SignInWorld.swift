import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import SimulatorKit
import Synchronization
import Testing
import URLSessionTransport
import YandexIDAdapter
import YandexSimulator

/// A person's computer before a Yandex that listens.
struct SignInWorld {
    let yandex: SimulatedYandex
    let server: AuthorizationServer
    let store = InMemorySessionStore()
    let session: CurrentSession
    let beginSignIn: BeginSignIn
    let completeSignIn: CompleteSignIn
    let time: FixedTime
    let clock = SkippingClock()
    private let client = URLSessionClient()

    static func whileOpen(
        tell: @escaping @Sendable (String) -> Void = { _ in }, _ work: (SignInWorld) async throws -> Void
    ) async throws {
        let yandex = SimulatedYandex(shelf: [])
        let running = try await yandex.start()
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await work(SignInWorld(running, tell))) } catch { outcome = .failure(error) }
        await running.stop()
        try outcome.get()
    }

    private init(_ running: RunningYandexSimulator, _ tell: @escaping @Sendable (String) -> Void) {
        yandex = running.yandex
        server = YandexSignIn(
            client: client.following(), oauth: running.oauthAddress, disk: running.diskAddress,
            clientID: yandex.application.clientID,
            rights: ["cloud_api:disk.info", "cloud_api:disk.read", "cloud_api:disk.write"], tell: tell
        ).server("yandex")
        let time = FixedTime(Date())
        self.time = time
        session = CurrentSession(server, store: store, turn: InMemorySessionTurn(), time: time)
        let attempts = PendingAttempts()
        beginSignIn = BeginSignIn(server, attempts: attempts, random: SeededRandom(seed: 7), time: time)
        completeSignIn = CompleteSignIn(server, attempts: attempts, session: session, time: time)
    }

    func begin() throws -> PendingAttempt {
        try beginSignIn(returningTo: URL(string: "http://127.0.0.1:8420/accounts/yandex/return")!, in: .english)
    }

    func complete(_ redirect: URL) async throws -> SessionStatus.SignedIn { try await completeSignIn(redirect) }

    /// Where the browser of a person ends who decided.
    func redirect(from attempt: PendingAttempt, deciding decision: String = "allow") async throws -> URL {
        var agreement = HTTPRequest(.post, attempt.page, body: Data("decision=\(decision)".utf8))
        agreement.headers["Content-Type"] = "application/x-www-form-urlencoded"
        let location = try await client.send(agreement).headers["Location"]
        return try #require(location.flatMap { URL(string: $0) })
    }
}

/// Lines that an adapter told a log.
final class RequestLogLines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock(\.self) }
    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
}
