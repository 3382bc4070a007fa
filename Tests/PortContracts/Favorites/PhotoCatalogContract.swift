public import Favorites
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What stands behind a service of photos.
public enum PhotoWorld: Sendable {
    /// These photos. A description says for what they are found.
    case photos([Photo])
    /// Nobody answers where the service should be.
    case outOfReach
    /// The service is there and fails.
    case failing
    /// The service answers with something that is no answer.
    case nonsense
    /// The service does not accept the key.
    case refusing
    /// The service allows no more questions for now.
    case usedUp
    /// The service takes the question and does not answer.
    case silent
}

/// What every ``PhotoCatalog`` must keep.
public enum PhotoCatalogContract {
    public static let behaviors: [Behavior<PhotoWorld, any PhotoCatalog>] = [
        Behavior("gives as many photos by chance as were asked for, each once") { given in
            let catalog = try await given(.photos((1...40).map(FavoriteSamples.numbered)))
            for count in [1, 7, 30] {
                let photos = try await catalog.photosByChance(count)
                try require(photos.count, equals: count, "the number of photos")
                try require(Set(photos.map(\.id)).count, equals: count, "the number of different photos")
            }
        },
        Behavior("gives other photos each time") { given in
            let catalog = try await given(.photos((1...400).map(FavoriteSamples.numbered)))
            let (first, second) = (try await catalog.photosByChance(30), try await catalog.photosByChance(30))
            try require(Set(first.map(\.id)) != Set(second.map(\.id)), "the second time: saw the same photos")
        },
        Behavior("finds what fits, page by page, each photo once, and counts it") { given in
            let photos = (1...65).map(FavoriteSamples.numbered) + [FavoriteSamples.whole]
            let catalog = try await given(.photos(photos))
            var seen: [Photo.ID] = []
            var cursor: Page<Photo>.Cursor?
            repeat {
                let found = try await catalog.photos(matching: query("Photo"), after: cursor)
                try require(found.total, equals: 65, "the total")
                seen += found.page.items.map(\.id)
                cursor = found.page.next
            } while cursor != nil && seen.count < 100
            try require(seen, equals: photos.dropLast().map(\.id), "what all pages have")
        },
        Behavior("gives an empty page where nothing fits") { given in
            let catalog = try await given(.photos([FavoriteSamples.whole]))
            for text in ["nothing like that", "пусто", "🦄"] {
                let found = try await catalog.photos(matching: query(text), after: nil)
                try require(found, equals: FoundPhotos(Page([]), total: 0), "what is found for \(text)")
            }
        },
        Behavior("tells whose each photo is, when it came, and how large it is") { given in
            let photo = try await given(.photos([FavoriteSamples.whole])).photosByChance(1).first
            try require(photo?.author.name, equals: FavoriteSamples.whole.author.name, "the author's name")
            try require(photo?.size, equals: FavoriteSamples.whole.size, "the size")
            try require(photo?.description, equals: FavoriteSamples.whole.description, "the description")
            try require(photo?.blurHash, equals: FavoriteSamples.whole.blurHash, "the blurred likeness")
            let drift = photo?.createdAt.map { abs($0.timeIntervalSince(FavoriteSamples.moment)) } ?? .infinity
            try require(drift < 1, "the moment of its coming: expected it to the second, saw \(drift) s off")
        },
        Behavior("tells every failure by what can be done about it") { given in
            for failure in PhotoFailure.all {
                let catalog = try await given(failure.world)
                try failure.require(
                    await outcome { () async throws(FavoritesError) in _ = try await catalog.photosByChance(3) })
                try failure.require(
                    await outcome { () async throws(FavoritesError) in
                        _ = try await catalog.photos(matching: FavoriteSamples.anything, after: nil)
                    })
            }
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let catalog = try await given(.silent)
            try await requireCancellation(.cancelled, "a silent service") { () async throws(FavoritesError) in
                _ = try await catalog.photosByChance(1)
            }
        },
    ]

    private static func query(_ text: String) throws -> SearchQuery {
        guard let query = try SearchQuery(text) else { throw BrokenPromise(description: "no query: \(text)") }
        return query
    }
}

