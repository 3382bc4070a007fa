public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What can go wrong with a community's gallery, by what a person can do about it.
public enum GalleryError: Error, Hashable, Sendable {
    /// Somebody must sign in first.
    case signInNeeded(SignInReason)
    /// The person did not allow this program to see that, or the service does not let it.
    case rightMissing(GallerySection)
    /// The community, or that part of it, is closed to this person.
    case closed(GallerySection?)
    /// There is no such photo, video or page, or it was deleted.
    case notFound
    /// There is no community of the name that the settings give, or it was deleted.
    case noCommunity
    /// The service refuses more questions for now.
    case tryLater(after: Duration)
    /// The service wants the person to do something at its own pages first: to prove that they are no robot, say.
    ///
    /// - Parameter page: where; `nil` where the service does not tell.
    case actionNeeded(page: URL?)
    /// The service does not accept this program: its settings are wrong.
    case programRefused
    /// There is no way to the service, or it stopped answering.
    case offline
    /// The service was reached and failed.
    case serviceFailed
    /// The service answered with something that is not what was asked for.
    case unreadable
    /// The disk has no room left.
    case diskFull
    /// Nothing can be written or read there.
    case notWritable(path: String)
    /// What is kept on this computer cannot be read or written.
    case storageFailed
    /// The caller stopped waiting: nobody is told.
    case cancelled

    /// Why somebody must sign in.
    public enum SignInReason: String, Hashable, Sendable, CaseIterable {
        /// Nobody is signed in.
        case signedOut
        /// The session has ended, or was ended elsewhere.
        case sessionEnded
        /// The account was deleted or blocked.
        case accountClosed
    }
}

/// A part of a community's gallery.
public enum GallerySection: String, Hashable, Sendable, CaseIterable {
    case photos, videos
}

extension GalleryError {
    /// Why kept pages stand in for live ones that failed so; `nil` where that would hide something.
    public var reasonForKeptPages: Freshness.Reason? {
        switch self {
        case .offline: .offline
        case .serviceFailed: .sourceFailed
        case .unreadable: .unreadable
        case .tryLater: .tryLater
        case .signInNeeded, .rightMissing, .closed, .notFound, .noCommunity, .actionNeeded, .programRefused, .diskFull,
            .notWritable, .storageFailed, .cancelled:
            nil
        }
    }

    /// Whether it is about one photo only, so that the others can still be saved.
    var isAboutOneItem: Bool {
        switch self {
        case .notFound, .unreadable, .serviceFailed: true
        case .signInNeeded, .rightMissing, .closed, .noCommunity, .tryLater, .actionNeeded, .programRefused, .offline,
            .diskFull,
            .notWritable, .storageFailed, .cancelled:
            false
        }
    }
}

extension GalleryError: PictureError {
    public static var noPicture: GalleryError { .notFound }
    public static var unfitPicture: GalleryError { .unreadable }
}
