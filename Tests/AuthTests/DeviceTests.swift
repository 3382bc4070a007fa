import Auth
import Foundation
import InMemoryAdapters
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(1))) struct `A sign-in on another device` {
    private let provider = InMemoryAuthorizationServer(person: .ada)
    private let time = FixedTime(.morning)
    private let store = InMemorySessionStore()

    /// - Parameter act: what happens elsewhere during each pause, by its number.
    private func signIn(_ act: @escaping @Sendable (Int) -> Void) -> (SignInByDevice, SkippingClock) {
        let clock = SkippingClock(moving: time, onSleep: act)
        let server = provider.server()
        let session = CurrentSession(server, store: store, turn: InMemorySessionTurn(), time: time)
        return (SignInByDevice(server, session: session, time: time, clock: clock), clock)
    }

    @Test(.requirement("DR-1"))
    func `shows a code, and asks at its interval until the person agrees`() async throws {
        let (signIn, clock) = signIn { [provider] pause in if pause == 3 { provider.decide(.agree) } }
        let started = try await signIn.begin()
        #expect(started.code.userCode == "wdjb-1")
        #expect(started.endsAt == .morning + 300)
        #expect(try await signIn.finish(started).account == .ada)
        #expect(clock.pauses == [.seconds(5), .seconds(5), .seconds(5)])
        #expect(try await store.session(of: "clouds")?.way == .deviceCode)
    }

    @Test func `asks five seconds later each time it is told to slow down`() async throws {
        let (signIn, clock) = signIn { [provider] pause in
            if pause <= 2 { provider.slowDown() } else { provider.decide(.agree) }
        }
        _ = try await signIn.finish(try await signIn.begin())
        #expect(clock.pauses == [.seconds(5), .seconds(10), .seconds(15)])
    }

    @Test func `goes on after failures that pass, ever more slowly`() async throws {
        let (signIn, clock) = signIn { [provider] pause in
            switch pause {
            case 1: provider.fail(with: .offline)
            case 2: provider.fail(with: .serviceFailed)
            case 3: provider.fail(with: .tryLater(after: .seconds(40)))
            default:
                provider.fail(with: nil)
                provider.decide(.agree)
            }
        }
        _ = try await signIn.finish(try await signIn.begin())
        #expect(clock.pauses == [.seconds(5), .seconds(10), .seconds(20), .seconds(40)])
    }

    @Test func `ends when the person says no`() async throws {
        let (signIn, _) = signIn { [provider] _ in provider.decide(.decline) }
        let started = try await signIn.begin()
        #expect(await failure { () async throws(AuthError) in try await signIn.finish(started) } == .declined(nil))
        #expect(try await store.session(of: "clouds") == nil)
    }

    @Test func `ends with its code, said by the provider or by the clock`() async throws {
        let (ended, _) = signIn { [provider] _ in provider.decide(.letItEnd) }
        let started = try await ended.begin()
        #expect(await failure { () async throws(AuthError) in try await ended.finish(started) } == .attemptExpired)

        let (forgotten, clock) = signIn { _ in }
        let late = try await forgotten.begin()
        #expect(await failure { () async throws(AuthError) in try await forgotten.finish(late) } == .attemptExpired)
        #expect(clock.pauses.count == 60)
    }

    @Test(.requirement("VK-28"))
    func `ends as cancelled when the person stops waiting`() async throws {
        let (signIn, _) = signIn { _ in }
        let started = try await signIn.begin()
        provider.gate.close()
        let waiting = Task { await failure { () async throws(AuthError) in try await signIn.finish(started) } }
        await provider.gate.arrivals(2)
        waiting.cancel()
        #expect(await waiting.value == .cancelled)
    }

    @Test func `is not asked about again once it was granted, whatever fails then`() async throws {
        let (signIn, _) = signIn { [provider] _ in provider.decide(.agree) }
        store.failWrites(with: .storageFailed)
        let started = try await signIn.begin()
        #expect(await failure { () async throws(AuthError) in try await signIn.finish(started) } == .storageFailed)
        #expect(provider.count(of: .deviceAnswer) == 1)
    }
}
