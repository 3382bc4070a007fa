import SimulatorKit
import VKFixtures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Codes, sessions and tokens: everything that a sign-in leaves behind.
struct SignIns: Sendable {
    private(set) var tokens: [String: Token]
    private var codes: [String: Code] = [:]
    private var sessions: [String: Session] = [:]
    /// The current and the former refresh tokens, each with its session.
    private var refreshTokens: [String: String] = [:]
    private(set) var idTokens: [String: String] = [:]
    /// The programs that were allowed something, and not yet withdrawn.
    private(set) var consents: Set<String> = []

    init(ready: [String: Token]) {
        tokens = ready
    }

    struct Token: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case user, service }
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

    struct Session: Hashable, Sendable {
        var clientID: String
        var deviceID: String
        var scopes: [String]
        var refreshToken: String
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
        consents.insert(code.clientID)
        let text = "vk2.a." + Self.secret()
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
        let name = Self.secret()
        sessions[name] = Session(
            clientID: code.clientID, deviceID: code.deviceID, scopes: code.scopes, refreshToken: "",
            refreshExpiry: now)
        var issued = issue(for: name, scopes: code.scopes, at: now)
        let idToken = ["h", "p", "s"].map { $0 + Self.secret() }.joined(separator: ".")
        idTokens[idToken] = name
        issued.idToken = idToken
        return issued
    }

    /// The next pair; `nil` where the refresh token is none of that client and device. A token that was used before ends
    /// the whole session.
    mutating func refresh(
        _ refreshToken: String, clientID: String, deviceID: String, scopes: [String]?, at now: Date
    ) -> Issued? {
        guard let name = refreshTokens[refreshToken], let session = sessions[name], !session.isOver else { return nil }
        guard session.refreshToken == refreshToken else {
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
        refreshTokens[refreshToken].flatMap { sessions[$0]?.deviceID }
    }

    private mutating func issue(for session: String, scopes: [String], at now: Date) -> Issued {
        let issued = Issued(
            accessToken: keep(
                Token(kind: .user, scopes: scopes, expiry: now + Self.accessLifetime, session: session)),
            refreshToken: "vk2.a." + Self.secret(), scopes: scopes)
        refreshTokens[issued.refreshToken] = session
        sessions[session]?.refreshToken = issued.refreshToken
        sessions[session]?.refreshExpiry = now + Self.refreshLifetime
        return issued
    }

    // MARK: Tokens

    mutating func keep(_ token: Token) -> String {
        let text = "vk1.a." + Self.secret() + Self.secret()
        tokens[text] = token
        return text
    }

    /// Why a token is not accepted; `nil` while it is.
    func end(of text: String, at now: Date) -> TokenEnd? {
        guard let token = tokens[text] else { return .unknown }
        if let end = token.end { return end }
        return token.expiry.map { now >= $0 } == true ? .expired : nil
    }

    mutating func end(_ text: String, because end: TokenEnd) {
        tokens[text]?.end = end
    }

    /// Ends the session of a token, or the token alone where it has none.
    mutating func end(sessionOf text: String, because end: TokenEnd) {
        guard let session = tokens[text]?.session else { return self.end(text, because: end) }
        self.end(session: session, because: end)
    }

    /// Takes back what was allowed by VK ID; tokens from elsewhere go on.
    mutating func withdraw() {
        consents = []
        for session in sessions.keys { end(session: session, because: .revoked) }
    }

    mutating func endUserTokens(because end: TokenEnd) {
        for (text, token) in tokens where token.kind == .user && token.end == nil { tokens[text]?.end = end }
    }

    private mutating func end(session: String, because end: TokenEnd) {
        sessions[session]?.isOver = true
        for (text, token) in tokens where token.session == session && token.end == nil { tokens[text]?.end = end }
        idTokens = idTokens.filter { $0.value != session }
    }

    static let codeLifetime: TimeInterval = 600
    static let accessLifetime: TimeInterval = 3_600
    static let refreshLifetime: TimeInterval = 180 * 86_400

    /// 32 hexadecimal digits that nobody guesses.
    static func secret() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Why a token is no longer accepted: VK says all of it under the code 5, in other words each time.
public enum TokenEnd: String, Hashable, Sendable, CaseIterable {
    case expired
    /// The person took the rights back.
    case revoked
    /// It was given to another IP address.
    case otherAddress = "other-address"
    /// The session was ended.
    case loggedOut = "logged-out"
    /// There never was such a token.
    case unknown

    var words: String {
        switch self {
        case .expired: "access_token has expired."
        case .revoked: "user revoke access for this token."
        case .otherAddress: "access_token was given to another ip address."
        case .loggedOut: "invalid session."
        case .unknown: "invalid access_token (4)."
        }
    }
}
