import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A sign-in that was begun and waits for its redirect. It is good once, for ten minutes.
public struct PendingAttempt: Identifiable, Hashable, Sendable {
    /// How long a person may take, in seconds.
    public static let limitInSeconds: TimeInterval = 600

    public let id: ID
    public let provider: Provider.ID
    public let way: SignInWay
    /// Where the browser is to end.
    public let redirect: URL
    /// What to open in the person's browser. It holds the state, so it belongs into no log.
    public let page: URL
    public let startedAt: Date
    let state: SecretText
    let verifier: CodeVerifier

    /// Names an attempt in a form or an address of ours. Knowing it lets nobody sign in.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public var endsAt: Date { startedAt + Self.limitInSeconds }

    /// A clock that was turned back beyond the beginning ends it as well.
    func hasExpired(at moment: Date) -> Bool {
        abs(moment.timeIntervalSince(startedAt)) > Self.limitInSeconds
    }
}
