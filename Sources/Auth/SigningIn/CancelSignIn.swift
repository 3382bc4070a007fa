/// Ends a sign-in that waits, because the person closed it: its redirect is worthless from then on.
public struct CancelSignIn: Sendable {
    private let attempts: PendingAttempts

    public init(_ attempts: PendingAttempts) {
        self.attempts = attempts
    }

    /// - Returns: whether it was still waiting.
    @discardableResult
    public func callAsFunction(_ id: PendingAttempt.ID) -> Bool {
        attempts.take(id) != nil
    }
}
