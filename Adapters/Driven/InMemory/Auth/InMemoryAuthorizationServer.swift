public import Auth
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A provider at which one person signs in, with every port of it: codes are good once and bound to their challenge,
/// refresh tokens rotate, and one that is used twice ends its session.
public final class InMemoryAuthorizationServer: Sendable {
    /// Holds questions back while it is closed, and counts them; the page is no question.
    public let gate = Gate()
    public let person: Account
    private let lifetime: Duration?
    private let rights: Set<Right>?
    let agreesAtOnce: Bool
    let state: Mutex<State>

    struct State {
        var number = 0
        var codes: [String: AuthorizationRequest] = [:]
        /// Refresh tokens by access token, and the other way round, of the sessions that are on.
        var sessions: [SecretText: SecretText] = [:]
        var usedRefreshTokens: [SecretText: Int] = [:]
        var devices: [SecretText: DeviceState] = [:]
        var failure: AuthError?
        var askedFor: [Question] = []
    }

    enum DeviceState { case undecided, agreed, declined, ended, hurried }

    /// What it was asked.
    public enum Question: Hashable, Sendable { case code, refresh, revocation, account, deviceCode, deviceAnswer }

    /// - Parameters:
    ///   - lifetime: of access tokens.
    ///   - rights: what it grants; `nil` does not tell.
    ///   - agreesAtOnce: whether its page is the redirect itself, as if the person had agreed: for wirings without a
    ///     network.
    public init(
        person: Account, lifetime: Duration? = .seconds(3600), granting rights: Set<Right>? = nil,
        agreesAtOnce: Bool = false
    ) {
        self.person = person
        self.lifetime = lifetime
        self.rights = rights
        self.agreesAtOnce = agreesAtOnce
        state = Mutex(State())
    }

    /// All its ports, for a provider that offers every way which leads through a page or a device.
    public func server(
        named name: String = "Memory", asking rights: Set<Right> = [],
        ways: [SignInWay] = [.loopbackCode, .pastedCode, .pastedToken, .deviceCode]
    ) -> AuthorizationServer {
        let provider = Provider(
            id: person.provider, name: name, ways: ways, rights: rights,
            pastedRedirect: URL(string: "https://provider.example/blank.html"))
        return AuthorizationServer(
            provider, page: self, codes: self, accounts: self, refresh: self, revocation: self, devices: self)
    }

    // MARK: What a test does to it

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: AuthError?) {
        state.withLock { $0.failure = error }
    }

    /// How often it was asked so.
    public func count(of question: Question) -> Int {
        state.withLock { $0.askedFor.count { $0 == question } }
    }

    /// The person agrees on the page; the address at which the browser ends.
    public func agree(at page: URL) -> URL? {
        guard let items = URLComponents(url: page, resolvingAgainstBaseURL: true)?.queryItems,
            let number = items.first(where: { $0.name == "request" })?.value,
            let request = state.withLock({ $0.codes[number] })
        else { return nil }
        return ending(request, number)
    }

    /// The person refuses on the page; the address at which the browser ends.
    public func decline(at page: URL, saying words: String = "User+denied+your+request") -> URL? {
        guard let items = URLComponents(url: page, resolvingAgainstBaseURL: true)?.queryItems,
            let number = items.first(where: { $0.name == "request" })?.value,
            let request = state.withLock({ $0.codes.removeValue(forKey: number) })
        else { return nil }
        return request.redirect.ended(
            request.way == .pastedToken ? "#" : "?",
            "error=access_denied&error_description=\(words)&state=\(request.state.revealed)")
    }

    /// Refuses this access token from now on, as if its time were over; the session can be renewed.
    public func expire(_ accessToken: SecretText) {
        state.withLock { state in
            guard let refreshToken = state.sessions.removeValue(forKey: accessToken) else { return }
            state.sessions[SecretText("expired " + accessToken.revealed)] = refreshToken
        }
    }

    /// Ends every session, as if the person had changed the password.
    public func endAllSessions() {
        state.withLock { $0.sessions = [:] }
    }

    /// Whether it accepts this access token now.
    public func accepts(_ accessToken: SecretText) -> Bool {
        state.withLock { $0.sessions[accessToken] != nil }
    }

    /// What the person does about every device code that is undecided.
    public enum DeviceDecision: Sendable { case agree, decline, letItEnd }

    public func decide(_ decision: DeviceDecision) {
        let decided: DeviceState =
            switch decision {
            case .agree: .agreed
            case .decline: .declined
            case .letItEnd: .ended
            }
        state.withLock { state in
            for (secret, old) in state.devices where old == .undecided || old == .hurried {
                state.devices[secret] = decided
            }
        }
    }

    /// Answers the next question about each device code with ``DeviceAnswer/slowDown``.
    public func slowDown() {
        state.withLock { state in
            for (secret, old) in state.devices where old == .undecided { state.devices[secret] = .hurried }
        }
    }

    /// A session that is on.
    public func newSession(by way: SignInWay = .loopbackCode, expiringAt end: Date? = nil) -> Session {
        let grant = newGrant()
        return Session(
            account: person, way: way, accessToken: grant.accessToken, refreshToken: grant.refreshToken,
            expiresAt: end, grantedRights: grant.rights)
    }
}

extension InMemoryAuthorizationServer {
    private func newGrant() -> Grant {
        state.withLock { newGrant(&$0) }
    }

    func newGrant(_ state: inout State) -> Grant {
        state.number += 1
        let (access, refresh) = (SecretText("access-\(state.number)"), SecretText("refresh-\(state.number)"))
        state.sessions[access] = refresh
        return Grant(
            accessToken: access, refreshToken: refresh, lifetime: lifetime, rights: rights, accountID: person.id)
    }

    func ask(_ question: Question) async throws(AuthError) {
        state.withLock { $0.askedFor.append(question) }
        guard await gate.pass() else { throw .cancelled }
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    func ending(_ request: AuthorizationRequest, _ number: String) -> URL? {
        guard request.way == .pastedToken else {
            return request.redirect.ended("?", "code=code-\(number)&state=\(request.state.revealed)")
        }
        let grant = newGrant()
        let seconds = lifetime?.components.seconds ?? 0
        return request.redirect.ended(
            "#",
            "access_token=\(grant.accessToken.revealed)&expires_in=\(seconds)&state=\(request.state.revealed)")
    }
}

extension URL {
    fileprivate func ended(_ mark: String, _ fields: String) -> URL? {
        URL(string: absoluteString + mark + fields)
    }
}
