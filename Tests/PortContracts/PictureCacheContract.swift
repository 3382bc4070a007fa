public import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An empty cache of pictures, with room for so many bytes.
public struct PictureRoom: Sendable {
    public let limitInBytes: Int
}

/// What every ``PictureCache`` must keep, whichever domain it serves.
public enum PictureCacheContract<Failure: PictureError> {
    public static var behaviors: [Behavior<PictureRoom, any PictureCache<Failure>>] {
        let roomy = PictureRoom(limitInBytes: 1 << 20)
        return [
            Behavior("has nothing to give before anything was kept") { given in
                try require(await given(roomy).kept(at: address("a")), equals: nil, "what is kept")
            },
            Behavior("gives what was kept, under its address and no other") { given in
                let cache = try await given(roomy)
                try await cache.keep(picture(1), at: address("a?size=1"))
                try await cache.keep(picture(2), at: address("a?size=2"))
                try require(await cache.kept(at: address("a?size=1")), equals: picture(1), "the first picture")
                try require(await cache.kept(at: address("a?size=2")), equals: picture(2), "the second picture")
                try require(await cache.kept(at: address("a")), equals: nil, "the picture of another address")
            },
            Behavior("keeps an address however long or awkward it is") { given in
                let cache = try await given(roomy)
                let long = String(repeating: "x", count: 4_000)
                for path in ["../../etc/passwd", "%00", long, "%D0%BA.jpg?a=b&c=d#e"] {
                    try await cache.keep(picture(3), at: address(path))
                    try require(await cache.kept(at: address(path)), equals: picture(3), "the picture at \(path)")
                }
            },
            Behavior("puts a new picture in the place of the one before") { given in
                let cache = try await given(roomy)
                try await cache.keep(picture(1), at: address("a"))
                try await cache.keep(picture(2), at: address("a"))
                try require(await cache.kept(at: address("a")), equals: picture(2), "the picture")
            },
            Behavior("forgets the oldest picture first when room is short") { given in
                let cache = try await given(PictureRoom(limitInBytes: 10_000))
                for number in 1...4 {
                    try await cache.keep(picture(UInt8(number), sizeInBytes: 4_000), at: address("\(number)"))
                }
                try require(await cache.kept(at: address("1")), equals: nil, "the oldest picture")
                let newest = await cache.kept(at: address("4"))
                try require(newest, equals: picture(4, sizeInBytes: 4_000), "the newest picture")
            },
            Behavior("keeps nothing of a picture that is larger than its whole room, and goes on") { given in
                let cache = try await given(PictureRoom(limitInBytes: 10_000))
                // Refusing it and taking it only to forget it are equally right.
                try? await cache.keep(picture(1, sizeInBytes: 20_000), at: address("large"))
                try require(await cache.kept(at: address("large")), equals: nil, "the large picture")
                try await cache.keep(picture(2), at: address("small"))
                try require(await cache.kept(at: address("small")), equals: picture(2), "the small picture")
            },
            Behavior("forgets everything when told so, and can keep again") { given in
                let cache = try await given(roomy)
                try await cache.keep(picture(1), at: address("a"))
                try await cache.forgetAll()
                try require(await cache.kept(at: address("a")), equals: nil, "the picture")
                try await cache.keep(picture(1), at: address("a"))
                try require(await cache.kept(at: address("a")), equals: picture(1), "the picture, kept again")
            },
        ]
    }

    private static func picture(_ byte: UInt8, sizeInBytes: Int = 100) -> Picture {
        Picture(data: Data(repeating: byte, count: sizeInBytes), mediaType: "image/png")
    }

    private static func address(_ path: String) -> URL {
        URL(string: "https://media.example/\(path)")!
    }
}
