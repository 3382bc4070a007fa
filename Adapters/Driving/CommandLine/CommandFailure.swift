public import SharedKernel
public import VideoCatalog

/// Why a command did not do what it was asked.
public struct CommandFailure: Error, Hashable, Sendable {
    public let exitCode: ExitCode
    /// For scripts: one word that does not change with the language.
    public let code: String
    /// For a person: what happened and what to do about it, in their language.
    public let message: String

    public init(_ exitCode: ExitCode, code: String, message: String) {
        self.exitCode = exitCode
        self.code = code
        self.message = message
    }

    /// The command was stopped by the person: nobody is told.
    public static let interrupted = CommandFailure(.interrupted, code: "interrupted", message: "")
}

extension CommandFailure {
    /// A failure of the video catalog.
    public init(_ error: VideoCatalogError, in language: Language) {
        let message = error.message(in: language)
        self =
            switch error {
            case .offline: .init(.unavailable, code: "offline", message: message)
            case .sourceFailed: .init(.unavailable, code: "sourceFailed", message: message)
            case .unreadable: .init(.unavailable, code: "unreadable", message: message)
            case .tryLater: .init(.tryLater, code: "tryLater", message: message)
            case .notFound: .init(.noSuchItem, code: "notFound", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .cancelled: .interrupted
            }
    }
}
