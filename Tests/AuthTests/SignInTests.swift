import Auth
import Foundation
import InMemoryAdapters
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A sign-in through the provider's page` {
    private let world = World()
    private var access: ProviderAccess { world.access }

    /// Begins, and has the person agree.
    private func agreed() throws -> URL {
        try #require(world.provider.agree(at: try access.begin(returningTo: .back, in: .english).page))
    }

    @Test(.requirement("VK-2", "VK-4", "DR-1"))
    func `ends with a session that is kept, and tells whose it is`() async throws {
        let signedIn = try await access.complete(try agreed())
        #expect(signedIn.account == .ada)
        #expect(signedIn.until == .morning + 3600)
        #expect(signedIn.isRenewable)
        let kept = try #require(try await world.kept())
        #expect(world.provider.accepts(kept.accessToken))
        #expect(try await access.session.status() == .signedIn(signedIn))
        #expect(try await access.session.accessToken() == kept.accessToken)
    }

    @Test(.requirement("VK-2"))
    func `asks by its page for a code, with state, redirect and challenge, and no verifier`() throws {
        let attempt = try access.begin(returningTo: .back, in: .english)
        let fields = attempt.page.fields
        #expect(fields["response_type"] == "code")
        #expect(fields["redirect_uri"] == URL.back.absoluteString)
        #expect(fields["code_challenge_method"] == "S256")
        #expect(fields["code_verifier"] == nil)
        #expect(attempt.endsAt == .morning + 600)
    }

    @Test(
        .requirement("VK-2"),
        arguments: [
            "code=code-1&state=wrong", "code=code-1", "code=code-1&state=", "error=access_denied", "",
            "error=access_denied&state=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        ])
    func `refuses a wrong or missing state before it looks at anything else`(_ query: String) async throws {
        _ = try agreed()
        let redirect = try #require(URL(string: URL.back.absoluteString + "?" + query))
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == .stateMismatch)
        #expect(world.provider.count(of: .code) == 0)
        #expect(try await world.kept() == nil)
    }

    @Test(.requirement("VK-2"))
    func `takes a redirect once`() async throws {
        let redirect = try agreed()
        _ = try await access.complete(redirect)
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == .stateMismatch)
        #expect(world.provider.count(of: .code) == 1)
    }

    @Test(.requirement("VK-2"))
    func `takes one of two redirects that come at once`() async throws {
        let redirect = try agreed()
        let access = access
        let outcomes = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { await failure { () async throws(AuthError) in try await access.complete(redirect) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 == nil } == 1)
        #expect(outcomes.count { $0 == .stateMismatch } == 7)
    }

    @Test(.requirement("VK-2"), arguments: [Duration.seconds(601), .seconds(-601), .seconds(86_400)])
    func `is over after ten minutes, also by a clock that was set`(_ jump: Duration) async throws {
        let redirect = try agreed()
        world.time.advance(by: jump)
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == .attemptExpired)
        #expect(world.provider.count(of: .code) == 0)
    }

    @Test func `is good until the end of the ten minutes`() async throws {
        let redirect = try agreed()
        world.time.advance(by: .seconds(600))
        #expect(try await access.complete(redirect).account == .ada)
    }

    @Test(
        .requirement("VK-2"),
        arguments: [
            "http://127.0.0.1:8421/sign-in/clouds", "http://127.0.0.2:8420/sign-in/clouds",
            "https://127.0.0.1:8420/sign-in/clouds", "http://127.0.0.1:8420/sign-in/disks", "http://127.0.0.1:8420/",
            "http://evil.example:8420/sign-in/clouds", "http://127.0.0.1:8420@evil.example/sign-in/clouds",
            "http://ada@127.0.0.1:8420/sign-in/clouds", "file:///sign-in/clouds",
        ])
    func `refuses a redirect that came to another place`(_ place: String) async throws {
        let query = try #require(try agreed().query)
        let redirect = try #require(URL(string: place + "?" + query))
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == .foreignRedirect)
        #expect(world.provider.count(of: .code) == 0)
    }

    @Test(.requirement("VK-27", "VK-29"))
    func `tells that the person said no, in the provider's words, also in Cyrillic`() async throws {
        let page = try access.begin(returningTo: .back, in: .russian).page
        let words = "%D0%94%D0%BE%D1%81%D1%82%D1%83%D0%BF+%D0%B7%D0%B0%D0%BA%D1%80%D1%8B%D1%82%2B%25"
        let redirect = try #require(world.provider.decline(at: page, saying: words))
        let error = await failure { () async throws(AuthError) in try await access.complete(redirect) }
        #expect(error == .declined(ProviderText("Доступ закрыт+%")))
        #expect(try await access.session.status() == .signedOut(.neverSignedIn))
    }

    @Test func `reads broken percent signs as they stand`() async throws {
        let page = try access.begin(returningTo: .back, in: .english).page
        let redirect = try #require(world.provider.decline(at: page, saying: "100%25+or+%25zz%FF"))
        let error = await failure { () async throws(AuthError) in try await access.complete(redirect) }
        #expect(error == .declined(ProviderText("100% or %zz\u{FFFD}")))
    }

    @Test(arguments: ["&state=again", "&code=again", "#state=again"])
    func `refuses a redirect that says something twice`(_ addition: String) async throws {
        let redirect = try #require(URL(string: try agreed().absoluteString + addition))
        #expect(
            await failure { () async throws(AuthError) in try await access.complete(redirect) } == .unreadableRedirect)
    }

    @Test func `refuses a redirect without a code, and one with a token where a code was asked for`() async throws {
        for addition in ["", "&code=", "#access_token=stolen&expires_in=0"] {
            let attempt = try access.begin(returningTo: .back, in: .english)
            let state = try #require(attempt.page.fields["state"])
            let redirect = try #require(URL(string: "\(URL.back.absoluteString)?state=\(state)\(addition)"))
            #expect(
                await failure { () async throws(AuthError) in try await access.complete(redirect) }
                    == .unreadableRedirect)
        }
        #expect(try await world.kept() == nil)
    }

    @Test(.requirement("VK-28"))
    func `that was cancelled waits no more`() async throws {
        let attempt = try access.begin(returningTo: .back, in: .english)
        let redirect = try #require(world.provider.agree(at: attempt.page))
        #expect(access.cancel(attempt.id))
        #expect(!access.cancel(attempt.id))
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == .stateMismatch)
        #expect(world.provider.count(of: .code) == 0)
    }

    @Test func `does not take another provider's state`() async throws {
        let attempts = PendingAttempts()
        let disks = InMemoryAuthorizationServer(person: .adasDisk).server()
        let clouds = world.provider.server()
        let begin = BeginSignIn(disks, attempts: attempts, random: SeededRandom(seed: 1), time: world.time)
        let complete = CompleteSignIn(clouds, attempts: attempts, session: access.session, time: world.time)
        let state = try #require(try begin(returningTo: .back, in: .english).page.fields["state"])
        let redirect = try #require(URL(string: "\(URL.back.absoluteString)?code=code-1&state=\(state)"))
        #expect(await failure { () async throws(AuthError) in try await complete(redirect) } == .stateMismatch)
    }

    @Test(
        .requirement("VK-27"),
        arguments: [
            AuthError.offline, .serviceFailed, .refused(nil), .tryLater(after: .seconds(3)), .clientRefused(nil),
            .actionNeeded(page: .back),
        ])
    func `that fails says why, and leaves the session of before`(_ error: AuthError) async throws {
        _ = try await access.complete(try agreed())
        let before = try await world.kept()
        let redirect = try agreed()
        world.provider.fail(with: error)
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == error)
        #expect(try await world.kept() == before)
    }

    @Test func `that cannot be kept is an error`() async throws {
        let redirect = try agreed()
        world.store.failWrites(with: .storageFailed)
        #expect(await failure { () async throws(AuthError) in try await access.complete(redirect) } == .storageFailed)
        #expect(try await access.session.status() == .signedOut(.neverSignedIn))
    }

    @Test func `tells which rights were not granted`() async throws {
        let world = World(granting: ["photos"], asking: ["photos", "video"])
        let page = try world.access.begin(returningTo: .back, in: .english).page
        let signedIn = try await world.access.complete(try #require(world.provider.agree(at: page)))
        #expect(signedIn.missingRights == ["video"])
    }

    @Test func `by somebody else removes what belonged to the person before`() async throws {
        let world = World(person: .grace, sessions: [InMemoryAuthorizationServer(person: .ada).newSession()])
        let previews = RemovedData(.previews, count: 2, sizeInBytes: 20)
        world.data.put([previews], for: .ada)
        world.data.put([previews], for: .grace)
        let page = try world.access.begin(returningTo: .back, in: .english).page
        _ = try await world.access.complete(try #require(world.provider.agree(at: page)))
        #expect(world.data.contents(of: .ada) == [])
        #expect(world.data.contents(of: .grace) == [previews])
    }

    @Test func `by somebody else removes it also when the session before has ended in between`() async throws {
        let world = World(person: .grace, sessions: [InMemoryAuthorizationServer(person: .ada).newSession()])
        let previews = RemovedData(.previews, count: 2, sizeInBytes: 20)
        world.data.put([previews], for: .ada)
        try await world.store.forget(Account.ada.provider)
        let page = try world.access.begin(returningTo: .back, in: .english).page
        _ = try await world.access.complete(try #require(world.provider.agree(at: page)))
        #expect(world.data.contents(of: .ada) == [])
    }

    @Test func `by the same person again removes nothing`() async throws {
        let previews = RemovedData(.previews, count: 2, sizeInBytes: 20)
        world.data.put([previews], for: .ada)
        _ = try await access.complete(try agreed())
        #expect(world.data.contents(of: .ada) == [previews])
    }

    @Test func `keeps each provider's session apart`() async throws {
        let disks = World(InMemoryAuthorizationServer(person: .adasDisk))
        try await world.store.save(disks.provider.newSession())
        _ = try await access.complete(try agreed())
        _ = try await access.signOut()
        #expect(try await world.store.session(of: "disks")?.account == .adasDisk)
    }

    @Test func `is not offered by a way that the provider lacks`() async throws {
        let access = World(ways: [.givenToken]).access
        #expect(
            await failure { () async throws(AuthError) in try access.begin(returningTo: .back, in: .english) }
                == .wayNotOffered)
        #expect(
            await failure { () async throws(AuthError) in try access.begin.pasting(in: .english) } == .wayNotOffered)
        #expect(await failure { () async throws(AuthError) in try await access.byDevice.begin() } == .wayNotOffered)
    }

    @Test func `makes room for a new one when too many wait`() async throws {
        let oldest = try agreed()
        var newest = oldest
        for _ in 0..<32 { newest = try agreed() }
        #expect(await failure { () async throws(AuthError) in try await access.complete(oldest) } == .stateMismatch)
        #expect(try await access.complete(newest).account == .ada)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `A sign-in that ends by pasting` {
    private let world = World()
    private var access: ProviderAccess { world.access }

    @Test(.requirement("VK-2"))
    func `takes the final address with a token in its fragment`() async throws {
        let attempt = try access.begin.pasting(.pastedToken, in: .english)
        let end = try #require(world.provider.agree(at: attempt.page))
        #expect(end.absoluteString.hasPrefix("https://provider.example/blank.html#access_token="))
        let signedIn = try await access.complete(pasted: "  \(end.absoluteString)\n", for: attempt.id)
        #expect(signedIn.account == .ada)
        #expect(signedIn.until == .morning + 3600)
        #expect(!signedIn.isRenewable)
        #expect(signedIn.way == .pastedToken)
    }

    @Test func `takes a token that does not end by itself`() async throws {
        let world = World(InMemoryAuthorizationServer(person: .ada, lifetime: nil))
        let attempt = try world.access.begin.pasting(.pastedToken, in: .english)
        let end = try #require(world.provider.agree(at: attempt.page))
        #expect(end.absoluteString.contains("expires_in=0"))
        #expect(try await world.access.complete(pasted: end.absoluteString, for: attempt.id).until == nil)
    }

    @Test func `takes the final address with a code`() async throws {
        let attempt = try access.begin.pasting(.pastedCode, in: .english)
        let end = try #require(world.provider.agree(at: attempt.page))
        #expect(try await access.complete(pasted: end.absoluteString, for: attempt.id).account == .ada)
    }

    @Test func `takes the bare code that the provider's page shows`() async throws {
        let attempt = try access.begin.pasting(in: .english)
        #expect(attempt.way == .pastedCode)
        let code = try #require(world.provider.agree(at: attempt.page)?.fields["code"])
        #expect(try await access.complete(pasted: " \(code) ", for: attempt.id).account == .ada)
        #expect(
            await failure { () async throws(AuthError) in try await access.complete(pasted: code, for: attempt.id) }
                == .stateMismatch)
    }

    @Test(arguments: ["", "two words", "http://", "https://provider.example/blank.html"])
    func `goes on waiting after something else was pasted`(_ text: String) async throws {
        let attempt = try access.begin.pasting(.pastedToken, in: .english)
        let end = try #require(world.provider.agree(at: attempt.page))
        #expect(
            await failure { () async throws(AuthError) in try await access.complete(pasted: text, for: attempt.id) }
                != nil)
        #expect(try await access.complete(pasted: end.absoluteString, for: attempt.id).account == .ada)
    }

    @Test func `refuses a bare code where an address is needed`() async throws {
        let attempt = try access.begin.pasting(.pastedToken, in: .english)
        #expect(
            await failure { () async throws(AuthError) in try await access.complete(pasted: "1234567", for: attempt.id)
            }
                == .unreadableRedirect)
    }

    @Test(.requirement("VK-27", "VK-29"))
    func `tells that the person said no`() async throws {
        let attempt = try access.begin.pasting(.pastedToken, in: .english)
        let end = try #require(world.provider.decline(at: attempt.page))
        let error = await failure { () async throws(AuthError) in
            try await access.complete(pasted: end.absoluteString, for: attempt.id)
        }
        #expect(error == .declined(ProviderText("User denied your request")))
    }

    @Test func `does not take a token that the provider gave to somebody unknown`() async throws {
        let attempt = try access.begin.pasting(.pastedToken, in: .english)
        let state = try #require(attempt.page.fields["state"])
        let forged = "https://provider.example/blank.html#access_token=forged&expires_in=60&state=\(state)"
        let error = await failure { () async throws(AuthError) in
            try await access.complete(pasted: forged, for: attempt.id)
        }
        #expect(error == .refused(ProviderText("invalid access token")))
        #expect(try await world.kept() == nil)
    }
}
