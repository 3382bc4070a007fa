public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What stands at the address that a source of pictures is asked for.
public enum PictureWorld: Sendable {
    case picture(Picture)
    /// An answer that is no picture: a page, say.
    case page
    /// A picture of over 8 MiB.
    case tooLarge
    /// Nobody answers.
    case outOfReach
    /// Somebody takes the question and does not answer.
    case silent
}

/// A source of pictures, and the address to ask it for.
public struct PictureSubject<Failure: Error>: Sendable {
    let picture: @Sendable () async throws(Failure) -> Picture
}

/// What every source of pictures must keep, whichever domain's port it fills.
enum PictureFetching {
    /// What stands at the address that a source is asked for, in the words of one port's contract.
    struct Worlds<World: Sendable>: Sendable {
        let picture: @Sendable (Picture) -> World
        let page: World
        let outOfReach: World
        let silent: World
    }

    /// What one domain calls each failure.
    struct Failures<Failure: Error & Equatable>: Sendable {
        /// What is no picture, or one that is too large.
        let unfit: Failure
        let outOfReach: Failure
        let cancelled: Failure
    }

    static func behaviors<Failure: Error & Equatable>(
        _ failures: Failures<Failure>
    ) -> [Behavior<PictureWorld, PictureSubject<Failure>>] {
        let worlds = Worlds(
            picture: PictureWorld.picture, page: .page, outOfReach: .outOfReach, silent: .silent)
        return behaviors(worlds, failures) + [
            Behavior("refuses a picture of over 8 MiB") { given in
                let subject = try await given(.tooLarge)
                try await require(failures.unfit, "a large picture", from: subject.picture)
            }
        ]
    }

    static func behaviors<World: Sendable, Failure: Error & Equatable>(
        _ worlds: Worlds<World>, _ failures: Failures<Failure>
    ) -> [Behavior<World, PictureSubject<Failure>>] {
        [
            Behavior("gives the picture as its host sent it, with its media type") { given in
                let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 0xFF]), mediaType: "image/jpeg")
                let subject = try await given(worlds.picture(picture))
                try require(try await subject.picture(), equals: picture, "the picture")
            },
            Behavior("refuses what is no picture") { given in
                let subject = try await given(worlds.page)
                try await require(failures.unfit, "a page", from: subject.picture)
            },
            Behavior("tells that the host is out of reach") { given in
                let subject = try await given(worlds.outOfReach)
                try await require(failures.outOfReach, "a host out of reach", from: subject.picture)
            },
            Behavior("ends as cancelled when the caller stops waiting") { given in
                let subject = try await given(worlds.silent)
                try await requireCancellation(failures.cancelled, "a silent host") { () async throws(Failure) in
                    _ = try await subject.picture()
                }
            },
        ]
    }
}
