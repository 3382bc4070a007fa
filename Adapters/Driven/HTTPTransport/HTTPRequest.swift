#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One request of a service adapter.
public struct HTTPRequest: Hashable, Sendable {
    public var method: HTTPMethod
    public var url: URL
    public var headers: HTTPHeaders
    public var body: Data?
    /// In place of ``body``, for what is too large for memory.
    public var fileBody: HTTPFileBody?
    /// From the call to the answer's last byte, with all waiting, redirects and retries.
    public var deadline: Duration
    /// The longest wait for a sign of the other side: the connection, a byte sent or received.
    public var idleTimeout: Duration
    /// An answer with a longer body is refused with ``HTTPFailure/tooLarge(limitInBytes:)``.
    public var maximumBodySizeInBytes: Int

    public init(
        _ method: HTTPMethod, _ url: URL, headers: HTTPHeaders = [:], body: Data? = nil,
        fileBody: HTTPFileBody? = nil, deadline: Duration = .seconds(30), idleTimeout: Duration = .seconds(10),
        maximumBodySizeInBytes: Int = 16 << 20
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.fileBody = fileBody
        self.deadline = deadline
        self.idleTimeout = idleTimeout
        self.maximumBodySizeInBytes = maximumBodySizeInBytes
    }
}

extension HTTPRequest {
    /// Whether anything follows the head.
    var hasBody: Bool { body?.isEmpty == false || fileBody != nil }
}

/// What is asked of a resource (RFC 9110 §9.3).
public enum HTTPMethod: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    /// Whether asking twice does what asking once does (RFC 9110 §9.2.2).
    public var isIdempotent: Bool { self != .post && self != .patch }
}
