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

extension CommandFailure {
    /// A failure of a download.
    public init(_ error: DownloadError, in language: Language) {
        let message = error.message(in: language)
        self =
            switch error {
            case .offline: .init(.unavailable, code: "offline", message: message)
            case .sourceFailed: .init(.unavailable, code: "sourceFailed", message: message)
            case .tryLater: .init(.tryLater, code: "tryLater", message: message)
            case .gone: .init(.unavailable, code: "gone", message: message)
            case .refused: .init(.unavailable, code: "refused", message: message)
            case .badLink: .init(.unavailable, code: "badLink", message: message)
            case .notAVideo: .init(.unavailable, code: "notAVideo", message: message)
            case .isStream: .init(.unavailable, code: "isStream", message: message)
            case .nothingToDownload: .init(.unavailable, code: "nothingToDownload", message: message)
            case .noRoom: .init(.diskError, code: "noRoom", message: message)
            case .damaged: .init(.unavailable, code: "damaged", message: message)
            case .otherFingerprint: .init(.unavailable, code: "otherSHA256", message: message)
            case .busyElsewhere: .init(.tryLater, code: "busyElsewhere", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .placeIsTaken: .init(.usage, code: "placeIsTaken", message: message)
            case .placeIsFolder: .init(.usage, code: "placeIsFolder", message: message)
            case .catalog(let error): .init(error, in: language)
            case .cancelled: .interrupted
            }
    }
}
