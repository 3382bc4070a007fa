import Auth
import SharedKernel

extension CommandFailure {
    /// A failure of signing in or of a session.
    init(_ error: AuthError, in language: Language) {
        let message = error.message(in: language)
        self =
            switch error {
            case .signInNeeded: .init(.signInNeeded, code: "signInNeeded", message: message)
            case .cancelled: .interrupted
            case .declined: .init(.signInNeeded, code: "declined", message: message)
            case .refused: .init(.signInNeeded, code: "refused", message: message)
            case .clientRefused: .init(.usage, code: "clientRefused", message: message)
            case .actionNeeded: .init(.signInNeeded, code: "actionNeeded", message: message)
            case .offline: .init(.unavailable, code: "offline", message: message)
            case .serviceFailed: .init(.unavailable, code: "serviceFailed", message: message)
            case .tryLater: .init(.tryLater, code: "tryLater", message: message)
            case .configurationMissing: .init(.usage, code: "configurationMissing", message: message)
            case .wayNotOffered: .init(.usage, code: "wayNotOffered", message: message)
            case .stateMismatch: .init(.signInNeeded, code: "stateMismatch", message: message)
            case .foreignRedirect: .init(.signInNeeded, code: "foreignRedirect", message: message)
            case .unreadableRedirect: .init(.signInNeeded, code: "unreadableRedirect", message: message)
            case .attemptExpired: .init(.signInNeeded, code: "attemptExpired", message: message)
            case .tokenIsGiven: .init(.usage, code: "tokenIsGiven", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .newerStorage: .init(.diskError, code: "newerStorage", message: message)
            }
    }
}
