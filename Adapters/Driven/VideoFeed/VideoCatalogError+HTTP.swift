import HTTPTransport
import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPClient {
    /// The answer, where its status is a good one.
    func goodAnswer(to request: HTTPRequest) async throws(VideoCatalogError) -> HTTPResponse {
        let answer: HTTPResponse
        do throws(HTTPFailure) { answer = try await send(request) } catch { throw VideoCatalogError(error) }
        guard (200..<300).contains(answer.status) else { throw VideoCatalogError(refusal: answer) }
        return answer
    }
}

extension VideoCatalogError {
    fileprivate init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A feed that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            case .tooLarge: .unreadable
            // It was reached, and failed.
            case .malformed, .badRedirect: .sourceFailed
            }
    }

    /// A retired address (404, 410), a closed one (401, 403) and a failing one (5xx) are the same to the person:
    /// nothing on this side helps. Only being told to wait is different.
    fileprivate init(refusal answer: HTTPResponse) {
        self = answer.requestedPause().map(VideoCatalogError.tryLater) ?? .sourceFailed
    }
}
