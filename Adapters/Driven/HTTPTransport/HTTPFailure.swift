/// Why no whole answer came. `detail` is for a log: secrets in it are redacted.
public enum HTTPFailure: Error, Hashable, Sendable {
    /// No way to the host: name, route, refused or lost connection.
    case offline(detail: String)
    /// The deadline or the idle time-out passed.
    case timedOut
    /// The answer broke off, or was not HTTP.
    case malformed(detail: String)
    /// The body is longer than the request allowed.
    case tooLarge(limitInBytes: Int)
    /// More redirects than allowed, or one that must not be followed.
    case badRedirect(detail: String)
    /// The request itself cannot be sent.
    case badRequest(detail: String)
    /// The caller's task was cancelled.
    case cancelled
}
