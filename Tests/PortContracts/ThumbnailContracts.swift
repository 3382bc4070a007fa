public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``ThumbnailSource`` must keep.
public enum ThumbnailSourceContract {
    /// What stands at the address that the source is asked for.
    public enum World: Sendable {
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

    /// A source, and the address to ask it for.
    public struct Subject: Sendable {
        public let source: any ThumbnailSource
        public let address: URL

        public init(_ source: any ThumbnailSource, at address: URL) {
            self.source = source
            self.address = address
        }

        func thumbnail() async throws(VideoCatalogError) -> Picture {
            try await source.thumbnail(at: address)
        }
    }

    public static let behaviors: [Behavior<World, Subject>] = [
        Behavior("gives the picture as its host sent it, with its media type") { given in
            let picture = Picture(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 0xFF]), mediaType: "image/jpeg")
            try require(try await given(.picture(picture)).thumbnail(), equals: picture, "the picture")
        },
        Behavior("refuses what is no picture") { given in
            let subject = try await given(.page)
            try await require(.unreadable, "a page", from: subject.thumbnail)
        },
        Behavior("refuses a picture of over 8 MiB") { given in
            let subject = try await given(.tooLarge)
            try await require(.unreadable, "a large picture", from: subject.thumbnail)
        },
        Behavior("tells that the host is out of reach") { given in
            let subject = try await given(.outOfReach)
            try await require(.offline, "a host out of reach", from: subject.thumbnail)
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let subject = try await given(.silent)
            try await requireCancellation("a silent host") { () async throws(VideoCatalogError) in
                _ = try await subject.thumbnail()
            }
        },
    ]
}

/// What every ``ThumbnailCache`` must keep.
public enum ThumbnailCacheContract {
    /// An empty cache with room for that many bytes of pictures.
    public struct World: Sendable {
        public let limitInBytes: Int
    }

    public static let behaviors: [Behavior<World, any ThumbnailCache>] = [
        Behavior("has nothing to give before anything was kept") { given in
            try require(try await given(roomy).thumbnail(at: address("a")), equals: nil, "what is kept")
        },
        Behavior("gives what was kept, under its address and no other") { given in
            let cache = try await given(roomy)
            try await cache.save(picture(1), at: address("a?size=1"))
            try await cache.save(picture(2), at: address("a?size=2"))
            try require(await cache.thumbnail(at: address("a?size=1")), equals: picture(1), "the first picture")
            try require(await cache.thumbnail(at: address("a?size=2")), equals: picture(2), "the second picture")
            try require(await cache.thumbnail(at: address("a")), equals: nil, "the picture of another address")
        },
        Behavior("keeps an address however long or awkward it is") { given in
            let cache = try await given(roomy)
            for path in ["../../etc/passwd", "%00", String(repeating: "x", count: 4_000), "%D0%BA.jpg?a=b&c=d#e"] {
                try await cache.save(picture(3), at: address(path))
                try require(await cache.thumbnail(at: address(path)), equals: picture(3), "the picture at \(path)")
            }
        },
        Behavior("puts a new picture in the place of the one before") { given in
            let cache = try await given(roomy)
            try await cache.save(picture(1), at: address("a"))
            try await cache.save(picture(2), at: address("a"))
            try require(await cache.thumbnail(at: address("a")), equals: picture(2), "the picture")
        },
        Behavior("forgets the oldest picture first when room is short") { given in
            let cache = try await given(World(limitInBytes: 10_000))
            for number in 1...4 {
                try await cache.save(picture(UInt8(number), sizeInBytes: 4_000), at: address("\(number)"))
            }
            try require(await cache.thumbnail(at: address("1")), equals: nil, "the oldest picture")
            let newest = await cache.thumbnail(at: address("4"))
            try require(newest, equals: picture(4, sizeInBytes: 4_000), "the newest picture")
        },
        Behavior("keeps nothing of a picture that is larger than its whole room, and goes on") { given in
            let cache = try await given(World(limitInBytes: 10_000))
            // Refusing it and taking it only to forget it are equally right.
            try? await cache.save(picture(1, sizeInBytes: 20_000), at: address("large"))
            try require(await cache.thumbnail(at: address("large")), equals: nil, "the large picture")
            try await cache.save(picture(2), at: address("small"))
            try require(await cache.thumbnail(at: address("small")), equals: picture(2), "the small picture")
        },
    ]

    private static let roomy = World(limitInBytes: 1 << 20)

    private static func picture(_ byte: UInt8, sizeInBytes: Int = 100) -> Picture {
        Picture(data: Data(repeating: byte, count: sizeInBytes), mediaType: "image/png")
    }

    private static func address(_ path: String) -> URL {
        URL(string: "https://media.example/\(path)")!
    }
}
