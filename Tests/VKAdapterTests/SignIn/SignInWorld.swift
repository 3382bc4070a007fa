import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import Synchronization
import Testing
import VKAdapter

/// VK's sign-in over canned answers, and all that was asked and told.
struct SignInWorld {
    let client: CannedHTTPClient
    let clock = SkippingClock()
    let told = Lines()
    private let clientID: String?

    init(clientID: String? = "54300001", _ answering: @escaping @Sendable (HTTPRequest) -> CannedAnswer) {
        client = CannedHTTPClient(answering)
        self.clientID = clientID
    }

    /// Gives the answers in their order, the last one again and again.
    init(clientID: String? = "54300001", _ answers: CannedAnswer...) {
        let rest = Mutex(answers)
        self.init(clientID: clientID) { _ in
            rest.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? .status(500) }
        }
    }

    var server: AuthorizationServer {
        VKSignIn(
            client: client, id: URL(string: "https://id.vk.example")!, oauth: URL(string: "https://oauth.vk.example")!,
            api: URL(string: "https://api.vk.example")!, clientID: clientID, rights: ["photos", "video"], clock: clock,
            random: { 0.5 }, tell: { told.add($0) }
        ).server("vk")
    }
}

/// Lines of a log.
final class Lines: Sendable {
    private let all = Mutex<[String]>([])
    var seen: [String] { all.withLock(\.self) }
    func add(_ line: String) { all.withLock { $0.append(line) } }
}

extension AuthorizationCode {
    static let fresh = AuthorizationCode(
        code: SecretText("code-1"), verifier: CodeVerifier(SecretText("verifier-1")),
        redirect: URL(string: "http://127.0.0.1:8420/sign-in/back?a=b+c&d=ж")!, state: SecretText("state-1"),
        extras: ["device_id": SecretText("device-1"), "type": SecretText("code_v2")])
}

extension Session {
    static let ofVK = Session(
        account: Account(provider: "vk", id: "8492"), way: .loopbackCode, accessToken: SecretText("access-1"),
        refreshToken: SecretText("refresh-1"), extras: ["device_id": SecretText("device-1")])
}

extension CannedAnswer {
    /// Tokens as VK ID gives them, with the state that was sent.
    static func tokens(to request: HTTPRequest, _ more: String = #""expires_in":3600,"user_id":8492"#) -> CannedAnswer {
        let state = request.formField("state") ?? ""
        return .json(#"{"access_token":"access-2","refresh_token":"refresh-2","state":"\#(state)",\#(more)}"#)
    }
}

extension HTTPRequest {
    /// A field of the form that is posted.
    func formField(_ name: String) -> String? { formFields.first { $0.name == name }?.value }

    var formFields: [URLQueryItem] {
        var parts = URLComponents()
        parts.percentEncodedQuery = body.map { String(decoding: $0, as: UTF8.self) }
        return parts.queryItems ?? []
    }
}

/// What a call ends with, where it does not end well.
func failure<Value>(of call: () async throws(AuthError) -> Value) async -> AuthError? {
    do throws(AuthError) {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
