#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How often and how patiently ``RetryingClient`` asks again.
public struct RetryPolicy: Hashable, Sendable {
    /// The first one included.
    public var attempts: Int
    /// The longest first pause; doubled with each further one.
    public var firstPause: Duration
    public var longestPause: Duration
    /// An answer that asks for more than this is handed to the caller, who can say so to a person.
    public var longestRetryAfter: Duration
    /// Whether to ask again where there is no way to the host. A person who looks is better told at once: they see what
    /// is kept, and ask again themselves.
    public var retriesOffline: Bool

    public init(
        attempts: Int = 4, firstPause: Duration = .milliseconds(250), longestPause: Duration = .seconds(4),
        longestRetryAfter: Duration = .seconds(10), retriesOffline: Bool = true
    ) {
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.longestRetryAfter = longestRetryAfter
        self.retriesOffline = retriesOffline
    }
}

/// Asks again when that may help: idempotent requests that got no whole answer, or a 429, 502, 503 or 504.
///
/// Pauses are random between nothing and a bound that doubles (full jitter), and at least what `Retry-After` asks for.
/// Nothing happens past the request's deadline: when the next pause would end there, the last outcome stands.
public struct RetryingClient<Client: HTTPClient, Time: Clock<Duration>>: HTTPClient {
    let client: Client
    let policy: RetryPolicy
    let clock: Time
    /// Chance, in 0..<1.
    let random: @Sendable () -> Double
    let now: @Sendable () -> Date

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        guard request.method.isIdempotent else { return try await client.send(request) }
        let end = clock.now.advanced(by: request.deadline)
        var request = request
        var attempt = 0
        while true {
            attempt += 1
            let outcome = await attempted(request)
            guard attempt < policy.attempts, let pause = pause(after: outcome, attempt: attempt)
            else { return try outcome.get() }
            let next = clock.now.advanced(by: pause)
            guard next < end else { return try outcome.get() }
            do { try await clock.sleep(until: next, tolerance: nil) } catch { throw .cancelled }
            request.deadline = clock.now.duration(to: end)
        }
    }

    private func attempted(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPFailure> {
        do throws(HTTPFailure) { return .success(try await client.send(request)) } catch { return .failure(error) }
    }

    /// - Returns: `nil` when asking again is no use.
    private func pause(after outcome: Result<HTTPResponse, HTTPFailure>, attempt: Int) -> Duration? {
        let bound = min(policy.firstPause * (1 << min(attempt - 1, 16)), policy.longestPause)
        let jittered = bound * random()
        switch outcome {
        case .success(let response) where [429, 502, 503, 504].contains(response.status):
            let asked = response.retryAfter(now: now()) ?? .zero
            return asked <= policy.longestRetryAfter ? max(asked, jittered) : nil
        case .failure(.offline): return policy.retriesOffline ? jittered : nil
        case .failure(.timedOut), .failure(.malformed): return jittered
        default: return nil
        }
    }
}

extension HTTPClient {
    /// Asks again when that may help, see ``RetryingClient``.
    public func retrying(
        _ policy: RetryPolicy = RetryPolicy(), clock: some Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) -> some HTTPClient {
        RetryingClient(client: self, policy: policy, clock: clock, random: random, now: now)
    }
}
