public import Favorites
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``FavoritePictureStore`` must keep. It begins empty.
public enum FavoritePictureStoreContract {
    public static let behaviors: [Behavior<Void, any FavoritePictureStore>] = [
        Behavior("has nothing to give before anything was kept") { given in
            try require(try await given(()).picture(of: id("a")), equals: nil, "what is kept")
        },
        Behavior("gives each photo's own picture, also where ids differ in case only") { given in
            let store = try await given(())
            let names = ["a", "A", "-aB3dE5fG7h", "-aB3dE5fG7H", "_", "-", String(repeating: "x", count: 100)]
            for (number, name) in names.enumerated() { try await store.keep(picture(number), of: id(name)) }
            for (number, name) in names.enumerated() {
                try require(await store.picture(of: id(name)), equals: picture(number), "the picture of \(name)")
            }
        },
        Behavior("puts a new picture in the place of the one before") { given in
            let store = try await given(())
            try await store.keep(picture(1), of: id("a"))
            try await store.keep(picture(2), of: id("a"))
            try require(await store.picture(of: id("a")), equals: picture(2), "the picture")
        },
        Behavior("forgets what it is told to, and nothing else") { given in
            let store = try await given(())
            for name in ["a", "b", "c"] { try await store.keep(picture(1), of: id(name)) }
            try await store.forget([id("a"), id("nowhere"), id("c")])
            try require(await store.picture(of: id("a")), equals: nil, "a forgotten picture")
            try require(await store.picture(of: id("b")), equals: picture(1), "the picture that stays")
            try require(await store.picture(of: id("c")), equals: nil, "a forgotten picture")
        },
        Behavior("never forgets by itself, however many there are") { given in
            let store = try await given(())
            for number in 0..<200 { try await store.keep(picture(number), of: id("photo-\(number)")) }
            for number in [0, 1, 100, 199] {
                let kept = await store.picture(of: id("photo-\(number)"))
                try require(kept, equals: picture(number), "the picture of photo \(number)")
            }
        },
    ]

    private static func id(_ name: String) -> Photo.ID { FavoriteSamples.id(name) }

    private static func picture(_ number: Int) -> Picture {
        Picture(data: Data(repeating: UInt8(truncatingIfNeeded: number), count: 100), mediaType: "image/jpeg")
    }
}
