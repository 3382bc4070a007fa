import Auth
import Foundation
import HTTPTransport
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing
import VKAdapter

@Suite(.enabled(if: Recorded.isThere, "the recorded bodies are not beside this repository"), .timeLimit(.minutes(1)))
struct `What VK once sent to a sign-in` {
    @Test(
        .requirement("VK-34", "VK-27"),
        arguments: [
            ("oauth_vkid_refresh_invalid", .refused(ProviderText("refresh_token is missing or invalid"))),
            ("oauth_vkid_access_token_invalid", .refused(ProviderText("access_token is missing or invalid"))),
            ("oauth_classic_code_invalid", .refused(ProviderText("Code is invalid or expired."))),
            ("oauth_classic_security_error", .refused(ProviderText("Security Error"))),
        ] as [(String, AuthError)], [200, 401])
    func `in place of tokens is told apart, whatever its status`(
        _ sent: (name: String, meaning: AuthError), status: Int
    )
        async throws
    {
        let world = SignInWorld(.json(try Recorded.body(sent.name), status: status))
        let error = await failure { () async throws(AuthError) in try await world.server.codes.grant(for: .fresh) }
        #expect(error == sent.meaning)
    }

    @Test(arguments: [("oauth_classic_token", AuthError.stateMismatch), ("oauth_vkid_public_info", .serviceFailed)])
    func `to another question is not taken for tokens`(name: String, meaning: AuthError) async throws {
        let world = SignInWorld(.json(try Recorded.body(name)))
        let error = await failure { () async throws(AuthError) in try await world.server.codes.grant(for: .fresh) }
        #expect(error == meaning)
    }

    @Test func `as a person is read`() async throws {
        let world = SignInWorld(.json(try Recorded.body("users_get_default")))
        let account = try await world.server.accounts.account(of: SecretText("access-1"))
        #expect(account == Account(provider: "vk", id: "1", name: "Павел Дуров"))
    }

    @Test func `about a revoked token is a refusal`() async throws {
        let world = SignInWorld(.json(try Recorded.body("error_5_revoked")))
        let error = await failure { () async throws(AuthError) in
            try await world.server.accounts.account(of: SecretText("access-1"))
        }
        #expect(error == .refused(nil))
    }

    @Test(.requirement("VK-34"))
    func `as the last address of a classic sign-in is understood`() async throws {
        struct Addresses: Decodable { let urls: [String] }
        let body = Data(try Recorded.body("oauth_classic_fragments").utf8)
        let ends = try JSONDecoder().decode(Addresses.self, from: body).urls.map { address in
            let mark = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
            return String(address[mark...])
        }
        #expect(ends.count == 4)
        for end in ends {
            let world = SignInWorld(.json(#"{"response":[{"id":8492,"first_name":"Ada"}]}"#))
            let access = ProviderAccess(world.server, by: InMemorySessionStore())
            let attempt = try access.begin.pasting(in: .russian)
            let state = try #require(attempt.page.queryItem("state"))
            let parts = end.split(separator: "&").filter { !$0.hasPrefix("state=") } + ["state=\(state)"]
            let address = attempt.redirect.absoluteString + parts.joined(separator: "&")
            let error = await failure { () async throws(AuthError) in
                try await access.complete(pasted: address, for: attempt.id)
            }
            switch error {
            case nil: #expect(end.contains("access_token"))
            case .declined(let text): #expect(end.contains("access_denied") && text?.description.contains("+") == false)
            case .refused(let text): #expect(end.hasPrefix("?") && text == ProviderText("Invalid display parameter"))
            default: Issue.record("\(end): \(String(describing: error))")
            }
        }
    }
}
