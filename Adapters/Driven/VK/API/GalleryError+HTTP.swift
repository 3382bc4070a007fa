import Auth
import Gallery
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPClient {
    /// The answer, where its status is a good one.
    func goodAnswer(to request: HTTPRequest) async throws(GalleryError) -> HTTPResponse {
        let answer: HTTPResponse
        do throws(HTTPFailure) {
            answer = try await send(request)
        } catch {
            throw GalleryError(error)
        }
        guard (200..<300).contains(answer.status) else { throw GalleryError(refusedBy: answer) }
        return answer
    }
}

extension GalleryError {
    fileprivate init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A host that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            case .tooLarge: .unreadable
            case .malformed, .badRedirect: .serviceFailed
            }
    }

    /// An answer that came whole and says no.
    fileprivate init(refusedBy answer: HTTPResponse) {
        self =
            switch answer.status {
            // Signed addresses of pictures end so.
            case 403, 404, 410: .notFound
            default: answer.requestedPause().map(GalleryError.tryLater) ?? .serviceFailed
            }
    }

    /// What keeps a person from having a token, in this domain's words.
    init(_ error: AuthError) {
        self =
            switch error {
            case .signInNeeded(.expired), .signInNeeded(.refused), .refused, .declined: .signInNeeded(.sessionEnded)
            case .signInNeeded: .signInNeeded(.signedOut)
            case .cancelled: .cancelled
            case .clientRefused, .configurationMissing, .wayNotOffered: .programRefused
            case .actionNeeded(let page): .actionNeeded(page: page)
            case .offline: .offline
            case .tryLater(let wait): .tryLater(after: wait)
            case .storageFailed, .newerStorage: .storageFailed
            case .serviceFailed, .stateMismatch, .foreignRedirect, .unreadableRedirect, .attemptExpired,
                .tokenIsGiven:
                .serviceFailed
            }
    }
}
