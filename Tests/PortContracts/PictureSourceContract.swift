public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``PictureSource`` must keep, in the words of the domain that asks it.
public enum PictureSourceContract<Failure: PictureError> {
    /// A source, and the address to ask it for.
    public struct Subject: Sendable {
        let picture: @Sendable () async throws(Failure) -> Picture

        public init(_ source: any PictureSource<Failure>, at address: URL) {
            picture = { () async throws(Failure) in try await source.picture(at: address) }
        }
    }

    public static var behaviors: [Behavior<PictureWorld, Subject>] {
        [
            Behavior("gives the picture as its host sent it, with its media type") { given in
                let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 0xFF]), mediaType: "image/jpeg")
                let subject = try await given(.picture(picture))
                try require(try await subject.picture(), equals: picture, "the picture")
            },
            Behavior("refuses what is no picture") { given in
                try await require(.unfitPicture, "a page", from: try await given(.page).picture)
            },
            Behavior("refuses a picture that is larger than it takes") { given in
                try await require(.unfitPicture, "a large picture", from: try await given(.tooLarge).picture)
            },
            Behavior("says that its host does not have it") { given in
                try await require(.noPicture, "a picture that is gone", from: try await given(.gone).picture)
            },
            Behavior("tells that the host is out of reach") { given in
                try await require(.offline, "a host out of reach", from: try await given(.outOfReach).picture)
            },
            Behavior("ends as cancelled when the caller stops waiting") { given in
                let subject = try await given(.silent)
                try await requireCancellation(.cancelled, "a silent host") { () async throws(Failure) in
                    _ = try await subject.picture()
                }
            },
        ]
    }
}

/// What stands at the address that a source of pictures is asked for.
public enum PictureWorld: Sendable {
    case picture(Picture)
    /// An answer that is no picture: a page, say.
    case page
    /// A picture that is larger than the source takes.
    case tooLarge
    /// Its host does not have it.
    case gone
    /// Nobody answers.
    case outOfReach
    /// Somebody takes the question and does not answer.
    case silent
}
