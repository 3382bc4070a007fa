import Auth
import Drive
import HTTPTransport

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Why the Disk API refused. Its status and its stable code count; its words are for people.
struct DiskRefusal {
    let status: Int
    let code: String?
    private let pause: Duration?

    init(_ response: HTTPResponse) {
        status = response.status
        // Hosts of contents answer with pages, or with nothing.
        code = try? JSONDecoder().decode(Wire.self, from: response.body).error
        pause = response.requestedPause(usually: .seconds(5))
    }

    private struct Wire: Decodable {
        let error: String
    }

    var meaning: DriveError {
        if let pause { return .tryLater(after: pause) }
        return switch (status, code) {
        case (403, "ForbiddenError"): .rightMissing
        case (403, "DiskUnsupportedUserAccountTypeError"): .accountHasNoDisk
        // "API unavailable, files take more space than you have": its code is not known.
        case (403, .some): .overQuota
        case (404, "DiskNotFoundError"), (404, "DiskOperationNotFoundError"): .notFound
        case (409, "DiskPathDoesntExistsError"): .parentMissing
        case (409, "DiskPathPointsToExistentDirectoryError"), (409, "DiskResourceAlreadyExistsError"): .alreadyExists
        case (409, "MD5DifferError"): .changedElsewhere
        case (413, _): .fileTooLarge
        case (423, "DiskUploadTrafficLimitExceeded"): .uploadLimitReached
        case (423, "DiskResourceLockedError"): .locked
        // Maintenance: its code is not known.
        case (423, _): .readOnly
        case (507, _): .diskFull
        default: .serviceFailed
        }
    }
}

extension DriveError {
    init(_ failure: HTTPFailure) {
        self =
            switch failure {
            case .cancelled: .cancelled
            // A host that does not answer in time, or an address that cannot be asked, is out of reach.
            case .offline, .timedOut, .badRequest: .offline
            case .tooLarge, .malformed: .unreadable
            case .badRedirect: .serviceFailed
            }
    }

    /// What a session can say, in this domain's words.
    init(_ error: AuthError) {
        self =
            switch error {
            case .signInNeeded(.neverSignedIn), .signInNeeded(.signedOut): .signInNeeded(.signedOut)
            case .signInNeeded, .refused, .declined, .tokenIsGiven, .attemptExpired: .signInNeeded(.sessionEnded)
            case .cancelled: .cancelled
            case .offline: .offline
            case .tryLater(let wait): .tryLater(after: wait)
            case .clientRefused, .configurationMissing: .programRefused
            case .storageFailed, .newerStorage: .storageFailed
            case .serviceFailed, .actionNeeded, .wayNotOffered, .stateMismatch, .foreignRedirect, .unreadableRedirect:
                .serviceFailed
            }
    }
}
