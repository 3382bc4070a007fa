import SimulatorKit
import VKFixtures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Codes, sessions and tokens: everything that a sign-in leaves behind. As at a real service, tokens are known by their
/// digests alone.
struct SignIns: Sendable {
    /// What outlives a start.
    private(set) var lasting: Lasting
    private var codes: [String: Code] = [:]

    init(ready: [String: Token]) {
        lasting = Lasting()
        accept(ready)
    }

    /// Each token under its digest.
    struct Lasting: Codable, Hashable, Sendable {
        fileprivate var tokens: [String: Token] = [:]
        fileprivate var sessions: [String: Session] = [:]
        /// The current and the former refresh tokens, each with its session.
        fileprivate var refreshTokens: [String: String] = [:]
        fileprivate var idTokens: [String: String] = [:]
        /// The programs that were allowed something, and not yet withdrawn.
        fileprivate var consents: Set<String> = []
    }

    struct Token: Codable, Hashable, Sendable {
        enum Kind: String, Codable, Hashable, Sendable { case user, service }
        var kind: Kind
        var scopes: [String]
        /// `nil` for one that does not expire.
        var expiry: Date?
        var session: String?
        var end: TokenEnd?
    }

    struct Code: Hashable, Sendable {
        var clientID: String
        var redirectURI: String
        /// `nil` in the classic flow.
        var challenge: CodeChallenge?
        var scopes: [String]
        var expiry: Date
        /// Empty in the classic flow.
        var deviceID: String
    }

    struct Session: Codable, Hashable, Sendable {
        var clientID: String
        var deviceID: String
        var scopes: [String]
        var refreshToken: String?
        var refreshExpiry: Date
        var isOver = false
    }

    struct Issued: Hashable, Sendable {
        var accessToken: String
        var refreshToken: String
        var idToken: String?
        var scopes: [String]
    }

    // MARK: Codes

    mutating func keep(_ code: Code) -> String {
        lasting.consents.insert(code.clientID)
        let text = "vk2.a." + Secret.hexadecimal()
        codes[text] = code
        return text
    }

    /// Takes a code away: it serves once, however that ends.
    mutating func redeem(_ text: String, at now: Date) -> Code? {
        guard let code = codes.removeValue(forKey: text), now < code.expiry else { return nil }
        return code
    }

    // MARK: Sessions of VK ID

    mutating func begin(by code: Code, at now: Date) -> Issued {
        let name = Secret.hexadecimal()
        lasting.sessions[name] = Session(
            clientID: code.clientID, deviceID: code.deviceID, scopes: code.scopes, refreshExpiry: now)
        var issued = issue(for: name, scopes: code.scopes, at: now)
        let idToken = ["h", "p", "s"].map { $0 + Secret.hexadecimal() }.joined(separator: ".")
        lasting.idTokens[digest(of: idToken)] = name
        issued.idToken = idToken
        return issued
    }

    /// The next pair; `nil` where the refresh token is none of that client and device. A token that was used before ends
    /// the whole session.
    mutating func refresh(
        _ refreshToken: String, clientID: String, deviceID: String, scopes: [String]?, at now: Date
    ) -> Issued? {
        let asked = digest(of: refreshToken)
        guard let name = lasting.refreshTokens[asked], let session = lasting.sessions[name], !session.isOver else {
            return nil
        }
        guard session.refreshToken == asked else {
            end(session: name, because: .loggedOut)
            return nil
        }
        guard session.clientID == clientID, session.deviceID == deviceID, now < session.refreshExpiry else {
            return nil
        }
        return issue(for: name, scopes: scopes.map { $0.filter(session.scopes.contains) } ?? session.scopes, at: now)
    }

    /// The device a session was begun on.
    func deviceID(ofRefreshToken refreshToken: String) -> String? {
        lasting.refreshTokens[digest(of: refreshToken)].flatMap { lasting.sessions[$0]?.deviceID }
    }

    private mutating func issue(for session: String, scopes: [String], at now: Date) -> Issued {
        let issued = Issued(
            accessToken: keep(
                Token(kind: .user, scopes: scopes, expiry: now + Self.accessLifetime, session: session)),
            refreshToken: "vk2.a." + Secret.hexadecimal(), scopes: scopes)
        let refreshToken = digest(of: issued.refreshToken)
        lasting.refreshTokens[refreshToken] = session
        lasting.sessions[session]?.refreshToken = refreshToken
        lasting.sessions[session]?.refreshExpiry = now + Self.refreshLifetime
        return issued
    }

    // MARK: Tokens

    mutating func keep(_ token: Token) -> String {
        let text = "vk1.a." + Secret.hexadecimal() + Secret.hexadecimal()
        accept([text: token])
        return text
    }

    mutating func accept(_ tokens: [String: Token]) {
        for (text, token) in tokens { lasting.tokens[digest(of: text)] = token }
    }

    func token(_ text: String) -> Token? {
        lasting.tokens[digest(of: text)]
    }

    func isIDToken(_ text: String) -> Bool {
        lasting.idTokens[digest(of: text)] != nil
    }

    func isAllowed(_ clientID: String) -> Bool {
        lasting.consents.contains(clientID)
    }

    /// What was kept by another start, or by another program that runs now.
    mutating func take(_ lasting: Lasting) {
        self.lasting = lasting
    }

    /// Why a token is not accepted; `nil` while it is.
    func end(of text: String, at now: Date) -> TokenEnd? {
        guard let token = token(text) else { return .unknown }
        if let end = token.end { return end }
        return token.expiry.map { now >= $0 } == true ? .expired : nil
    }

    mutating func end(_ text: String, because end: TokenEnd) {
        lasting.tokens[digest(of: text)]?.end = end
    }

    /// Ends the session of a token, or the token alone where it has none.
    mutating func end(sessionOf text: String, because end: TokenEnd) {
        guard let session = token(text)?.session else { return self.end(text, because: end) }
        self.end(session: session, because: end)
    }

    /// Takes back what was allowed by VK ID; tokens from elsewhere go on.
    mutating func withdraw() {
        lasting.consents = []
        for session in lasting.sessions.keys { end(session: session, because: .revoked) }
    }

    mutating func endUserTokens(because end: TokenEnd) {
        for (digest, token) in lasting.tokens where token.kind == .user && token.end == nil {
            lasting.tokens[digest]?.end = end
        }
    }

    private mutating func end(session: String, because end: TokenEnd) {
        lasting.sessions[session]?.isOver = true
        for (digest, token) in lasting.tokens where token.session == session && token.end == nil {
            lasting.tokens[digest]?.end = end
        }
        lasting.idTokens = lasting.idTokens.filter { $0.value != session }
    }

    private func digest(of secret: String) -> String {
        Data(SHA256.digest(of: secret.utf8)).base64EncodedString()
    }

    static let codeLifetime: TimeInterval = 600
    static let accessLifetime: TimeInterval = 3_600
    static let refreshLifetime: TimeInterval = 180 * 86_400
}
