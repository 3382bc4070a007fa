import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CommandFailure {
    /// A failure of the gallery.
    init(_ error: GalleryError, in language: Language) {
        let message = error.message(in: language)
        self =
            switch error {
            case .signInNeeded: .init(.signInNeeded, code: "signInNeeded", message: message)
            case .rightMissing: .init(.signInNeeded, code: "rightMissing", message: message)
            case .closed: .init(.unavailable, code: "closed", message: message)
            case .notFound: .init(.noSuchItem, code: "notFound", message: message)
            case .noCommunity: .init(.noSuchItem, code: "noCommunity", message: message)
            case .tryLater: .init(.tryLater, code: "tryLater", message: message)
            case .actionNeeded(let page):
                // The link is what a person can do about it.
                .init(
                    .tryLater, code: "actionNeeded",
                    message: [message, page?.absoluteString].compactMap(\.self).joined(separator: " "))
            case .programRefused: .init(.usage, code: "programRefused", message: message)
            case .offline: .init(.unavailable, code: "offline", message: message)
            case .serviceFailed: .init(.unavailable, code: "serviceFailed", message: message)
            case .unreadable: .init(.unavailable, code: "unreadable", message: message)
            case .diskFull: .init(.diskError, code: "diskFull", message: message)
            case .notWritable: .init(.diskError, code: "notWritable", message: message)
            case .storageFailed: .init(.diskError, code: "storageFailed", message: message)
            case .cancelled: .interrupted
            }
    }
}
