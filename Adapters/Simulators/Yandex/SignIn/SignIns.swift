import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Codes and tokens: everything that a sign-in leaves behind. As at a real service, tokens are known by their digests
/// alone.
struct SignIns: Sendable {
    /// Who is signed in at Yandex, in every browser.
    let person = Person(login: "kolibri", name: "Анна Колибри")
    /// What outlives a start.
    private(set) var lasting = Lasting()
    private var codes: [String: Code] = [:]
    /// By device code.
    private var devices: [String: Device] = [:]
    /// The access tokens of this start, by their digests: a refresh gives the same one again.
    private var texts: [String: String] = [:]

    /// Each token under its digest.
    struct Lasting: Codable, Hashable, Sendable {
        fileprivate var tokens: [String: Token] = [:]
        /// The one that serves, of each session, with its access token.
        fileprivate var refreshTokens: [String: String] = [:]
    }

    struct Person: Hashable, Sendable {
        var login: String
        var name: String
    }

    struct Token: Codable, Hashable, Sendable {
        var scopes: Set<DiskScope>
        /// `nil` for one that does not expire.
        var expiry: Date?
        /// Only these can be revoked.
        var deviceID: String?
        /// Whether it came without the application's secret.
        var isOfPublicClient = false
    }

    struct Code: Hashable, Sendable {
        var redirectURI: String
        /// As it came; `nil` for a program with a secret.
        var challenge: String?
        /// `S256` or `plain`.
        var method: String
        var scopes: Set<DiskScope>
        var deviceID: String?
        var expiry: Date
    }

    struct Device: Hashable, Sendable {
        var userCode: String
        var scopes: Set<DiskScope>
        var deviceID: String?
        var expiry: Date
        var decision: ConsentPage.Decision?
    }

    struct Issued: Hashable, Sendable {
        var accessToken: String
        var refreshToken: String
        /// In seconds.
        var lifetime: Int
        var scopes: Set<DiskScope>
    }

    init(ready: [String: Token]) {
        accept(ready)
    }

    /// Tokens that are good at each start, whatever became of them.
    mutating func accept(_ ready: [String: Token]) {
        for (text, token) in ready { lasting.tokens[digest(of: text)] = token }
    }

    /// What was kept by another start, or by another program that runs now.
    mutating func take(_ lasting: Lasting) { self.lasting = lasting }

    // MARK: Codes

    mutating func keep(_ code: Code) -> String {
        let text = Secret.hexadecimal().prefix(16)
        codes[String(text)] = code
        return String(text)
    }

    /// Takes a code away: it serves once, however that ends.
    mutating func redeem(_ text: String, at now: Date) -> Code? {
        guard let code = codes.removeValue(forKey: text), now < code.expiry else { return nil }
        return code
    }

    // MARK: Devices

    mutating func keep(_ device: Device) -> String {
        let code = Secret.hexadecimal()
        devices[code] = device
        return code
    }

    func device(_ code: String) -> Device? { devices[code] }

    func device(userCode: String, at now: Date) -> Device? {
        devices.values.first { $0.userCode == userCode.lowercased() && now < $0.expiry && $0.decision == nil }
    }

    mutating func decide(userCode: String, _ decision: ConsentPage.Decision) {
        for (code, device) in devices where device.userCode == userCode.lowercased() {
            devices[code]?.decision = decision
        }
    }

    mutating func forgetDevice(_ code: String) { devices[code] = nil }

    // MARK: Tokens

    mutating func issue(
        scopes: Set<DiskScope>, deviceID: String?, lifetime: Int = SignIns.lifetime, isOfPublicClient: Bool = false,
        at now: Date
    ) -> Issued {
        let access = keep(
            Token(
                scopes: scopes, expiry: now + Double(lifetime), deviceID: deviceID, isOfPublicClient: isOfPublicClient))
        return Issued(
            accessToken: access, refreshToken: rotate(digest(of: access)), lifetime: lifetime, scopes: scopes)
    }

    /// The same access token while it is good, with another refresh token; the former one serves no longer.
    mutating func refresh(_ refreshToken: String, renewing: Bool, at now: Date) -> Issued? {
        guard let access = lasting.refreshTokens.removeValue(forKey: digest(of: refreshToken)),
            let token = lasting.tokens[access]
        else { return nil }
        if !renewing, let text = texts[access], token.expiry.map({ now < $0 }) ?? true {
            return Issued(
                accessToken: text, refreshToken: rotate(access),
                lifetime: token.expiry.map { Int($0.timeIntervalSince(now)) } ?? Self.lifetime, scopes: token.scopes)
        }
        lasting.tokens[access] = nil
        return issue(
            scopes: token.scopes, deviceID: token.deviceID, isOfPublicClient: token.isOfPublicClient, at: now)
    }

    /// Whether it was given to a program without a secret.
    func isOfPublicClient(refreshToken: String) -> Bool {
        lasting.refreshTokens[digest(of: refreshToken)].flatMap { lasting.tokens[$0]?.isOfPublicClient } ?? false
    }

    private mutating func rotate(_ access: String) -> String {
        let text = "1:" + [Secret.hexadecimal(), Secret.hexadecimal(), Secret.hexadecimal()].joined(separator: ":")
        lasting.refreshTokens[digest(of: text)] = access
        return text
    }

    mutating func keep(_ token: Token) -> String {
        let text = "y0_" + Secret.hexadecimal() + Secret.hexadecimal()
        lasting.tokens[digest(of: text)] = token
        texts[digest(of: text)] = text
        return text
    }

    /// `nil` where the token is not accepted.
    func scopes(ofToken text: String, at now: Date) -> Set<DiskScope>? {
        guard let token = token(text), token.expiry.map({ now < $0 }) ?? true else { return nil }
        return token.scopes
    }

    func token(_ text: String) -> Token? { lasting.tokens[digest(of: text)] }

    mutating func withdraw(_ text: String) {
        let digest = digest(of: text)
        lasting.tokens[digest] = nil
        lasting.refreshTokens = lasting.refreshTokens.filter { $0.value != digest }
    }

    /// Every token of the person, with what would bring another.
    mutating func withdrawAll() {
        lasting = Lasting()
    }

    /// From now on every token is too old; refresh tokens serve.
    mutating func expireAll(at now: Date) {
        for digest in lasting.tokens.keys { lasting.tokens[digest]?.expiry = now }
    }

    private func digest(of secret: String) -> String {
        Data(SHA256.digest(of: secret.utf8)).base64EncodedString()
    }

    static let codeLifetime: TimeInterval = 600
    /// A year, in seconds.
    static let lifetime = 31_536_000
}
