import Registration
import SharedKernel

extension CommandFailure {
    /// A failure of registering, or of what is kept of it.
    init(_ error: RegistrationError, in language: Language) {
        let message = error.message(in: language)
        self =
            switch error {
            case .invalid(let review):
                .init(.usage, code: "invalid", message: ([message] + review.lines(in: language)).joined(separator: " "))
            case .alreadyRegistered: .init(.usage, code: "alreadyRegistered", message: message)
            case .diskFull: .init(.diskError, code: "diskFull", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .newerStorage: .init(.diskError, code: "newerStorage", message: message)
            case .cancelled: .interrupted
            }
    }

    /// A failure of one of the lists.
    init(_ error: CatalogError, of kind: CatalogKind, in language: Language) {
        let message = error.message(for: kind, in: language)
        self =
            switch error {
            case .offline: .init(.unavailable, code: "offline", message: message)
            case .sourceFailed: .init(.unavailable, code: "sourceFailed", message: message)
            case .unreadable: .init(.unavailable, code: "unreadable", message: message)
            case .tryLater: .init(.tryLater, code: "tryLater", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .cancelled: .interrupted
            }
    }
}

extension FormReview {
    /// What is wrong, each finding with its field.
    fileprivate func lines(in language: Language) -> [String] {
        findings.map { "\($0.field.label(in: language)): \($0.message(in: language))" }
    }
}
