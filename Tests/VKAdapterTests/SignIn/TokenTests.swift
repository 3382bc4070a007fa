import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import TestTraits
import Testing
import VKAdapter

@Suite(.timeLimit(.minutes(1))) struct `VK ID's tokens` {
    private func exchange(_ world: SignInWorld) async throws(AuthError) -> Grant {
        try await world.server.codes.grant(for: .fresh)
    }

    private func refresh(_ world: SignInWorld) async throws -> Grant {
        try await #require(world.server.refresh).refresh(.ofVK)
    }

    @Test(.requirement("VK-2"))
    func `are given for a code, in a form and in no address`() async throws {
        let world = SignInWorld { .tokens(to: $0, #""expires_in":3600,"user_id":8492,"scope":"photos email""#) }
        let grant = try await exchange(world)
        #expect(
            grant
                == Grant(
                    accessToken: SecretText("access-2"), refreshToken: SecretText("refresh-2"),
                    lifetime: .seconds(3600),
                    rights: ["photos", "email"], accountID: "8492", extras: ["device_id": SecretText("device-1")]))
        let request = try #require(world.client.requests.first)
        #expect(request.method == .post && request.url.absoluteString == "https://id.vk.example/oauth2/auth")
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(
            Dictionary(uniqueKeysWithValues: request.formFields.map { ($0.name, $0.value ?? "") }) == [
                "grant_type": "authorization_code", "code": "code-1", "code_verifier": "verifier-1",
                "client_id": "54300001", "device_id": "device-1", "state": "state-1",
                "redirect_uri": "http://127.0.0.1:8420/sign-in/back?a=b+c&d=%D0%B6",
            ])
    }

    @Test(.requirement("VK-26"))
    func `are renewed on the same device, under a state that is new each time`() async throws {
        let world = SignInWorld { .tokens(to: $0) }
        #expect(try await refresh(world).refreshToken == SecretText("refresh-2"))
        #expect(try await refresh(world).extras == ["device_id": SecretText("device-1")])
        let request = try #require(world.client.requests.first)
        #expect(request.formField("grant_type") == "refresh_token" && request.formField("device_id") == "device-1")
        #expect(request.formField("refresh_token") == "refresh-1" && request.formField("client_id") == "54300001")
        let states = world.client.requests.compactMap { $0.formField("state") }
        #expect(Set(states).count == 2 && states.allSatisfy { $0.count >= 32 })
    }

    @Test(
        arguments: [
            (#""expires_in":"3600","user_id":"8492""#, .seconds(3600), "8492"),
            (#""expires_in":3600.0,"user_id":8492.0"#, .seconds(3600), "8492"),
            (#""expires_in":0,"user_id":9069780000000000001"#, nil, "9069780000000000001"),
            (#""expires_in":-1,"user_id":null"#, nil, nil), (#""expires_in":[],"user_id":{}"#, nil, nil),
            (#""token_type":"Bearer""#, nil, nil),
        ] as [(String, Duration?, String?)])
    func `are read however VK writes numbers`(fields: String, lifetime: Duration?, account: String?) async throws {
        let grant = try await exchange(SignInWorld { .tokens(to: $0, fields) })
        #expect(grant.lifetime == lifetime && grant.accountID == account && grant.rights == nil)
    }

    @Test(arguments: [#"{"access_token":"a"}"#, #"{"access_token":"a","state":"another"}"#])
    func `under another state, or none, are not taken for a code`(answer: String) async {
        #expect(
            await failure { () async throws(AuthError) in try await exchange(SignInWorld(.json(answer))) }
                == .stateMismatch)
    }

    @Test func `under another state say nothing about the session that is renewed`() async {
        let world = SignInWorld(.json(#"{"access_token":"a","state":"another"}"#))
        await #expect(throws: AuthError.serviceFailed) { try await refresh(world) }
    }

    @Test(.requirement("VK-27"), arguments: [200, 400, 401, 500])
    func `are refused by an error, whatever the status`(status: Int) async {
        for code in ["invalid_request", "invalid_grant", "invalid_token", "access_denied", "login_required"] {
            let world = SignInWorld(.json(#"{"error":"\#(code)","error_description":"Нет «так»"}"#, status: status))
            #expect(
                await failure { () async throws(AuthError) in try await exchange(world) }
                    == .refused(ProviderText("Нет «так»")))
            #expect(world.client.requests.count == 1)
        }
    }

    @Test(arguments: ["invalid_client", "invalid_scope", "unauthorized_client"])
    func `are refused to a program that VK does not know, which ends no session`(code: String) async {
        let world = SignInWorld(.json(#"{"error":"\#(code)"}"#))
        await #expect(throws: AuthError.clientRefused(nil)) { try await refresh(world) }
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            ("slow_down", .tryLater(after: .seconds(5))), ("temporarily_unavailable", .tryLater(after: .seconds(5))),
            ("server_error", .serviceFailed),
        ] as [(String, AuthError)])
    func `are asked for again where VK says that it will pass, three times at most`(
        code: String, meaning: AuthError
    ) async throws {
        let refusal = CannedAnswer.json(#"{"error":"\#(code)"}"#)
        let lasting = SignInWorld(refusal)
        #expect(await failure { () async throws(AuthError) in try await exchange(lasting) } == meaning)
        #expect(lasting.client.requests.count == 3)
        #expect(lasting.clock.pauses == [.seconds(1), .seconds(2)])

        let passing = SignInWorld(refusal, .json(#"{"access_token":"access-2","state":"state-1"}"#))
        #expect(try await exchange(passing).accessToken == SecretText("access-2"))
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            (.status(500), .serviceFailed), (.status(502, body: "<html>"), .serviceFailed),
            (.status(200, body: "<html>Sign in</html>"), .serviceFailed), (.status(200), .serviceFailed),
            (.json("[]"), .serviceFailed), (.json("null"), .serviceFailed), (.json("{}"), .serviceFailed),
            (.json(#"{"access_token":"","state":"state-1"}"#), .serviceFailed),
            (.json(#"{"access_token":"a","state":"state-1"}"#, status: 500), .serviceFailed),
            (.status(302, headers: ["Location": "https://elsewhere.example/"]), .serviceFailed),
            (.status(429), .tryLater(after: .seconds(60))),
            (.status(503, headers: ["Retry-After": "7"]), .tryLater(after: .seconds(7))),
            (.failure(.timedOut), .offline), (.failure(.offline(detail: "")), .offline),
            (.failure(.cancelled), .cancelled), (.failure(.malformed(detail: "")), .serviceFailed),
            (.failure(.tooLarge(limitInBytes: 1)), .serviceFailed),
        ] as [(CannedAnswer, AuthError)])
    func `that do not come say why, and are asked for once`(answer: CannedAnswer, meaning: AuthError) async {
        let world = SignInWorld(answer)
        #expect(await failure { () async throws(AuthError) in try await exchange(world) } == meaning)
        await #expect(throws: meaning) { try await refresh(world) }
        #expect(world.client.requests.count == 2)
    }

    @Test func `without a device id are not asked for`() async throws {
        let world = SignInWorld { .tokens(to: $0) }
        let code = AuthorizationCode(
            code: SecretText("code-1"), verifier: AuthorizationCode.fresh.verifier,
            redirect: AuthorizationCode.fresh.redirect, state: SecretText("state-1"))
        #expect(
            await failure { () async throws(AuthError) in try await world.server.codes.grant(for: code) }
                == .refused(nil))
        #expect(world.client.requests.isEmpty)
    }

    @Test func `that are no longer accepted end no session a second time`() async throws {
        let ended = SignInWorld { request in
            request.url.lastPathComponent == "logout" && request.formField("access_token") == "access-1"
                ? .json(#"{"error":"invalid_token"}"#)
                : request.url.lastPathComponent == "auth" ? .tokens(to: request) : .json(#"{"response":1}"#)
        }
        try await #require(ended.server.revocation).revoke(.ofVK)
        #expect(ended.client.requests.map(\.url.lastPathComponent) == ["logout", "auth", "logout"])
        #expect(ended.client.requests.last?.formField("access_token") == "access-2")

        let gone = SignInWorld(.json(#"{"error":"invalid_token"}"#))
        try await #require(gone.server.revocation).revoke(.ofVK)
        #expect(gone.client.requests.count == 2)
    }
}
