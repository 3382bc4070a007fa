/// An HTTP/1.1 server on one address (RFC 9112).
public struct Server: Sendable {
    /// Answers one request. It never throws: what went wrong is an answer, too.
    public typealias Handler = @Sendable (Request) async -> Response
}
