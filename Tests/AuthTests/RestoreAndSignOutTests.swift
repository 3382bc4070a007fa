import Auth
import Foundation
import InMemoryAdapters
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(1))) struct `The session of an earlier run` {
    private let provider = InMemoryAuthorizationServer(person: .ada)

    private func world(endingAfter seconds: TimeInterval) -> World {
        World(provider, sessions: [provider.newSession(expiringAt: .morning + seconds)])
    }

    @Test(.requirement("VK-25", "VK-26"))
    func `that is good goes straight in, after one question`() async throws {
        let world = world(endingAfter: 3600)
        guard case .signedIn(let signedIn) = try await world.access.restore() else {
            Issue.record("signed out")
            return
        }
        #expect(signedIn.account == .ada)
        #expect(signedIn.doubt == nil)
        #expect(provider.count(of: .account) == 1)
        #expect(provider.count(of: .refresh) == 0)
    }

    @Test(.requirement("VK-26"))
    func `whose token has ended is renewed once, also when many ask`() async throws {
        let world = world(endingAfter: -3600)
        let restore = world.access.restore
        let statuses = try await withThrowingTaskGroup { group in
            for _ in 0..<10 { group.addTask { try await restore() } }
            return try await group.reduce(into: Set<SessionStatus>()) { $0.insert($1) }
        }
        #expect(statuses.count == 1)
        #expect(provider.count(of: .refresh) == 1)
        #expect(try await world.kept()?.accessToken == SecretText("access-2"))
    }

    @Test(.requirement("VK-26"))
    func `whose token is refused is renewed once`() async throws {
        let world = world(endingAfter: 3600)
        provider.expire(SecretText("access-1"))
        guard case .signedIn(let signedIn) = try await world.access.restore() else {
            Issue.record("signed out")
            return
        }
        #expect(signedIn.doubt == nil)
        #expect(try await world.kept()?.accessToken == SecretText("access-2"))
        #expect(provider.count(of: .refresh) == 1)
    }

    @Test(.requirement("VK-27"))
    func `that was revoked is over, with the reason`() async throws {
        let world = world(endingAfter: 3600)
        provider.endAllSessions()
        #expect(try await world.access.restore() == .signedOut(.refused))
        #expect(try await world.kept() == nil)
    }

    @Test(.requirement("VK-27"))
    func `that cannot be renewed is over when the service refuses it`() async throws {
        let ended = Session(
            account: .ada, way: .pastedToken, accessToken: SecretText("classic"), expiresAt: .morning - 60)
        let world = World(provider, sessions: [ended])
        #expect(try await world.access.restore() == .signedOut(.expired))
        #expect(try await world.kept() == nil)
    }

    @Test(
        .requirement("VK-26"),
        arguments: [
            AuthError.offline, .serviceFailed, .tryLater(after: .seconds(1)), .actionNeeded(page: .back),
        ], [3600, -3600] as [TimeInterval])
    func `is kept while the provider cannot be asked, with the doubt`(_ error: AuthError, _ end: TimeInterval)
        async throws
    {
        let world = world(endingAfter: end)
        provider.fail(with: error)
        guard case .signedIn(let signedIn) = try await world.access.restore() else {
            Issue.record("signed out")
            return
        }
        #expect(signedIn.account == .ada)
        #expect(signedIn.doubt == error)
        #expect(try await world.kept() != nil)
    }

    @Test func `is nobody's where nobody signed in`() async throws {
        #expect(try await World(provider).access.restore() == .signedOut(.neverSignedIn))
        #expect(provider.gate.arrivals == 0)
    }

    @Test func `that cannot be read is an error`() async throws {
        let world = world(endingAfter: 3600)
        world.store.failReads(with: .newerStorage)
        let restore = world.access.restore
        #expect(await failure { () async throws(AuthError) in try await restore() } == .newerStorage)
    }

    @Test func `learns what the person is called now`() async throws {
        let kept = Session(
            account: Account(provider: "clouds", id: "8492"), way: .loopbackCode,
            accessToken: provider.newSession().accessToken)
        let world = World(provider, sessions: [kept])
        _ = try await world.access.restore()
        #expect(try await world.kept()?.account.name == "Ada")
    }

    @Test func `is left alone by a caller who stops waiting`() async throws {
        let world = world(endingAfter: 3600)
        provider.gate.close()
        let restore = world.access.restore
        let leaving = Task { await failure { () async throws(AuthError) in try await restore() } }
        await provider.gate.arrivals(1)
        leaving.cancel()
        #expect(await leaving.value == .cancelled)
        #expect(try await world.kept() != nil)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `A sign-out` {
    private let provider = InMemoryAuthorizationServer(person: .ada)
    private let previews = RemovedData(.previews, count: 3, sizeInBytes: 300)

    private func world() -> World {
        let world = World(provider, sessions: [provider.newSession()])
        world.data.put([previews], for: .ada)
        world.data.put([previews], for: .grace)
        return world
    }

    @Test(.requirement("VK-6", "VK-31"))
    func `forgets the session, tells the provider, and removes the account's data, and says so`() async throws {
        let world = world()
        let signedOut = try await world.access.signOut()
        #expect(signedOut == SignedOut(account: .ada, revocation: .done, removed: [previews], isAllRemoved: true))
        #expect(try await world.kept() == nil)
        #expect(!provider.accepts(SecretText("access-1")))
        #expect(world.data.contents(of: .grace) == [previews])
        #expect(try await world.access.session.status() == .signedOut(.signedOut))
    }

    @Test(
        .requirement("VK-6"),
        arguments: [
            (AuthError.offline, SignedOut.Revocation.failed(.offline)), (.serviceFailed, .failed(.serviceFailed)),
            (.refused(nil), .done),
        ])
    func `happens here also when the provider cannot be told`(
        _ error: AuthError, _ revocation: SignedOut.Revocation
    ) async throws {
        let world = world()
        provider.fail(with: error)
        #expect(try await world.access.signOut().revocation == revocation)
        #expect(try await world.kept() == nil)
        #expect(world.data.contents(of: .ada) == [])
    }

    @Test func `says that something is left`() async throws {
        let world = world()
        world.data.fail(with: .storageFailed)
        #expect(try await !world.access.signOut().isAllRemoved)
        #expect(try await world.kept() == nil)
    }

    @Test func `that cannot forget the session is an error, and ends nothing`() async throws {
        let world = world()
        world.store.failWrites(with: .storageFailed)
        let signOut = world.access.signOut
        #expect(await failure { () async throws(AuthError) in try await signOut() } == .storageFailed)
        #expect(provider.accepts(SecretText("access-1")))
        #expect(world.data.contents(of: .ada) == [previews])
    }

    @Test func `of nobody is an error`() async throws {
        let signOut = World(provider).access.signOut
        #expect(await failure { () async throws(AuthError) in try await signOut() } == .signInNeeded(.neverSignedIn))
    }

    @Test func `is not undone by a renewal that was under way`() async throws {
        let world = World(provider, sessions: [provider.newSession(expiringAt: .morning)])
        provider.gate.close()
        let other = world.otherProgram()
        let renewal = Task { await failure { () async throws(AuthError) in try await other.accessToken() } }
        await provider.gate.arrivals(1)
        let signOut = world.access.signOut
        let leaving = Task { try await signOut() }
        provider.gate.open()
        _ = await renewal.value
        _ = try await leaving.value
        #expect(try await world.kept() == nil)
    }
}
