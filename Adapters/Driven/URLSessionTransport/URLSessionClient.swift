import Dispatch
import Foundation
public import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// ``HTTPClient`` over URLSession, in the one way of using it on Linux that was seen neither to crash nor to hang.
///
/// - One ephemeral session without cache, cookies and stored credentials; nothing of a person's is written to disk.
/// - Redirects are not followed: the 3xx itself is the answer (`following(redirects:)` follows it safely).
/// - Every authentication challenge is answered, so that a 401 is an answer like any other.
/// - Deadline and idle time-out are the client's own, to the millisecond: `timeoutIntervalForResource` never fires, and
///   `timeoutIntervalForRequest` counts in whole seconds, rounded down.
/// - An answer is whole or a failure: what URLSession lets pass, ``HTTPResponse/checkWhole(for:)`` does not.
/// - Bodies are asked for as they are, by `Accept-Encoding: identity`, unless the request asks for something else. A
///   gzipped one is decoded; one cut short inside a correct Content-Length is then not noticed.
/// - Proxies of the environment (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`) are obeyed, see
///   ``keepLoopbackDirect()``.
///
/// Known limits, in FoundationNetworking itself: over HTTP/1.1 the process ends ("Transfer completed, but there's no
/// response") when an answer breaks off within its head, when a chunked one has trailers (RFC 9112 §7.1.2), or when a
/// header's name has a NUL in it. Nothing that a client sends prevents it. The tests watch for the day it is mended. And
/// until the first answer on a new connection has ended, most of a processor is spent on asking whether the connection
/// can be written to; that is why a ``Downloader`` asks each new one for little first.
public final class URLSessionClient: HTTPStreamingClient {
    private let session: URLSession
    private let flights = Flights()
    /// Cancelling blocks until URLSession has taken notice, so it never happens on the cooperative pool.
    private let cancelling = DispatchQueue(label: "URLSessionClient.cancelling", attributes: .concurrent)

    public init() {
        #if canImport(FoundationNetworking)
        let queue = DelegateQueue()
        #else
        let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: .withoutTraces, delegate: flights, delegateQueue: queue)
    }

    deinit {
        // Nobody waits for an answer any more, or this client would still be held. An invalidated session lets go of
        // its delegate and closes its connections.
        session.finishTasksAndInvalidate()
    }

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        try await land(request, into: nil).response
    }

    /// The sink is called on the session's delegate queue. What arrives faster than it takes waits in memory, since
    /// URLSession has no back-pressure: ask for large bodies in ranges.
    public func receive(
        _ request: HTTPRequest, into sink: some HTTPBodySink
    ) async throws(HTTPFailure) -> HTTPReception {
        let (response, isDeclined) = try await land(request, into: sink)
        let head = HTTPResponseHead(response)
        return isDeclined ? .declined(head) : .whole(head)
    }

    private func land(
        _ request: HTTPRequest, into sink: (any HTTPBodySink)?
    ) async throws(HTTPFailure) -> (response: HTTPResponse, isDeclined: Bool) {
        guard !Task.isCancelled else { throw .cancelled }
        let urlRequest = try URLRequest(request)
        return try await withDeadline(request.deadline, clock: ContinuousClock()) { () async throws(HTTPFailure) in
            let task = self.session.dataTask(with: urlRequest)
            let flight = Flight(task, for: request, into: sink, cancelling: self.cancelling)
            self.flights.add(flight)
            return (try await flight.land(), flight.isDeclined)
        }
    }
}

extension URLSessionConfiguration {
    /// Writes nothing anywhere: `.default` keeps cookies in the person's data directory and makes a cache folder.
    fileprivate static var withoutTraces: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        // A download may use eight; six are the default.
        configuration.httpMaximumConnectionsPerHost = 16
        // Never the first to end a request: the flight's own time-outs are.
        configuration.timeoutIntervalForRequest = 10 * 365 * 86_400
        return configuration
    }
}
