import Drive
import SharedKernel

extension CommandFailure {
    /// A failure of the disk.
    init(_ error: DriveError, in language: Language) {
        let (exitCode, code) = error.forScripts
        self = error == .cancelled ? .interrupted : .init(exitCode, code: code, message: error.message(in: language))
    }
}

extension DriveError {
    /// What a script can act on.
    var forScripts: (ExitCode, code: String) {
        switch self {
        case .signInNeeded: (.signInNeeded, "signInNeeded")
        case .rightMissing: (.signInNeeded, "rightMissing")
        case .accountHasNoDisk: (.signInNeeded, "accountHasNoDisk")
        case .programRefused: (.usage, "programRefused")
        case .notFound: (.noSuchItem, "notFound")
        case .parentMissing: (.noSuchItem, "parentMissing")
        case .alreadyExists: (.usage, "alreadyExists")
        case .notAFolder: (.usage, "notAFolder")
        case .notAFile: (.usage, "notAFile")
        case .intoItself: (.usage, "intoItself")
        case .badName: (.usage, "badName")
        case .locked: (.tryLater, "locked")
        case .readOnly: (.tryLater, "readOnly")
        case .uploadLimitReached: (.unavailable, "uploadLimitReached")
        case .tryLater: (.tryLater, "tryLater")
        case .diskFull: (.diskError, "diskFull")
        case .overQuota: (.diskError, "overQuota")
        case .fileTooLarge: (.unavailable, "fileTooLarge")
        case .infected: (.unavailable, "infected")
        case .changedElsewhere: (.unavailable, "changedElsewhere")
        case .operationFailed: (.unavailable, "operationFailed")
        case .damaged: (.unavailable, "damaged")
        case .offline: (.unavailable, "offline")
        case .serviceFailed: (.unavailable, "serviceFailed")
        case .unreadable: (.unavailable, "unreadable")
        case .notKept: (.unavailable, "notKept")
        case .localFileUnreadable: (.noSuchItem, "localFileUnreadable")
        case .localFileChanged: (.tryLater, "localFileChanged")
        case .placeIsTaken: (.usage, "placeIsTaken")
        case .nameTooLongHere: (.usage, "nameTooLongHere")
        case .noRoom: (.diskError, "noRoom")
        case .busyElsewhere: (.tryLater, "busyElsewhere")
        case .storageFailed: (.diskError, "storageFailed")
        case .cancelled: (.interrupted, "interrupted")
        }
    }
}
