public import SharedKernel

/// What can go wrong with a disk, by what a person can do about it.
public enum DriveError: Error, Hashable, Sendable {
    /// Somebody must sign in first.
    case signInNeeded(SignInReason)
    /// The person did not allow this program to do that.
    case rightMissing
    /// The account has no disk.
    case accountHasNoDisk
    /// The settings of this program are wrong: the service does not accept it.
    case programRefused
    /// There is no such item, or it was deleted, also elsewhere.
    case notFound
    /// The folder in which something was to happen is not there.
    case parentMissing
    /// Something of that name is there already.
    case alreadyExists
    /// A folder was meant, and it is a file.
    case notAFolder
    /// A file was meant, and it is a folder.
    case notAFile
    /// A folder was to go into itself, or the root somewhere else.
    case intoItself
    /// A name that cannot be one.
    case badName(NameFault)
    /// Another change of it, or of what it is in, is under way.
    case locked
    /// The service lets nothing be changed for now.
    case readOnly
    /// The service takes no more uploads for this time.
    case uploadLimitReached
    /// The service refuses more questions for now.
    case tryLater(after: Duration)
    /// The disk at the service has no room for it.
    case diskFull
    /// There is more on the disk than there may be: nothing can be done with it before something is deleted at the
    /// service.
    case overQuota
    /// The service takes no file that large.
    case fileTooLarge
    /// The service found a virus in the file.
    case infected
    /// It is not what it was when it was looked at: it was changed elsewhere.
    case changedElsewhere
    /// The service began the change, and it came to nothing.
    case operationFailed
    /// What arrived is not what was sent: nothing of it is kept.
    case damaged
    /// There is no way to the service, or it stopped answering.
    case offline
    /// The service was reached and failed.
    case serviceFailed
    /// The service answered with something that is not what was asked for.
    case unreadable
    /// It was never seen, so there is nothing to show of it without the service.
    case notKept
    /// The file on this computer is not there, or cannot be read.
    case localFileUnreadable
    /// The file on this computer was changed while it was sent.
    case localFileChanged
    /// Something stands where a file was to be saved on this computer.
    case placeIsTaken
    /// This computer cannot have a file of a name that long, although the disk can.
    case nameTooLongHere
    /// This computer's disk has no room left.
    ///
    /// - Parameter missingBytes: how much is to be freed; `nil` where that is not known.
    case noRoom(missingBytes: Int?)
    /// Another Vitrine on this computer is at the same file.
    case busyElsewhere
    /// What is kept on this computer cannot be read or written.
    case storageFailed
    /// The caller stopped waiting: nobody is told. What has come of a file stays.
    case cancelled

    /// Why somebody must sign in.
    public enum SignInReason: String, Hashable, Sendable, CaseIterable {
        /// Nobody is signed in.
        case signedOut
        /// The session has ended, or was ended elsewhere.
        case sessionEnded
    }
}

extension DriveError {
    /// Why what was kept stands in for what could not be had; `nil` where that would hide something.
    public var reasonForKept: Freshness.Reason? {
        switch self {
        case .offline: .offline
        case .serviceFailed: .sourceFailed
        case .unreadable: .unreadable
        case .tryLater: .tryLater
        default: nil
        }
    }
}
