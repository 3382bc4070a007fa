public import Gallery
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``GalleryCache`` must keep, here over photos. It starts empty.
public enum GalleryCacheContract {
    public typealias World = Void

    public static let behaviors: [Behavior<World, any GalleryCache<Photo>>] = [
        Behavior("has nothing to give before anything was kept") { given in
            try require(try await given(()).kept(.at(.first)), equals: nil, "what is kept")
        },
        Behavior("gives each page at its place, with all that it says") { given in
            let cache = try await given(())
            for page in [first, second] { try await cache.keep(page) }
            try require(try await cache.kept(.at(.first)), equals: first, "the first page")
            try require(try await cache.kept(.at(.after(one))), equals: second, "the second page")
            try require(try await cache.kept(.at(.after(other))), equals: nil, "a page that was not kept")
        },
        Behavior("finds the page before another") { given in
            let cache = try await given(())
            for page in [first, second] { try await cache.keep(page) }
            try require(try await cache.kept(.leading(to: one)), equals: first, "the page before the second")
            try require(try await cache.kept(.leading(to: other)), equals: nil, "the page before an unknown one")
        },
        Behavior("puts a new page in the place of the one before") { given in
            let cache = try await given(())
            try await cache.keep(first)
            let newer = KeptPage(
                GalleryPage([GallerySamples.photo(9)], next: nil), at: .first,
                savedAt: GallerySamples.monday.addingTimeInterval(60))
            try await cache.keep(newer)
            try require(try await cache.kept(.at(.first)), equals: newer, "the first page")
            try require(try await cache.kept(.leading(to: one)), equals: nil, "the page before the second")
        },
        Behavior("keeps a cursor however long it is") { given in
            let cache = try await given(())
            let long = Page<Photo>.Cursor(rawValue: String(repeating: "a.B-9_~", count: 200))
            let page = KeptPage(
                GalleryPage([GallerySamples.photo(1)]), at: .after(long), savedAt: GallerySamples.monday)
            try await cache.keep(page)
            try require(try await cache.kept(.at(.after(long))), equals: page, "the page")
        },
        Behavior("keeps the last pages of a long list, not all of it") { given in
            let cache = try await given(())
            let cursors = (0..<400).map { Page<Photo>.Cursor(rawValue: "\($0)") }
            for cursor in cursors {
                try await cache.keep(
                    KeptPage(GalleryPage([GallerySamples.photo(1)]), at: .after(cursor), savedAt: GallerySamples.monday)
                )
            }
            let last = try await cache.kept(.at(.after(cursors[399])))
            try require(last != nil, "the page kept last: expected it to be there")
            try require(try await cache.kept(.at(.after(cursors[0]))), equals: nil, "the page kept first")
        },
        Behavior("gives whole pages while many are being kept") { given in
            let cache = try await given(())
            try await withThrowingTaskGroup { group in
                for number in 0..<8 {
                    group.addTask {
                        let cursor = Page<Photo>.Cursor(rawValue: "\(number)")
                        let page = KeptPage(
                            GalleryPage(Array(repeating: GallerySamples.photo(number), count: 50)), at: .after(cursor),
                            savedAt: GallerySamples.monday)
                        try await cache.keep(page)
                        try require(try await cache.kept(.at(.after(cursor))), equals: page, "one of eight pages")
                    }
                }
                try await group.waitForAll()
            }
        },
        Behavior("forgets everything when told so, and can keep again") { given in
            let cache = try await given(())
            for page in [first, second] { try await cache.keep(page) }
            try await cache.forgetAll()
            try require(try await cache.kept(.at(.first)), equals: nil, "the first page")
            try require(try await cache.kept(.leading(to: one)), equals: nil, "the page before the second")
            try await cache.keep(first)
            try require(try await cache.kept(.at(.first)), equals: first, "the first page, kept again")
        },
    ]

    private static let one = Page<Photo>.Cursor(rawValue: "60.abc")
    private static let other = Page<Photo>.Cursor(rawValue: "120.def")
    private static let first = KeptPage(
        GalleryPage([GallerySamples.photo(4), GallerySamples.photo(3)], next: one, total: 5, skippedCount: 1),
        at: .first, savedAt: GallerySamples.monday)
    private static let second = KeptPage(
        GalleryPage([GallerySamples.photo(2)], next: nil, order: .byAlbum), at: .after(one),
        savedAt: GallerySamples.monday)
}
