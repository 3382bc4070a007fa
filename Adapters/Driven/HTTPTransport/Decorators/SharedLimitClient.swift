#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Starts at most so many requests in any period of that length, counted over all programs that share a file.
///
/// Who would still be waiting at the request's deadline gets ``HTTPFailure/timedOut`` at once.
public struct SharedLimitClient<Client: HTTPClient, Time: Clock<Duration>>: HTTPClient {
    let client: Client
    let turns: SharedTurns
    let clock: Time

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        var request = request
        guard let wait = await turns.take(within: request.deadline) else { throw .timedOut }
        if wait > .zero {
            do { try await clock.sleep(for: wait) } catch { throw .cancelled }
            request.deadline -= wait
        }
        return try await client.send(request)
    }
}

extension HTTPClient {
    /// At most that many requests in any period of that length, in all programs together, see ``SharedLimitClient``.
    ///
    /// - Parameter file: made at the first request (0600), with its folder (0700) where that is missing.
    public func limited(
        to count: Int, per period: Duration, acrossProgramsBy file: URL,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> some HTTPClient {
        SharedLimitClient(
            client: self, turns: SharedTurns(file: file.path, count: count, period: period), clock: clock)
    }
}
