#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a person's sign-in left: tokens, whose they are, until when, and what they allow.
public struct Session: Hashable, Sendable {
    public let account: Account
    public let way: SignInWay
    public let accessToken: SecretText
    /// Buys the next access token; `nil` where the session ends with its access token.
    public let refreshToken: SecretText?
    /// When the access token ends by this computer's clock; `nil` where it does not end by itself.
    public let expiresAt: Date?
    /// What was asked for at sign-in.
    public let askedRights: Set<Right>
    /// What was really granted; `nil` where the provider has not told.
    public let grantedRights: Set<Right>?
    /// The provider's own further values, which its next calls need (VK's device id, say). Opaque here.
    public let extras: [String: SecretText]

    public init(
        account: Account, way: SignInWay, accessToken: SecretText, refreshToken: SecretText? = nil,
        expiresAt: Date? = nil, askedRights: Set<Right> = [], grantedRights: Set<Right>? = nil,
        extras: [String: SecretText] = [:]
    ) {
        self.account = account
        self.way = way
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        self.askedRights = askedRights
        self.grantedRights = grantedRights
        self.extras = extras
    }
}

extension Session {
    /// A token that ends within this time is renewed before it is used, in seconds: clocks differ, and calls take time.
    static let marginInSeconds: TimeInterval = 60

    /// What was asked for and not granted; empty where the provider has not told.
    public var missingRights: Set<Right> {
        grantedRights.map { askedRights.subtracting($0) } ?? []
    }

    /// Whether the access token ends within the margin.
    func isDue(at moment: Date) -> Bool {
        expiresAt.map { $0 <= moment + Self.marginInSeconds } ?? false
    }

    /// Whether the access token has ended.
    func hasEnded(at moment: Date) -> Bool {
        expiresAt.map { $0 <= moment } ?? false
    }

    init(_ grant: Grant, of account: Account, by way: SignInWay, asking rights: Set<Right>, at moment: Date) {
        self.init(
            account: account, way: way, accessToken: grant.accessToken, refreshToken: grant.refreshToken,
            expiresAt: grant.end(from: moment), askedRights: rights, grantedRights: grant.rights, extras: grant.extras)
    }

    /// The session after a refresh: what the provider did not say again stays as it was.
    func renewed(by grant: Grant, at moment: Date) -> Session {
        Session(
            account: account, way: way, accessToken: grant.accessToken,
            refreshToken: grant.refreshToken ?? refreshToken, expiresAt: grant.end(from: moment),
            askedRights: askedRights, grantedRights: grant.rights ?? grantedRights,
            extras: extras.merging(grant.extras) { _, new in new })
    }

    /// The same session of the same person, by the name that the provider tells now.
    func named(_ name: String) -> Session {
        Session(
            account: Account(provider: account.provider, id: account.id, name: name), way: way,
            accessToken: accessToken, refreshToken: refreshToken, expiresAt: expiresAt, askedRights: askedRights,
            grantedRights: grantedRights, extras: extras)
    }
}
