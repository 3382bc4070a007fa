import Auth
import Gallery
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AuthError {
    init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A host that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            case .tooLarge, .malformed, .badRedirect: .serviceFailed
            }
    }

    /// An answer that came whole, with a bad status and without VK's own words.
    init(failedBy answer: HTTPResponse) {
        self = answer.requestedPause().map(AuthError.tryLater) ?? .serviceFailed
    }

    /// Why the API refused to say whose a token is. Only codes about the token speak against it.
    init(_ refusal: VKRefusal) {
        switch refusal.code {
        // A service token that has ended.
        case 28: self = .refused(nil)
        // Rights are not what makes a session.
        case _ where refusal.isAboutRights: self = .serviceFailed
        default: self.init(refusal.meaning(for: nil))
        }
    }

    /// What kept a call of the API from being answered, in this domain's words.
    init(_ error: GalleryError) {
        self =
            switch error {
            case .signInNeeded: .refused(nil)
            case .cancelled: .cancelled
            case .offline: .offline
            case .tryLater(let wait): .tryLater(after: wait)
            case .programRefused: .clientRefused(nil)
            case .actionNeeded(let page?): .actionNeeded(page: page)
            case .actionNeeded(nil), .rightMissing, .closed, .notFound, .noCommunity, .serviceFailed, .unreadable,
                .diskFull,
                .notWritable, .storageFailed:
                .serviceFailed
            }
    }
}
