#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How many questions the service allows, and how many of them are left.
public struct RateLimit: Hashable, Sendable {
    /// In an hour.
    public let limit: Int
    public let remaining: Int
    /// When the service said so.
    public let toldAt: Date

    public init(limit: Int, remaining: Int, toldAt: Date) {
        self.limit = limit
        self.remaining = remaining
        self.toldAt = toldAt
    }

    /// Whether a person should know before it runs out: a tenth or less is left.
    public var isNearlyUsedUp: Bool { remaining * 10 <= limit }
}

/// What the service said last about how much it still allows.
public protocol RateLimitSource: Sendable {
    /// `nil` before it said anything, and once an hour has passed since.
    var rateLimit: RateLimit? { get async }
}
