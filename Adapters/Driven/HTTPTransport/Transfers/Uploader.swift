#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Uploads a file: read and sent in pieces (chunked, RFC 9112 §7.1, so without its length), and again from its start
/// where another try is worth it.
///
/// - It tries again as the policy says after a cut, a time-out, or a 429, 502, 503 or 504, where the order's method
///   does the same twice as once (PUT, not POST).
/// - A redirect with 307 or 308 is followed on the same host, and the file sent there; neither the file nor a header
///   that says who asks ever goes to another one.
/// - A file that changes meanwhile is told as ``UploadFailure/changed``, whatever the host says.
///
/// The client should be one of its own, since its thread reads the file along for ``UploadOrder/follow``.
public struct Uploader<Client: HTTPClient>: Sendable {
    private let client: Client
    private let idleTimeout: Duration
    private let retries: RetryPolicy
    private let random: @Sendable () -> Double
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - client: without retries and redirects of its own.
    ///   - idleTimeout: without a byte sent, and for the answer to what was sent whole.
    ///   - random: chance, in 0..<1.
    public init(
        client: Client, idleTimeout: Duration = .seconds(60), retries: RetryPolicy = RetryPolicy(),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.idleTimeout = idleTimeout
        self.retries = retries
        self.random = random
        self.now = now
    }

    /// Uploads the file; returns when the host has taken it.
    ///
    /// - Parameter report: is told how far it is: at the start, at the end, and at most every 100 ms between. Must not
    ///   block.
    /// - Returns: the host's answer, of the 200s.
    @discardableResult
    public func upload(
        _ order: UploadOrder, report: @escaping @Sendable (UploadProgress) -> Void = { _ in }
    ) async throws(UploadFailure) -> HTTPResponse {
        let files = FileQueue()
        let source = await files.look { UploadSource(order) }
        guard let source else { throw .unreadable }
        let course = UploadCourse(source, report: report)
        course.note(0)
        let request = HTTPRequest(
            order.method, order.url, headers: order.headers, fileBody: HTTPFileBody(order.file, sent: course.note),
            deadline: .longestSleep, idleTimeout: idleTimeout)
        let response: HTTPResponse
        do throws(HTTPFailure) {
            response = try await client.following().retrying(retries, random: random, now: now).send(request)
        } catch {
            // A file that is being changed breaks an upload in many ways.
            throw await files.look(source.hasChanged) && error != .cancelled ? .changed : UploadFailure(error)
        }
        switch response.status {
        case 200..<300: break
        case 429, 502, 503, 504:
            throw .tryLater(status: response.status, after: response.retryAfter(now: now()))
        default: throw .refused(response)
        }
        let hasChanged = await files.look {
            course.note(source.sizeInBytes)
            return source.hasChanged()
        }
        guard !hasChanged else { throw .changed }
        return response
    }
}

extension FileQueue {
    /// For what cannot fail.
    fileprivate func look<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in later { continuation.resume(returning: work()) } }
    }
}
