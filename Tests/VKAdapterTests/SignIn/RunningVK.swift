import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import SimulatorKit
import Synchronization
import Testing
import URLSessionTransport
import VKAdapter
import VKSimulator

/// A VK that listens, and a program that signs in to it.
struct RunningVK {
    let vk: SimulatedVK
    let address: RunningVKSimulator
    let store = InMemorySessionStore()
    /// This computer's clock.
    let time = FixedTime(Date())
    let told = Lines()
    let sent = Exchanges()
    let access: ProviderAccess
    let server: AuthorizationServer

    /// Runs as long as the work takes.
    static func with(_ conduct: VKConduct = VKConduct(), _ work: (RunningVK) async throws -> Void) async throws {
        let vk = SimulatedVK(conduct: conduct, callsPerSecond: nil)
        let address = try await vk.start()
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await work(RunningVK(vk, at: address))) } catch { outcome = .failure(error) }
        await address.stop()
        try outcome.get()
    }

    private init(_ vk: SimulatedVK, at address: RunningVKSimulator) {
        let (told, sent) = (told, sent)
        self.vk = vk
        self.address = address
        server = VKSignIn(
            client: Overheard(client: URLSessionClient().logging { told.add("\($0)") }, exchanges: sent),
            id: address.idAddress, oauth: address.oauthAddress, api: address.apiAddress,
            clientID: vk.application.clientID, rights: ["photos", "video"], clock: SkippingClock(), random: { 0.5 },
            tell: { told.add($0) }
        ).server("vk")
        access = ProviderAccess(server, by: store, time: time)
    }

    /// The person decides on VK's page; where the browser ends.
    func decided(_ decision: String = "allow", at page: URL) async throws -> URL {
        let answer = try await URLSessionClient().send(HTTPRequest(.get, page))
        #expect(answer.status == 200 && String(decoding: answer.body, as: UTF8.self).contains("decision"))
        var request = HTTPRequest(.post, page, body: Data("decision=\(decision)".utf8))
        request.headers["Content-Type"] = "application/x-www-form-urlencoded"
        let redirect = try await URLSessionClient().send(request)
        #expect(redirect.status == 302)
        return try #require(redirect.headers["Location"].flatMap { URL(string: $0) })
    }

    /// Signs the person in by VK ID.
    @discardableResult
    func signIn() async throws -> SessionStatus.SignedIn {
        let attempt = try access.begin(returningTo: .back, in: .russian)
        return try await access.complete(try await decided(at: attempt.page))
    }

    var session: Session {
        get async throws { try #require(try await store.session(of: "vk")) }
    }

    func letTimePass(_ duration: Duration) {
        vk.letTimePass(duration)
        time.advance(by: duration)
    }

    /// A code that the person has just agreed to, with all that proves it.
    func code(changing state: String = "0123456789abcdef0123456789abcdef") async throws -> AuthorizationCode {
        let verifier = CodeVerifier(from: SeededRandom(seed: 7))
        let request = AuthorizationRequest(
            way: .loopbackCode, redirect: .back, state: SecretText(state), challenge: verifier.challenge,
            rights: ["photos"], language: .english)
        let end = try await decided(at: try server.page.address(for: request))
        return AuthorizationCode(
            code: SecretText(try #require(end.queryItem("code"))), verifier: verifier, redirect: .back,
            state: request.state, extras: ["device_id": SecretText(try #require(end.queryItem("device_id")))])
    }
}

/// Passes everything on, and remembers what was sent and what came.
private struct Overheard<Client: HTTPClient>: HTTPClient {
    let client: Client
    let exchanges: Exchanges

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        exchanges.add(request)
        let response = try await client.send(request)
        exchanges.add(response)
        return response
    }
}

/// What was sent and what came.
final class Exchanges: Sendable {
    private let all = Mutex<(requests: [HTTPRequest], responses: [HTTPResponse])>(([], []))
    var requests: [HTTPRequest] { all.withLock(\.requests) }
    var responses: [HTTPResponse] { all.withLock(\.responses) }
    func add(_ request: HTTPRequest) { all.withLock { $0.requests.append(request) } }
    func add(_ response: HTTPResponse) { all.withLock { $0.responses.append(response) } }
}

extension ProviderAccess {
    init(_ server: AuthorizationServer, by store: InMemorySessionStore, time: FixedTime = FixedTime(Date())) {
        self.init(
            server, store: store, turn: InMemorySessionTurn(), random: SeededRandom(seed: 1), time: time,
            clock: SkippingClock())
    }
}

extension URL {
    static let back = URL(string: "http://127.0.0.1:8420/sign-in/back")!

    func queryItem(_ name: String) -> String? {
        URLComponents(url: self, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
    }
}
