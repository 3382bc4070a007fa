#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What to upload, and where to.
public struct UploadOrder: Sendable {
    public var method: HTTPMethod
    public var url: URL
    /// Credentials among them, like the file itself, never go to another host.
    public var headers: HTTPHeaders
    public var file: URL
    /// Is given what was sent, piece by piece and in order, to compute a digest of it; an offset of 0 begins anew. On a
    /// thread of its own, which may be behind; not after the upload has ended.
    public var follow: (@Sendable (_ piece: Data, _ offset: Int) -> Void)?

    public init(
        _ url: URL, from file: URL, method: HTTPMethod = .put, headers: HTTPHeaders = [:],
        follow: (@Sendable (_ piece: Data, _ offset: Int) -> Void)? = nil
    ) {
        self.method = method
        self.url = url
        self.file = file
        self.headers = headers
        self.follow = follow
    }
}

/// How far an upload is.
public struct UploadProgress: Hashable, Sendable {
    /// Of this try: fewer than before where it had to begin anew.
    public var sentBytes: Int
    public var totalBytes: Int
    /// Smoothed over some seconds; `nil` until it can be said.
    public var bytesPerSecond: Double?
    /// At that speed.
    public var timeLeft: Duration?
}

/// Why an upload ended without a good answer.
public enum UploadFailure: Error, Hashable, Sendable {
    /// The caller's task was cancelled. What has arrived at the host, only the host knows.
    case cancelled
    /// The file is not there, is no regular file, or may not be read.
    case unreadable
    /// The file was changed while it was sent: what arrived may be a mix of two versions.
    case changed
    /// The host says no, with that answer (401, 404, 409, 413, 507 …).
    case refused(HTTPResponse)
    /// The host could not take it now (429, 502, 503, 504), as often as it was tried.
    case tryLater(status: Int, after: Duration?)
    case offline(detail: String)
    /// Nothing moved for too long.
    case timedOut
    /// The connection broke, or the answer was not one.
    case broken(detail: String)
    /// A redirect that must not be followed: to another host, say.
    case badRedirect(detail: String)
    /// The order itself cannot be sent.
    case badRequest(detail: String)

    init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .offline(let detail): .offline(detail: detail)
            case .timedOut: .timedOut
            case .malformed(let detail): .broken(detail: detail)
            case .tooLarge(let limit): .broken(detail: "an answer of more than \(limit) bytes")
            case .badRedirect(let detail): .badRedirect(detail: detail)
            case .badRequest(let detail): .badRequest(detail: detail)
            case .cancelled: .cancelled
            }
    }
}
