#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Where a sign-in begins and ends that happens on another device (RFC 8628).
public protocol DeviceAuthorization: Sendable {
    /// Asks for a code that the person types in elsewhere (§3.1).
    func begin(asking rights: Set<Right>) async throws(AuthError) -> DeviceCode

    /// Asks whether the person has agreed (§3.4).
    ///
    /// - Throws: ``AuthError/declined(_:)`` and ``AuthError/attemptExpired``, which end it; after any other error it can
    ///   be asked again.
    func answer(to code: DeviceCode) async throws(AuthError) -> DeviceAnswer
}

/// A code for another device, and how to ask about it.
public struct DeviceCode: Hashable, Sendable {
    /// What the person types in.
    public let userCode: String
    /// Where the person types it in.
    public let page: URL
    public let secret: SecretText
    /// How long to wait between two questions.
    public let interval: Duration
    /// How long the code is good from now on.
    public let lifetime: Duration

    public init(userCode: String, page: URL, secret: SecretText, interval: Duration = .seconds(5), lifetime: Duration) {
        self.userCode = userCode
        self.page = page
        self.secret = secret
        self.interval = interval
        self.lifetime = lifetime
    }
}

/// What a provider says about a device code (RFC 8628 §3.5).
public enum DeviceAnswer: Hashable, Sendable {
    /// The person has not agreed yet.
    case pending
    /// Not yet, and it was asked too soon: five seconds more between questions from now on.
    case slowDown
    case granted(Grant)
}
