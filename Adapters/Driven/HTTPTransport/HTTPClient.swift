/// What the service adapters need of HTTP: one small call, answered whole.
///
/// Decorators add retry, rate limits, redirects and redaction (`client.following(redirects:).retrying(…)`);
/// `URLSessionTransport` fills it over the network, ``CannedHTTPClient`` with ready answers.
public protocol HTTPClient: Sendable {
    /// Sends the request and waits for the whole answer.
    ///
    /// - Returns: every answer that arrived whole, whatever its status.
    /// - Throws: what stood in the way, with the cause redacted; ``HTTPFailure/cancelled`` when the caller's task was.
    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}
