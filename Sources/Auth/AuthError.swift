#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What can go wrong with signing in and staying signed in, by what a person can do about it.
///
/// What a provider said stands in no case unless its text was made fit for a screen: see ``ProviderText``.
public enum AuthError: Error, Hashable, Sendable {
    /// Nobody is signed in, or no longer.
    case signInNeeded(SignedOutReason)
    /// The person closed the sign-in, or stopped waiting.
    case cancelled
    /// The person, or the provider for them, said no on the provider's page.
    case declined(ProviderText?)
    /// The provider was asked and does not accept what it was given: a code, a token, a request.
    case refused(ProviderText?)
    /// The provider does not know this program: the client id is wrong, or is not allowed to ask so.
    case clientRefused(ProviderText?)
    /// The provider wants the person to do something on a page of its own first.
    case actionNeeded(page: URL)
    /// There is no way to the provider.
    case offline
    /// The provider was reached and failed, or said something that cannot be understood.
    case serviceFailed
    /// The provider refuses more questions for now.
    case tryLater(after: Duration)
    /// No client id is set. The page issues one.
    case configurationMissing(setting: String, page: URL)
    /// The provider does not offer this way to sign in.
    case wayNotOffered
    /// The redirect does not belong to a sign-in that waits here: a wrong or missing state, or one that was used.
    case stateMismatch
    /// The redirect came to another address than was asked for.
    case foreignRedirect
    /// The address or code that was pasted cannot be read as the end of a sign-in.
    case unreadableRedirect
    /// The sign-in took longer than it may.
    case attemptExpired
    /// The token comes from the settings: here it can be neither replaced nor forgotten.
    case tokenIsGiven
    /// The session on this computer cannot be read or written.
    case storageFailed
    /// The session on this computer was kept by a newer Vitrine.
    case newerStorage
}

extension AuthError {
    /// Whether it says nothing about the session itself: it is kept, and asking again later may do.
    public var isPassing: Bool {
        switch self {
        case .offline, .serviceFailed, .tryLater, .cancelled, .actionNeeded, .storageFailed, .clientRefused,
            .configurationMissing, .newerStorage:
            true
        case .signInNeeded, .declined, .refused, .wayNotOffered, .stateMismatch, .foreignRedirect,
            .unreadableRedirect, .attemptExpired, .tokenIsGiven:
            false
        }
    }
}

/// A provider's own words, made fit for a screen or a log: one line, of bounded length, without control characters.
public struct ProviderText: Hashable, Sendable, CustomStringConvertible {
    /// At most this many characters.
    public static let limit = 200
    public let description: String

    /// - Returns: `nil` where nothing readable is left.
    public init?(_ text: String) {
        let readable = text.unicodeScalars.map { scalar -> Character in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: " "
            default: Character(scalar)
            }
        }
        let words = String(readable).split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        guard !words.isEmpty else { return nil }
        description = words.count > Self.limit ? words.prefix(Self.limit - 1) + "…" : words
    }
}
