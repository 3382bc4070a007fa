import Auth
import Foundation
import InMemoryAdapters
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(1))) struct `The session of now` {
    private let provider = InMemoryAuthorizationServer(person: .ada)

    /// Signed in with a token that ends so much later.
    private func world(endingAfter seconds: TimeInterval?) -> World {
        World(provider, sessions: [provider.newSession(expiringAt: seconds.map { .morning + $0 })])
    }

    @Test(.requirement("VK-26"), arguments: [nil, 61, 3600] as [TimeInterval?])
    func `gives its token while that is good, without a question to the provider`(_ seconds: TimeInterval?) async throws
    {
        let world = world(endingAfter: seconds)
        #expect(try await world.access.session.accessToken() == SecretText("access-1"))
        #expect(provider.gate.arrivals == 0)
    }

    @Test(.requirement("VK-26"), arguments: [60, 1, 0, -1, -86_400] as [TimeInterval])
    func `renews a token that ends within a minute`(_ seconds: TimeInterval) async throws {
        let world = world(endingAfter: seconds)
        #expect(try await world.access.session.accessToken() == SecretText("access-2"))
        #expect(try await world.kept()?.refreshToken == SecretText("refresh-2"))
        #expect(try await world.kept()?.expiresAt == .morning + 3600)
    }

    @Test(.requirement("VK-26"))
    func `renews once for a hundred callers`() async throws {
        let world = world(endingAfter: 0)
        provider.gate.close()
        let session = world.access.session
        let callers = (0..<100).map { _ in Task { try await session.accessToken() } }
        await provider.gate.arrivals(1)
        provider.gate.open()
        for caller in callers { #expect(try await caller.value == SecretText("access-2")) }
        #expect(provider.count(of: .refresh) == 1)
        #expect(world.store.saved.count == 1)
    }

    @Test(.requirement("VK-26"))
    func `renews once for a hundred callers whose token was refused`() async throws {
        let world = world(endingAfter: 3600)
        let session = world.access.session
        let tokens = try await withThrowingTaskGroup { group in
            for _ in 0..<100 { group.addTask { try await session.accessToken(insteadOf: SecretText("access-1")) } }
            return try await group.reduce(into: Set<SecretText>()) { $0.insert($1) }
        }
        #expect(tokens == [SecretText("access-2")])
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test(.requirement("VK-26"))
    func `is renewed once by two programs at once`() async throws {
        let world = world(endingAfter: 0)
        let programs = [world.access.session, world.otherProgram(), world.otherProgram()]
        let tokens = try await withThrowingTaskGroup { group in
            for number in 0..<30 { group.addTask { try await programs[number % 3].accessToken() } }
            return try await group.reduce(into: Set<SecretText>()) { $0.insert($1) }
        }
        #expect(tokens == [SecretText("access-2")])
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test func `does not stop the renewal when one of its callers leaves`() async throws {
        let world = world(endingAfter: 0)
        provider.gate.close()
        let session = world.access.session
        let leaving = Task { await failure { () async throws(AuthError) in try await session.accessToken() } }
        await provider.gate.arrivals(1)
        let staying = Task { try await session.accessToken() }
        leaving.cancel()
        #expect(await leaving.value == .cancelled)
        provider.gate.open()
        #expect(try await staying.value == SecretText("access-2"))
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test func `saves the new tokens before it gives them out`() async throws {
        let world = world(endingAfter: 0)
        let session = world.access.session
        world.store.failWrites(with: .storageFailed)
        #expect(await failure { () async throws(AuthError) in try await session.accessToken() } == .storageFailed)
        #expect(try await world.kept()?.accessToken == SecretText("access-1"))
        // The provider has given them already: they are not asked for again, only saved.
        world.store.failWrites(with: nil)
        #expect(try await session.accessToken() == SecretText("access-2"))
        #expect(try await world.kept()?.refreshToken == SecretText("refresh-2"))
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test(.requirement("VK-27"))
    func `is over when its renewal is refused`() async throws {
        let world = world(endingAfter: 0)
        provider.endAllSessions()
        let session = world.access.session
        #expect(
            await failure { () async throws(AuthError) in try await session.accessToken() } == .signInNeeded(.refused))
        #expect(try await world.kept() == nil)
        #expect(try await session.status() == .signedOut(.refused))
        #expect(
            await failure { () async throws(AuthError) in try await session.accessToken() } == .signInNeeded(.refused))
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test(
        .requirement("VK-26", "VK-27"),
        arguments: [
            AuthError.offline, .serviceFailed, .tryLater(after: .seconds(2)), .clientRefused(nil),
        ])
    func `is kept while its renewal fails`(_ error: AuthError) async throws {
        let world = world(endingAfter: 0)
        provider.fail(with: error)
        let session = world.access.session
        #expect(await failure { () async throws(AuthError) in try await session.accessToken() } == error)
        #expect(try await world.kept() != nil)
        provider.fail(with: nil)
        #expect(try await session.accessToken() == SecretText("access-2"))
    }

    @Test func `gives its token to the last second while the renewal fails`() async throws {
        let world = world(endingAfter: 30)
        provider.fail(with: .offline)
        #expect(try await world.access.session.accessToken() == SecretText("access-1"))
        world.time.advance(by: .seconds(30))
        let session = world.access.session
        #expect(await failure { () async throws(AuthError) in try await session.accessToken() } == .offline)
    }

    @Test(.requirement("VK-27"))
    func `is over when the token bought for a refused one is refused at once`() async throws {
        let world = world(endingAfter: 3600)
        let session = world.access.session
        let other = try await session.accessToken(insteadOf: SecretText("access-1"))
        #expect(
            await failure { () async throws(AuthError) in try await session.accessToken(insteadOf: other) }
                == .signInNeeded(.refused))
        #expect(provider.count(of: .refresh) == 1)
        #expect(try await world.kept() == nil)
    }

    @Test func `is renewed again when the second token is refused much later`() async throws {
        let world = world(endingAfter: 86_400)
        let session = world.access.session
        let other = try await session.accessToken(insteadOf: SecretText("access-1"))
        world.time.advance(by: .seconds(600))
        #expect(try await session.accessToken(insteadOf: other) == SecretText("access-3"))
    }

    @Test func `gives the current token to who brings an older one`() async throws {
        let world = world(endingAfter: 3600)
        let session = world.access.session
        #expect(try await session.accessToken(insteadOf: SecretText("long ago")) == SecretText("access-1"))
        #expect(provider.count(of: .refresh) == 0)
    }

    @Test(arguments: [Duration.seconds(86_400), .seconds(-86_400)])
    func `outlives a clock that is wrong by a day`(_ jump: Duration) async throws {
        let world = world(endingAfter: 3600)
        world.time.advance(by: jump)
        provider.expire(SecretText("access-1"))
        let token = try await world.access.session.authorizing(\.self) {
            (token) async throws(AuthError) -> SecretText? in
            provider.accepts(token) ? token : nil
        }
        #expect(token == SecretText("access-2"))
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test func `without a refresh token is used until the service refuses it, whatever the clock says`() async throws {
        let ended = Session(
            account: .ada, way: .pastedToken, accessToken: SecretText("classic"), expiresAt: .morning - 60)
        let world = World(provider, sessions: [ended])
        let session = world.access.session
        #expect(try await session.accessToken() == SecretText("classic"))
        #expect(
            await failure { () async throws(AuthError) in try await session.accessToken(insteadOf: ended.accessToken) }
                == .signInNeeded(.expired))
        #expect(try await session.status() == .signedOut(.expired))
        #expect(provider.gate.arrivals == 0)
    }

    @Test func `is seen when another program signs in, and gone when it signs out`() async throws {
        let world = World(provider)
        #expect(try await world.access.session.status() == .signedOut(.neverSignedIn))
        try await world.store.save(provider.newSession())
        #expect(try await world.access.session.accessToken() == SecretText("access-1"))
        try await world.store.forget("clouds")
        #expect(try await world.access.session.status() == .signedOut(.signedOut))
    }

    @Test func `that cannot be read is an error, not a sign-out`() async throws {
        let world = world(endingAfter: 3600)
        let session = world.access.session
        for error in [AuthError.storageFailed, .newerStorage] {
            world.store.failReads(with: error)
            #expect(await failure { () async throws(AuthError) in try await session.accessToken() } == error)
            #expect(await failure { () async throws(AuthError) in try await session.status() } == error)
        }
        world.store.failReads(with: nil)
        #expect(try await session.accessToken() == SecretText("access-1"))
    }
}

@Suite(.timeLimit(.minutes(1))) struct `A call with a token` {
    private struct Refused: Error {}

    @Test func `is made once while the token is accepted`() async throws {
        let tokens = InMemoryAccessTokens()
        var seen: [SecretText] = []
        let answer = try await tokens.authorizing(\.self) { (token) async throws(AuthError) -> Int? in
            seen.append(token)
            return 7
        }
        #expect(answer == 7)
        #expect(seen == [SecretText("access-1")])
    }

    @Test func `is made again with another token, and never a third time`() async throws {
        let tokens = InMemoryAccessTokens(["a", "b", "c"])
        var seen: [SecretText] = []
        let error = await failure { () async throws(AuthError) in
            try await tokens.authorizing(\.self) { (token) async throws(AuthError) -> Int? in
                seen.append(token)
                return nil
            }
        }
        #expect(error == .signInNeeded(.refused))
        #expect(seen == [SecretText("a"), SecretText("b")])
    }

    @Test func `fails in the caller's words`() async throws {
        let tokens = InMemoryAccessTokens([])
        await #expect(throws: Refused.self) {
            try await tokens.authorizing({ _ in Refused() }, { (_) async throws(Refused) -> Int? in 7 })
        }
    }
}

@Suite(.timeLimit(.minutes(1))) struct `A token given from outside` {
    @Test func `is used as it is and never stored`() async throws {
        let world = World(given: "outside")
        #expect(try await world.access.session.accessToken() == SecretText("outside"))
        #expect(world.store.saved == [])
        #expect(world.provider.gate.arrivals == 0)
        #expect(
            try await world.access.session.status() == .signedIn(SessionStatus.SignedIn(account: nil, way: .givenToken))
        )
    }

    @Test func `goes before a session that is kept, which stays as it is`() async throws {
        let provider = InMemoryAuthorizationServer(person: .ada)
        let kept = provider.newSession()
        let world = World(provider, sessions: [kept], given: "outside")
        #expect(try await world.access.session.accessToken() == SecretText("outside"))
        let signOut = world.access.signOut
        #expect(await failure { () async throws(AuthError) in try await signOut() } == .tokenIsGiven)
        #expect(try await world.kept() == kept)
    }

    @Test(.requirement("VK-27"))
    func `that is refused is not given again`() async throws {
        let session = World(given: "outside").access.session
        #expect(
            await failure { () async throws(AuthError) in
                try await session.accessToken(insteadOf: SecretText("outside"))
            }
                == .signInNeeded(.refused))
        #expect(
            await failure { () async throws(AuthError) in try await session.accessToken() } == .signInNeeded(.refused))
        #expect(try await session.status() == .signedOut(.refused))
    }

    @Test func `tells whose it is when it is checked`() async throws {
        let provider = InMemoryAuthorizationServer(person: .ada)
        let token = provider.newSession().accessToken.revealed
        #expect(
            try await World(provider, given: token).access.restore()
                == .signedIn(SessionStatus.SignedIn(account: .ada, way: .givenToken)))
        #expect(try await World(provider, given: "wrong").access.restore() == .signedOut(.refused))
        provider.fail(with: .offline)
        #expect(
            try await World(provider, given: token).access.restore()
                == .signedIn(SessionStatus.SignedIn(account: nil, way: .givenToken, doubt: .offline)))
    }
}
