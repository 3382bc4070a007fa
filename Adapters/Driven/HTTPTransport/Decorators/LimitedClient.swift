import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Starts at most so many requests to one host in any period of that length; the others wait their turn.
///
/// Turns come in the order of asking. Who is cancelled while waiting uses up no turn, and who would still be waiting at
/// the request's deadline gets ``HTTPFailure/timedOut``.
public struct LimitedClient<Client: HTTPClient, Time: Clock<Duration>>: HTTPClient {
    let client: Client
    let clock: Time
    let turnstiles: Turnstiles<Time>

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        let end = clock.now.advanced(by: request.deadline)
        let turnstile = turnstiles[request.url.host?.lowercased() ?? ""]
        if !turnstile.passAtOnce() {
            try await withDeadline(request.deadline, clock: clock) { () async throws(HTTPFailure) in
                guard await turnstile.pass() else { throw .cancelled }
            }
        }
        var request = request
        request.deadline = clock.now.duration(to: end)
        return try await client.send(request)
    }
}

extension HTTPClient {
    /// At most that many requests to one host in any period of that length, see ``LimitedClient``.
    ///
    /// - Parameter count: at least 1.
    public func limited(
        to count: Int, per period: Duration, clock: some Clock<Duration> = ContinuousClock()
    ) -> some HTTPClient {
        LimitedClient(client: self, clock: clock, turnstiles: Turnstiles(count: count, period: period, clock: clock))
    }
}

/// One turnstile for each host.
final class Turnstiles<Time: Clock<Duration>>: Sendable {
    private let count: Int
    private let period: Duration
    private let clock: Time
    private let byHost = Mutex<[String: Turnstile<Time>]>([:])

    init(count: Int, period: Duration, clock: Time) {
        self.count = max(count, 1)
        self.period = period
        self.clock = clock
    }

    subscript(host: String) -> Turnstile<Time> {
        byHost.withLock { turnstiles in
            if let turnstile = turnstiles[host] { return turnstile }
            let turnstile = Turnstile(count: count, period: period, clock: clock)
            turnstiles[host] = turnstile
            return turnstile
        }
    }
}
