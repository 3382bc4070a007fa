#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How far ``FollowingClient`` goes.
public enum RedirectRule: Hashable, Sendable {
    /// That many redirects; credentials and bodies stay with the host that they were meant for.
    case credentialsStayHome(limit: Int)

    public static let credentialsStayHome = credentialsStayHome(limit: 10)
}

/// Follows redirects (301, 302, 303, 307, 308; RFC 9110 §15.4), so that the transport beneath never has to.
///
/// - To another origin (scheme, host and port) go only the headers that say what is wanted, such as `Accept` and
///   `Range`: not `Authorization`, `Cookie`, nor a key in a header of a service's own. They do not come back later.
/// - A 303, and a 301 or 302 to a POST, becomes a GET without a body. A 307 or 308 keeps method and body.
/// - A body goes on to the same origin, or from http to https on the same host. Anywhere else it would hand a form's
///   secrets to a stranger.
/// - From https to http, to a scheme that is not HTTP, to an address with a password in it, and past the limit (every
///   loop ends there): ``HTTPFailure/badRedirect(detail:)``.
/// - The deadline is that of the whole chain.
public struct FollowingClient<Client: HTTPClient, Time: Clock<Duration>>: HTTPClient {
    let client: Client
    let limit: Int
    let clock: Time

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        var chain = Chain(request, limit: limit, clock: clock)
        while true {
            let response = try await client.send(chain.request)
            guard let redirect = Redirect(HTTPResponseHead(response)) else { return response }
            try chain.follow(redirect)
        }
    }

    /// The request to send next, and how far it may still go.
    struct Chain {
        private(set) var request: HTTPRequest
        private let end: Time.Instant
        private let limit: Int
        private let clock: Time
        private var followed = 0

        init(_ request: HTTPRequest, limit: Int, clock: Time) {
            self.request = request
            self.limit = limit
            self.clock = clock
            end = clock.now.advanced(by: request.deadline)
        }

        mutating func follow(_ redirect: Redirect) throws(HTTPFailure) {
            guard followed < limit else { throw .badRedirect(detail: "more than \(limit) redirects") }
            followed += 1
            request = try redirect.next(after: request)
            request.deadline = clock.now.duration(to: end)
            guard request.deadline > .zero else { throw .timedOut }
        }
    }
}

extension HTTPClient {
    /// Follows redirects by that rule, see ``FollowingClient``.
    public func following(
        redirects rule: RedirectRule = .credentialsStayHome, clock: some Clock<Duration> = ContinuousClock()
    ) -> some HTTPClient {
        switch rule {
        case .credentialsStayHome(let limit): FollowingClient(client: self, limit: limit, clock: clock)
        }
    }
}
