#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a provider's token endpoint answered (RFC 6749 §5.1).
public struct Grant: Hashable, Sendable {
    public let accessToken: SecretText
    public let refreshToken: SecretText?
    /// How long the access token lives from now on; `nil` where it does not end by itself.
    public let lifetime: Duration?
    /// What was granted; `nil` where the answer does not say.
    public let rights: Set<Right>?
    /// The provider's number or name for the person; `nil` where the answer does not say.
    public let accountID: String?
    /// Further values that the provider's next calls need.
    public let extras: [String: SecretText]

    public init(
        accessToken: SecretText, refreshToken: SecretText? = nil, lifetime: Duration? = nil, rights: Set<Right>? = nil,
        accountID: String? = nil, extras: [String: SecretText] = [:]
    ) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.lifetime = lifetime
        self.rights = rights
        self.accountID = accountID
        self.extras = extras
    }

    /// - Parameter moment: when it was asked for, so that the way of the answer shortens its life and never adds to it.
    func end(from moment: Date) -> Date? {
        lifetime.map { moment + TimeInterval($0.components.seconds) }
    }
}
