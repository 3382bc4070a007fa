import HTTPTransport
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An HTTP client that answers from a closure, whatever the final address, and keeps what it was asked.
final class AnsweringClient: HTTPClient {
    private let answer: @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse
    private let asked = Mutex<[HTTPRequest]>([])

    init(_ answer: @escaping @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse) {
        self.answer = answer
    }

    /// Always that answer, as if it came from `url` after redirects, or else from where it was asked.
    convenience init(
        status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data(), from url: URL? = nil
    ) {
        self.init { request in HTTPResponse(status: status, headers: headers, body: body, url: url ?? request.url) }
    }

    convenience init(failingWith failure: HTTPFailure) {
        self.init { _ throws(HTTPFailure) in throw failure }
    }

    var requests: [HTTPRequest] { asked.withLock(\.self) }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
        asked.withLock { $0.append(request) }
        let answer = try answer(request)
        guard answer.body.count <= request.maximumBodySizeInBytes
        else { throw .tooLarge(limitInBytes: request.maximumBodySizeInBytes) }
        return answer
    }
}
