import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
        let page: Failure
        let outOfReach: Failure
        let cancelled: Failure
    }

    static func behaviors<World: Sendable, Subject: Sendable, Failure: Error & Equatable>(
        _ worlds: Worlds<World>, _ failures: Failures<Failure>,
        fetch: @escaping @Sendable (Subject) async throws(Failure) -> Picture
    ) -> [Behavior<World, Subject>] {
        [
            Behavior("gives the picture as its host sent it, with its media type") { given in
                let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 0xFF]), mediaType: "image/jpeg")
                let subject = try await given(worlds.picture(picture))
                try require(try await fetch(subject), equals: picture, "the picture")
            },
            Behavior("refuses what is no picture") { given in
                let subject = try await given(worlds.page)
                try await require(failures.page, "a page") { () async throws(Failure) in try await fetch(subject) }
            },
            Behavior("tells that the host is out of reach") { given in
                let subject = try await given(worlds.outOfReach)
                try await require(failures.outOfReach, "a host out of reach") { () async throws(Failure) in
                    try await fetch(subject)
                }
            },
            Behavior("ends as cancelled when the caller stops waiting") { given in
                let subject = try await given(worlds.silent)
                try await requireCancellation(failures.cancelled, "a silent host") { () async throws(Failure) in
                    _ = try await fetch(subject)
                }
            },
        ]
    }
}
