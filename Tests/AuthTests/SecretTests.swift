import Auth
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite struct `A secret` {
    @Test(.requirement("VK-2"))
    func `is shown by no way of printing, alone or in what holds it`() async throws {
        let session = Session(
            account: .ada, way: .loopbackCode, accessToken: SecretText("hush-access"),
            refreshToken: SecretText("hush-refresh"), extras: ["device_id": SecretText("hush-device")])
        let grant = Grant(accessToken: SecretText("hush-grant"))
        let attempt = try World().access.begin(returningTo: .back, in: .english)
        for value in [
            session as Any, grant, session.accessToken, [session.accessToken: 1], CodeVerifier(SecretText("hush")),
        ] {
            var dumped = ""
            dump(value, to: &dumped)
            #expect(!(dumped + "\(value)" + String(reflecting: value)).contains("hush"))
        }
        let state = try #require(attempt.page.fields["state"])
        var dumped = ""
        dump(attempt.id, to: &dumped)
        #expect(!dumped.contains(state))
    }

    @Test func `equals only the same text`() {
        #expect(SecretText("abc") == SecretText("abc"))
        for other in ["abd", "ab", "abcd", "", "ABC"] { #expect(SecretText("abc") != SecretText(other)) }
    }

    @Test(.requirement("VK-2"))
    func `of an attempt has 256 bits, in 43 characters that every provider takes`() throws {
        let world = World()
        var seen: Set<String> = []
        for _ in 0..<20 {
            let page = try world.access.begin(returningTo: .back, in: .english).page.fields
            let (state, challenge) = (try #require(page["state"]), try #require(page["code_challenge"]))
            for text in [state, challenge] {
                #expect(text.wholeMatch(of: /[A-Za-z0-9_-]{43}/) != nil)
                #expect(seen.insert(text).inserted)
            }
        }
    }
}

@Suite struct `A provider's own words` {
    @Test(arguments: [
        ("User denied your request", "User denied your request"), ("Доступ  закрыт\r\n", "Доступ закрыт"),
        ("a\u{0}b\u{1B}[31mc", "a b [31mc"), ("\u{202E}evil\u{2028}x", "evil x"),
    ])
    func `are made fit for one line of a screen`(_ text: String, _ expected: String) {
        #expect(ProviderText(text)?.description == expected)
    }

    @Test func `are of bounded length, and nothing where nothing is readable`() {
        #expect(ProviderText(String(repeating: "ж", count: 5_000))?.description.count == ProviderText.limit)
        #expect(ProviderText(" \n\u{7}") == nil)
    }
}

@Suite struct `What can go wrong with a sign-in` {
    private static let page = URL(string: "https://provider.example/clients")!
    private static let errors: [AuthError] =
        SignedOutReason.allCases.map { .signInNeeded($0) } + [
            .cancelled, .declined(nil), .declined(ProviderText("no")), .refused(nil), .refused(ProviderText("no")),
            .clientRefused(nil), .clientRefused(ProviderText("no")), .actionNeeded(page: page), .offline,
            .serviceFailed, .tryLater(after: .seconds(7)),
            .configurationMissing(setting: "CLOUDS_CLIENT_ID", page: page),
            .wayNotOffered, .stateMismatch, .foreignRedirect, .unreadableRedirect, .attemptExpired, .tokenIsGiven,
            .storageFailed, .newerStorage,
        ]

    @Test(arguments: Language.allCases)
    func `is told in the person's language, each in words of its own`(_ language: Language) {
        let messages = Self.errors.map { $0.message(in: language) }
        #expect(Set(messages).count == messages.count)
        let isRussian = messages.map { $0.unicodeScalars.contains { ("а"..."я").contains($0) } }
        #expect(isRussian == messages.map { _ in language == .russian })
        #expect(messages.allSatisfy { $0.hasSuffix(".") })
    }

    @Test(arguments: Language.allCases)
    func `names the page that issues a client id, and where to put it`(_ language: Language) {
        let message = AuthError.configurationMissing(setting: "CLOUDS_CLIENT_ID", page: Self.page).message(in: language)
        #expect(message.contains("https://provider.example/clients"))
        #expect(message.contains("CLOUDS_CLIENT_ID"))
    }

    @Test(
        .requirement("VK-29"),
        arguments: [
            ("access_denied", AuthError.declined(nil)), ("login_required", .declined(nil)),
            ("invalid_client", .clientRefused(nil)), ("unauthorized_client", .clientRefused(nil)),
            ("invalid_scope", .clientRefused(nil)), ("invalid_request", .refused(nil)),
            ("invalid_grant", .refused(nil)),
            ("server_error", .serviceFailed), ("temporarily_unavailable", .tryLater(after: .seconds(5))),
            ("expired_token", .attemptExpired), ("never_heard_of", .refused(nil)), ("", .refused(nil)),
        ])
    func `is told apart by the codes of OAuth`(_ code: String, _ expected: AuthError) {
        #expect(AuthError(oauthError: code) == expected)
    }
}
