#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Uploads a file: read and sent in pieces, and again from its start where another try is worth it. URLSession sends it
/// chunked (RFC 9112 §7.1), without its length, which some hosts refuse.
///
/// - It tries again as the policy says after a cut, a time-out, or a 429, 502, 503 or 504, where the order's method
///   does the same twice as once (PUT, not POST).
/// - A redirect with 307 or 308 is followed on the same host, and the file sent there; neither the file nor a header
///   that says who asks ever goes to another one.
/// - A file that changes meanwhile is told as ``UploadFailure/changed``, whatever the host says.
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
        let course = UploadCourse(source, on: files, report: report)
        course.note(0)
        let request = HTTPRequest(
            order.method, order.url, headers: order.headers, fileBody: HTTPFileBody(order.file, sent: course.note),
            deadline: .longestSleep, idleTimeout: idleTimeout)
        let result: Result<HTTPResponse, HTTPFailure>
        do throws(HTTPFailure) {
            result = .success(
                try await client.following().retrying(retries, random: random, now: now).send(request))
        } catch {
            result = .failure(error)
        }
        if case .success(let response) = result, response.isTaken { course.note(source.sizeInBytes) }
        if case .failure(.cancelled) = result { source.stopFollowing() }
        // It comes behind all that is read along.
        let hasChanged = await withTaskCancellationHandler {
            await files.look(source.hasChanged)
        } onCancel: {
            source.stopFollowing()
        }
        return try answer(result, hasChanged)
    }

    private func answer(
        _ result: Result<HTTPResponse, HTTPFailure>, _ hasChanged: Bool
    ) throws(UploadFailure) -> HTTPResponse {
        guard !Task.isCancelled else { throw .cancelled }
        switch result {
        case .failure(.cancelled): throw .cancelled
        // A file that is being changed breaks an upload in many ways.
        case .failure(let failure): throw hasChanged ? .changed : UploadFailure(failure)
        case .success(let response) where response.isTaken:
            guard !hasChanged else { throw .changed }
            return response
        case .success(let response) where [429, 502, 503, 504].contains(response.status):
            throw .tryLater(status: response.status, after: response.retryAfter(now: now()))
        case .success(let response): throw .refused(response)
        }
    }
}

extension HTTPResponse {
    fileprivate var isTaken: Bool { (200..<300).contains(status) }
}

extension FileQueue {
    /// For what cannot fail.
    fileprivate func look<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in later { continuation.resume(returning: work()) } }
    }
}
