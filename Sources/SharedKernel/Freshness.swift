#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Whether a value came from its source just now, or was kept from an earlier time.
public enum Freshness: Hashable, Sendable {
    case live
    /// Kept `since` that moment, and shown `because` of that reason.
    case cached(since: Date, because: Reason)

    /// Why a kept value is shown instead of a live one.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// The source has not been asked yet: the kept value is shown first.
        case notAskedYet
        /// The source could not be reached.
        case offline
        /// The source was reached and failed.
        case sourceFailed
        /// The source answered with something that is not the value.
        case unreadable
        /// The source asked for fewer questions.
        case tryLater
    }

    /// Since when the value is kept; `nil` for a live one.
    public var savedAt: Date? {
        switch self {
        case .live: nil
        case .cached(let since, _): since
        }
    }
}
