#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FollowingClient: HTTPStreamingClient where Client: HTTPStreamingClient {
    /// The sink sees only the answer at the end of the chain.
    public func receive(
        _ request: HTTPRequest, into sink: some HTTPBodySink
    ) async throws(HTTPFailure) -> HTTPReception {
        var chain = Chain(request, limit: limit, clock: clock)
        while true {
            let reception = try await client.receive(chain.request, into: SinkPastRedirects(sink: sink))
            guard let redirect = Redirect(reception.head) else { return reception }
            try chain.follow(redirect)
        }
    }
}

extension HTTPStreamingClient {
    /// Follows redirects by that rule, see ``FollowingClient``.
    public func following(
        redirects rule: RedirectRule = .credentialsStayHome, clock: some Clock<Duration> = ContinuousClock()
    ) -> some HTTPStreamingClient {
        switch rule {
        case .credentialsStayHome(let limit): FollowingClient(client: self, limit: limit, clock: clock)
        }
    }
}

extension HTTPReception {
    var head: HTTPResponseHead {
        switch self {
        case .whole(let head), .declined(let head): head
        }
    }
}

/// Keeps redirects from the sink. Their short bodies are read, so that the connection can be used again.
private struct SinkPastRedirects<Sink: HTTPBodySink>: HTTPBodySink {
    let sink: Sink
    private let isRedirect = OnceSet()

    init(sink: Sink) {
        self.sink = sink
    }

    func begin(_ head: HTTPResponseHead) -> Bool {
        guard Redirect(head) != nil else { return sink.begin(head) }
        isRedirect.set()
        let length = head.headers["Content-Length"].flatMap { Int($0) }
        return length.map { $0 <= 64 << 10 } ?? false
    }

    func take(_ piece: Data) -> Bool {
        isRedirect.isSet || sink.take(piece)
    }
}