/// What every ``PhotoDetailsSource`` must keep.
public enum PhotoDetailsSourceContract {
    public static let behaviors: [Behavior<PhotoWorld, any PhotoDetailsSource>] = [
        Behavior("gives a photo with its location and how often it was downloaded") { given in
            let source = try await given(.photos([FavoriteSamples.numbered(1), FavoriteSamples.whole]))
            let photo = try await source.photo(FavoriteSamples.whole.id)
            try require(photo.id, equals: FavoriteSamples.whole.id, "the id")
            try require(photo.details, equals: FavoriteSamples.whole.details, "the details")
        },
        Behavior("says of a photo without a location that it has none") { given in
            let source = try await given(.photos([FavoriteSamples.bare]))
            let details = try await source.photo(FavoriteSamples.bare.id).details
            try require(details != nil, "the details: expected some, saw none")
            try require(details?.location, equals: nil, "the location")
        },
        Behavior("tells that there is no such photo") { given in
            let source = try await given(.photos([FavoriteSamples.whole]))
            try await require(
                .notFound, "a photo that is not there",
                from: { () async throws(FavoritesError) in try await source.photo(FavoriteSamples.bare.id) })
        },
        Behavior("tells every failure by what can be done about it") { given in
            for failure in PhotoFailure.all {
                let source = try await given(failure.world)
                try failure.require(
                    await outcome { () async throws(FavoritesError) in
                        _ = try await source.photo(FavoriteSamples.whole.id)
                    })
            }
        },
    ]
}

/// What every ``DownloadTracking`` must keep.
public enum DownloadTrackingContract {
    /// What tracks, the photo as its service tells of it, and how often the service has counted it.
    public struct Subject: Sendable {
        public let tracking: any DownloadTracking
        public let photo: Photo
        public let counted: @Sendable () async -> Int

        public init(_ tracking: any DownloadTracking, photo: Photo, counted: @escaping @Sendable () async -> Int) {
            self.tracking = tracking
            self.photo = photo
            self.counted = counted
        }
    }

    public static let behaviors: [Behavior<Photo, Subject>] = [
        Behavior("counts each use once, and tells where the photo is") { given in
            let subject = try await given(FavoriteSamples.whole)
            try require(await subject.counted(), equals: 0, "the count before")
            let address = try await subject.tracking.trackDownload(of: subject.photo)
            try require(address.scheme?.hasPrefix("http") == true, "the address: saw \(address)")
            try require(await subject.counted(), equals: 1, "the count")
        }
    ]
}

/// What every ``RateLimitSource`` must keep.
public enum RateLimitSourceContract {
    /// A source, and what makes its service tell.
    public struct Subject: Sendable {
        public let source: any RateLimitSource
        public let ask: @Sendable () async throws -> Void

        public init(_ source: any RateLimitSource, ask: @escaping @Sendable () async throws -> Void) {
            self.source = source
            self.ask = ask
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("knows nothing before the service was asked, and then what the service said") { given in
            let subject = try await given(())
            try require(await subject.source.rateLimit, equals: nil, "the limit before")
            try await subject.ask()
            guard let limit = await subject.source.rateLimit else {
                throw BrokenPromise(description: "the limit: expected one, saw none")
            }
            try require((0...limit.limit).contains(limit.remaining), "what is left: saw \(limit)")
        }
    ]
}

extension FavoriteSamples {
    static var anything: SearchQuery {
        get throws(FavoritesError) {
            guard let query = try SearchQuery("anything") else { throw .notFound }
            return query
        }
    }
}

/// A failure that every question to a service of photos can meet, and how the error that tells it begins.
private struct PhotoFailure {
    let world: PhotoWorld
    let error: String

    static let all = [
        PhotoFailure(world: .outOfReach, error: "offline"), PhotoFailure(world: .failing, error: "serviceFailed"),
        PhotoFailure(world: .nonsense, error: "serviceFailed"), PhotoFailure(world: .refusing, error: "keyRefused"),
        PhotoFailure(world: .usedUp, error: "tryLater"),
    ]

    func require(_ seen: String) throws(BrokenPromise) {
        guard seen.hasPrefix(error) else {
            throw BrokenPromise(description: "\(world): expected the error \(error), saw \(seen)")
        }
    }
}

/// What a question came to, in words.
private func outcome(_ ask: () async throws(FavoritesError) -> Void) async -> String {
    do throws(FavoritesError) {
        try await ask()
        return "an answer"
    } catch {
        return "\(error)"
    }
}
