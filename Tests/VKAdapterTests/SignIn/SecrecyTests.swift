import Auth
import Foundation
import HTTPTransport
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import VKAdapter
import VKSimulator

@Suite(.timeLimit(.minutes(3))) struct `What is told of a sign-in to VK` {
    @Test(.requirement("VK-2")) func `never holds a token, a code or a verifier`() async throws {
        try await RunningVK.with { world in
            var told: [String] = []
            func note(_ error: AuthError?) {
                guard let error else { return }
                told += [
                    "\(error)", String(reflecting: error), error.message(in: .english), error.message(in: .russian),
                ]
            }
            let signedIn = try await world.signIn()
            told.append("\(signedIn)")
            let first = try await world.session
            told.append(String(reflecting: first))
            world.letTimePass(.seconds(3600))
            _ = try await world.access.session.accessToken()

            // The old refresh token, then a sign-in while VK fails in each way.
            let refresh = try #require(world.server.refresh)
            note(await failure { () async throws(AuthError) in try await refresh.refresh(first) })
            for fault in [Fault.status(500), .page, .unreachable, .cut(afterBytes: 20)] {
                let attempt = try world.access.begin(returningTo: .back, in: .russian)
                let end = try await world.decided(at: attempt.page)
                world.vk.conduct = VKConduct(signIn: [fault], api: [fault])
                note(await failure { () async throws(AuthError) in try await world.access.complete(end) })
                note(
                    await failure { () async throws(AuthError) in
                        try await world.server.accounts.account(of: first.accessToken)
                    })
                world.vk.conduct = VKConduct()
            }
            let code = try await world.code()
            for _ in 0..<2 {
                note(await failure { () async throws(AuthError) in try await world.server.codes.grant(for: code) })
            }
            try await world.signIn()
            told.append("\(try await world.access.signOut())")

            let secrets = world.sent.secrets
            #expect(secrets.count > 10)
            let lines = told + world.told.seen + world.sent.requests.map { "\($0)" }
            #expect(lines.count > 40)
            for secret in secrets {
                #expect(!lines.contains { $0.contains(secret) })
                #expect(!world.sent.requests.contains { $0.url.absoluteString.contains(secret) })
            }
        }
    }

    @Test(.requirement("VK-2")) func `holds none even where VK repeats what it was sent`() async throws {
        let world = SignInWorld { request in
            let sent = request.formFields.compactMap(\.value).joined(separator: ", ")
            return .json(#"{"error":"invalid_request","error_description":"I was sent \#(sent)"}"#)
        }
        let code = AuthorizationCode(
            code: SecretText("vk2.a.code"), verifier: CodeVerifier(SecretText("secret-verifier")), redirect: .back,
            state: SecretText("secret-state"), extras: ["device_id": SecretText("dev")])
        let error = await failure { () async throws(AuthError) in try await world.server.codes.grant(for: code) }
        for line in world.told.seen + ["\(String(describing: error))", error?.message(in: .russian) ?? ""] {
            #expect(line.contains("I was sent"))
            for secret in ["vk2.a.code", "secret-verifier", "secret-state"] { #expect(!line.contains(secret)) }
        }
    }
}

extension Exchanges {
    /// Every secret that was sent or came.
    var secrets: Set<String> {
        let names = ["code", "code_verifier", "refresh_token", "access_token", "state"]
        let sent = requests.flatMap { request in names.compactMap { request.formField($0) } }
        let headers = requests.compactMap { $0.headers["Authorization"]?.split(separator: " ").last.map(String.init) }
        // Most answers are something else.
        let came = responses.flatMap { (try? JSONDecoder().decode(Tokens.self, from: $0.body))?.all ?? [] }
        return Set(sent + headers + came)
    }

    private struct Tokens: Decodable {
        let accessToken: String?
        let refreshToken: String?
        let idToken: String?
        var all: [String] { [accessToken, refreshToken, idToken].compactMap(\.self) }

        private enum CodingKeys: String, CodingKey {
            case accessToken = "access_token"
            case refreshToken = "refresh_token"
            case idToken = "id_token"
        }
    }
}
