public import Registration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``CatalogCache`` must keep. It starts with what an earlier run saved.
public enum CatalogCacheContract {
    public static let behaviors: [Behavior<[CatalogKind: SavedCatalog], any CatalogCache>] = [
        Behavior("has nothing to give before anything was kept") { given in
            let cache = try await given([:])
            for kind in CatalogKind.allCases {
                try require(try await cache.saved(kind), equals: nil, "what is kept of \(kind)")
            }
        },
        Behavior("gives what was kept of each list, and since when") { given in
            let kept = RegistrationSamples.lists.mapValues { SavedCatalog($0, savedAt: Date.monday) }
            let cache = try await given(kept)
            for kind in CatalogKind.allCases {
                let saved = try await cache.saved(kind)
                try require(saved?.list, equals: kept[kind]?.list, "the list of \(kind)")
                let drift = saved.map { abs($0.savedAt.timeIntervalSince(Date.monday)) } ?? .infinity
                try require(drift < 0.001, "the moment: expected it to the millisecond, saw \(drift) s off")
            }
        },
        Behavior("puts a new list in the place of the one of its kind, and leaves the others") { given in
            let kept = RegistrationSamples.lists.mapValues { SavedCatalog($0, savedAt: Date.monday) }
            let cache = try await given(kept)
            let (next, later) = (CatalogList([], skipped: 2), Date.monday + 60)
            try await cache.save(next, as: .books, at: later)
            try require(try await cache.saved(.books)?.list, equals: next, "the new list")
            try require(try await cache.saved(.products)?.list, equals: kept[.products]?.list, "the products")
        },
        Behavior("gives one whole list while many are being kept") { given in
            let cache = try await given([:])
            let seen = try await withThrowingTaskGroup { group in
                for number in 0..<8 {
                    group.addTask { () -> SavedCatalog? in
                        let list = CatalogList(
                            (0..<100).map {
                                .book(Book(id: "\(number)-\($0)", title: "\(number)", author: "\(number)"))
                            })
                        try await cache.save(list, as: .books, at: Date.monday)
                        return try await cache.saved(.books)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for saved in seen {
                try require(
                    saved?.list.items.count == 100 && Set(saved?.list.items.map(\.title) ?? []).count == 1,
                    "a read between writes: expected one list, saw parts of two")
            }
        },
    ]
}
