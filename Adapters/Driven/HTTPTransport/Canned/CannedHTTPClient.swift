import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An ``HTTPClient`` in memory: ready answers out, what was asked for kept to look at. For tests of service adapters.
///
/// ```swift
/// let client = CannedHTTPClient([.get(feed): [.status(503), .json(#"{"videos": []}"#)]])
/// ```
/// It refuses what a real transport refuses (``HTTPRequest/checkSendable()``) and keeps the request's size limit. Time
/// does not pass in it: a ``CannedAnswer/held(until:then:)`` ends by its gate or by cancellation.
public final class CannedHTTPClient: HTTPClient {
    private let answer: @Sendable (HTTPRequest) -> CannedAnswer
    private let log = RequestLog()

    /// Answers by what is asked.
    public init(_ answer: @escaping @Sendable (HTTPRequest) -> CannedAnswer) {
        self.answer = answer
    }

    /// Gives the answers in their order, whatever is asked; the last one again and again.
    public convenience init(_ answers: CannedAnswer...) {
        let queue = AnswerQueue(answers)
        self.init { request in queue.next(else: .unexpected(request)) }
    }

    /// Gives each route's answers in their order, the last one again and again. Anything else is a bad request.
    public convenience init(_ routes: [Route: [CannedAnswer]]) {
        let queues = routes.mapValues(AnswerQueue.init)
        self.init { request in
            queues[Route(request.method, request.url)]?.next(else: .unexpected(request)) ?? .unexpected(request)
        }
    }

    /// Every request so far, in the order in which they came.
    public var requests: [HTTPRequest] { log.requests }

    /// Waits until that many requests have come, or the caller's task is cancelled.
    public func requests(atLeast count: Int) async -> [HTTPRequest] {
        await log.requests(atLeast: count)
    }

    public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        let (response, end) = try await answered(request)
        if let end { throw end }
        guard response.body.count <= request.maximumBodySizeInBytes
        else { throw .tooLarge(limitInBytes: request.maximumBodySizeInBytes) }
        return response
    }

    /// - Returns: what arrives, and how it breaks off.
    func answered(_ request: HTTPRequest) async throws(HTTPFailure) -> (HTTPResponse, HTTPFailure?) {
        guard !Task.isCancelled else { throw .cancelled }
        try request.checkSendable()
        log.append(request)
        if let body = request.fileBody { try Self.send(body) }
        return try await give(answer(request), to: request)
    }

    /// Tells of the file in pieces of 16 KiB, as if it went over a network.
    private static func send(_ body: HTTPFileBody) throws(HTTPFailure) {
        guard let size = FileManager.default.contents(atPath: body.file.path)?.count
        else { throw .badRequest(detail: "a file that cannot be read") }
        for sent in stride(from: 0, to: size, by: 16 << 10) { body.sent(min(sent + 16 << 10, size)) }
    }

    private func give(
        _ answer: CannedAnswer, to request: HTTPRequest
    ) async throws(HTTPFailure) -> (HTTPResponse, HTTPFailure?) {
        switch answer {
        case .failure(let failure):
            throw failure
        case .held(let gate, let next):
            await gate.wait()
            guard !Task.isCancelled else { throw .cancelled }
            return try await give(next, to: request)
        case .cut(let count, let failure, let whole):
            var (response, _) = try await give(whole, to: request)
            response.body = response.body.prefix(count)
            return (response, failure)
        case .answer(let status, let headers, let body):
            return (HTTPResponse(status: status, headers: headers, body: body, url: request.url), nil)
        }
    }

    /// What is asked for: a method, and an address with its query.
    public struct Route: Hashable, Sendable {
        public let method: HTTPMethod
        public let url: URL

        public init(_ method: HTTPMethod, _ url: URL) {
            self.method = method
            self.url = url
        }

        public static func get(_ url: URL) -> Route { Route(.get, url) }
        public static func post(_ url: URL) -> Route { Route(.post, url) }
    }
}

extension CannedAnswer {
    fileprivate static func unexpected(_ request: HTTPRequest) -> CannedAnswer {
        .failure(
            .badRequest(
                detail: "no canned answer for \(request.method.rawValue) \(Redaction.standard.address(request.url))"))
    }
}

/// Answers in their order; the last one stays.
private final class AnswerQueue: Sendable {
    private let answers: Mutex<[CannedAnswer]>

    init(_ answers: [CannedAnswer]) {
        self.answers = Mutex(answers)
    }

    func next(else unexpected: CannedAnswer) -> CannedAnswer {
        answers.withLock { answers in
            guard let first = answers.first else { return unexpected }
            if answers.count > 1 { answers.removeFirst() }
            return first
        }
    }
}
