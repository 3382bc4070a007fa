import Auth
import Foundation
import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import VKAdapter

@Suite struct `VK's pages` {
    private let server = SignInWorld(.status(500)).server

    private func fields(
        _ way: SignInWay, redirect: String, in language: Language = .russian
    ) throws -> (page: URL, fields: [String: String]) {
        let page = try server.page.address(
            for: AuthorizationRequest(
                way: way, redirect: try #require(URL(string: redirect)), state: SecretText("state-1"),
                challenge: "challenge-1", rights: ["video", "photos"], language: language))
        let items = try #require(URLComponents(url: page, resolvingAgainstBaseURL: true)?.queryItems)
        return (page, Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") }))
    }

    @Test(.requirement("VK-2"))
    func `of VK ID are asked for a code, with PKCE and the rights parted by spaces`() throws {
        let redirect = "http://127.0.0.1:8420/back?a=b+c&d=e"
        let (page, fields) = try fields(.loopbackCode, redirect: redirect)
        #expect(page.absoluteString.hasPrefix("https://id.vk.example/authorize?"))
        #expect(
            fields == [
                "response_type": "code", "client_id": "54300001", "redirect_uri": redirect, "state": "state-1",
                "code_challenge": "challenge-1", "code_challenge_method": "S256",
                "scope": "vkid.personal_info photos video", "lang_id": "0",
            ])
        #expect(page.query?.contains("b%2Bc") == true)
    }

    @Test func `of VK ID speak the person's language`() throws {
        #expect(try fields(.loopbackCode, redirect: "http://127.0.0.1/", in: .english).fields["lang_id"] == "3")
    }

    @Test func `of the classic sign-in are asked for a token, with the rights parted by commas`() throws {
        let redirect = try #require(server.provider.pastedRedirect?.absoluteString)
        #expect(redirect == "https://oauth.vk.example/blank.html")
        let (page, fields) = try fields(.pastedToken, redirect: redirect)
        #expect(page.absoluteString.hasPrefix("https://oauth.vk.example/authorize?"))
        #expect(
            fields == [
                "response_type": "token", "client_id": "54300001", "redirect_uri": redirect, "state": "state-1",
                "scope": "photos,video", "display": "page", "revoke": "1", "v": "5.199",
            ])
    }

    @Test(arguments: [SignInWay.pastedCode, .deviceCode, .givenToken])
    func `know no other way`(way: SignInWay) {
        #expect(!server.provider.ways.contains(way) || way == .givenToken)
        #expect(throws: AuthError.wayNotOffered) { try fields(way, redirect: "http://127.0.0.1/") }
    }

    @Test(arguments: [nil, ""] as [String?], [SignInWay.loopbackCode, .pastedToken])
    func `without a client id tell where to get one`(clientID: String?, way: SignInWay) async throws {
        let server = SignInWorld(clientID: clientID, .status(500)).server
        let missing = AuthError.configurationMissing(
            setting: "VITRINE_VK_CLIENT_ID", page: try #require(URL(string: "https://id.vk.com/about/business/go")))
        #expect(throws: missing) {
            try server.page.address(
                for: AuthorizationRequest(
                    way: way, redirect: URL(string: "http://127.0.0.1/")!, state: SecretText("s"), challenge: "c",
                    rights: [], language: .russian))
        }
        #expect(await failure { () async throws(AuthError) in try await server.codes.grant(for: .fresh) } == missing)
    }
}
