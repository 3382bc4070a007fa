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
        do {
            let answer = try await send(request)
            guard (200..<300).contains(answer.status) else { throw Refusal(answer: answer) }
            return answer
        } catch {
            throw VideoCatalogError(error)
        }
    }
}

/// An answer that came whole and says no.
private struct Refusal: Error {
    let answer: HTTPResponse

    /// A wait until a moment is measured by the answer's own clock; without one it is over.
    var wait: Duration? { answer.retryAfter(now: .distantFuture) }
}

extension VideoCatalogError {
    /// Everything that the transport and the feed's servers can say, in the domain's words.
    fileprivate init(_ error: any Error) {
        self =
            switch error {
            case HTTPFailure.cancelled: .cancelled
            // A feed that does not answer in time, or an address that cannot be asked, is out of reach.
            case HTTPFailure.offline, HTTPFailure.timedOut, HTTPFailure.badRequest: .offline
            case HTTPFailure.tooLarge: .unreadable
            case let refusal as Refusal: .init(refusal)
            // Also HTTPFailure.malformed and .badRedirect: it was reached, and failed.
            default: .sourceFailed
            }
    }

    /// A retired address (404, 410), a closed one (401, 403) and a failing one (5xx) are the same to the person:
    /// nothing on this side helps. Only being told to wait is different.
    private init(_ refusal: Refusal) {
        self =
            switch (refusal.answer.status, refusal.wait) {
            case (429, let wait): .tryLater(after: wait ?? .seconds(60))
            case (503, let wait?): .tryLater(after: wait)
            default: .sourceFailed
            }
    }
}
