/// How often to try again: counted by what each try brings, not by the file. Never at an end while bytes arrive.
struct DownloadPatience: Sendable {
    private let policy: RetryPolicy
    private(set) var failures = 0
    /// In bytes: the most that was ever there.
    private var best: Int

    init(_ policy: RetryPolicy, received: Int) {
        self.policy = policy
        best = received
    }

    /// What was there is of no use any more.
    mutating func startAnew() {
        best = 0
    }

    /// - Parameters:
    ///   - received: in bytes, what is there now.
    ///   - asked: how long the server wants to be left alone.
    ///   - chance: in 0..<1; the pause is a random part of a bound that doubles (full jitter).
    /// - Returns: how long to wait; `nil` when it is enough.
    mutating func pause(received: Int, asked: Duration?, chance: Double) -> Duration? {
        if received > best {
            best = received
            failures = 0
        }
        failures += 1
        guard failures < policy.attempts, asked ?? .zero <= policy.longestRetryAfter else { return nil }
        let bound = min(policy.firstPause * (1 << min(failures - 1, 16)), policy.longestPause)
        return max(bound * chance, asked ?? .zero)
    }
}
