/// Why no whole answer came. `detail` is for a log: secrets in it are redacted.
public enum HTTPFailure: Error, Hashable, Sendable {
    /// No way to the host: name, route, refused or lost connection, or a certificate that nobody vouches for.
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

extension HTTPFailure {
    /// One phrase for a person who reads a log.
    public var inWords: String {
        switch self {
        case .offline(let detail): "no connection: \(detail)"
        case .timedOut: "timed out"
        case .malformed(let detail): "no whole answer: \(detail)"
        case .tooLarge(let limit): "more than \(limit) bytes"
        case .badRedirect(let detail): "a redirect that is not followed: \(detail)"
        case .badRequest(let detail): "cannot be sent: \(detail)"
        case .cancelled: "cancelled"
        }
    }
}
