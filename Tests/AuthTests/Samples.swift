import Auth
import Foundation
import InMemoryAdapters
import SharedKernel

extension Account {
    static let ada = Account(provider: "clouds", id: "8492", name: "Ada")
    static let grace = Account(provider: "clouds", id: "1906", name: "Grace")
    static let adasDisk = Account(provider: "disks", id: "ada")
}

extension URL {
    /// Where this program would listen.
    static let back = URL(string: "http://127.0.0.1:8420/sign-in/clouds")!

    var fields: [String: String] {
        let items = URLComponents(url: self, resolvingAgainstBaseURL: true)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }
}

extension Date {
    /// 2 March 2026, 10:00 UTC.
    static let morning = Date(timeIntervalSince1970: 1_772_445_600)
}

/// One provider, one store and one program.
struct World {
    let time = FixedTime(.morning)
    let clock: SkippingClock
    let provider: InMemoryAuthorizationServer
    let store: InMemorySessionStore
    let turn = InMemorySessionTurn()
    let data = InMemoryAccountData()
    let access: ProviderAccess

    init(
        person: Account = .ada, sessions: [Session] = [], granting rights: Set<Right>? = nil,
        asking asked: Set<Right> = [], ways: [SignInWay] = [.loopbackCode, .pastedCode, .pastedToken, .deviceCode],
        given token: String? = nil
    ) {
        self.init(
            InMemoryAuthorizationServer(person: person, granting: rights), sessions: sessions, asking: asked,
            ways: ways, given: token)
    }

    init(
        _ provider: InMemoryAuthorizationServer, sessions: [Session] = [], asking asked: Set<Right> = [],
        ways: [SignInWay] = [.loopbackCode, .pastedCode, .pastedToken, .deviceCode], given token: String? = nil
    ) {
        self.provider = provider
        clock = SkippingClock(moving: time)
        store = InMemorySessionStore(sessions)
        access = ProviderAccess(
            provider.server(asking: asked, ways: ways), store: store, turn: turn,
            given: token.map { SecretText($0) }, data: [data], random: SeededRandom(seed: 7), time: time, clock: clock)
    }

    /// Another program over the same store.
    func otherProgram() -> CurrentSession {
        CurrentSession(provider.server(), store: store, turn: turn, time: time)
    }

    /// What the store holds.
    func kept() async throws -> Session? {
        try await store.session(of: provider.person.provider)
    }
}

/// The error that a call ends with; `nil` where it gives an answer.
func failure<Answer>(of call: () async throws(AuthError) -> Answer) async -> AuthError? {
    do throws(AuthError) {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
