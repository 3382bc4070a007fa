public import Favorites
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A store of favorites, and what edits it.
public struct FavoritesSubject<Port: Sendable>: Sendable {
    public let port: Port
    public let store: any FavoritesStore

    public init(_ port: Port, store: any FavoritesStore) {
        self.port = port
        self.store = store
    }

    /// The ids of everything that is there, in order, without `photo-`.
    func order() async throws(FavoritesError) -> [String] {
        try await store.favorites(after: nil, limit: 1_000).items.map { String($0.id.rawValue.dropFirst(6)) }
    }
}

/// What every ``FavoritesEditing`` must keep. The world is the favorites that are there, in their order.
public enum FavoritesEditingContract {
    public typealias Subject = FavoritesSubject<any FavoritesEditing>

    public static let behaviors: [Behavior<[Favorite], Subject>] = [
        Behavior("keeps a new favorite as the first one") { given in
            let subject = try await given([1, 2].map(FavoriteSamples.favorite))
            try require(try await subject.port.toggle(FavoriteSamples.favorite(3)), equals: .added, "the outcome")
            try require(try await subject.order(), equals: ["3", "1", "2"], "the order")
        },
        Behavior("removes with a toggle what is there, and tells what it was") { given in
            let subject = try await given([1, 2, 3].map(FavoriteSamples.favorite))
            let toggled = try await subject.port.toggle(
                Favorite(FavoriteSamples.numbered(2), addedAt: FavoriteSamples.moment.addingTimeInterval(60)))
            guard case .removed(let removed) = toggled else {
                throw BrokenPromise(description: "the outcome: expected a removal, saw \(toggled)")
            }
            try require(removed.favorite, equals: FavoriteSamples.favorite(2), "the removed favorite")
            try require(try await subject.order(), equals: ["1", "3"], "the order")
            try require(try await subject.store.count, equals: 2, "the count")
        },
        Behavior("ends a pair of toggles where it began, however many come at once") { given in
            let subject = try await given([FavoriteSamples.favorite(1)])
            try await withThrowingTaskGroup { group in
                for number in 0..<40 {
                    group.addTask { _ = try await subject.port.toggle(FavoriteSamples.favorite(number % 5)) }
                }
                try await group.waitForAll()
            }
            // Eight toggles each: nobody may lose one.
            try require(try await subject.order(), equals: ["1"], "the favorites")
        },
        Behavior("removes several in one step, and tells them in their order") { given in
            let subject = try await given((1...5).map(FavoriteSamples.favorite))
            let removed = try await subject.port.remove(
                ["photo-4", "photo-nowhere", "photo-2", "photo-4"].map(FavoriteSamples.id))
            try require(
                removed.map(\.favorite), equals: [2, 4].map(FavoriteSamples.favorite), "the removed favorites")
            try require(try await subject.order(), equals: ["1", "3", "5"], "the order")
        },
        Behavior("puts back where they stood all that it removed") { given in
            for ids in [[1], [5], [3], [2, 3], [1, 2, 3, 4, 5], [1, 5]] {
                let subject = try await given((1...5).map(FavoriteSamples.favorite))
                let removed = try await subject.port.remove(ids.map { FavoriteSamples.id("photo-\($0)") })
                try await subject.port.restore(removed)
                try require(try await subject.order(), equals: ["1", "2", "3", "4", "5"], "\(ids) removed and back")
                _ = try await subject.port.remove((1...5).map { FavoriteSamples.id("photo-\($0)") })
            }
        },
        Behavior("puts back between those that stand there now") { given in
            let subject = try await given((1...4).map(FavoriteSamples.favorite))
            let removed = try await subject.port.remove([FavoriteSamples.id("photo-2")])
            _ = try await subject.port.toggle(FavoriteSamples.favorite(9))
            _ = try await subject.port.remove([FavoriteSamples.id("photo-1")])
            try await subject.port.restore(removed)
            try require(try await subject.order(), equals: ["9", "2", "3", "4"], "the order")
        },
        Behavior("never has a photo twice, also when it is put back twice or kept anew meanwhile") { given in
            let subject = try await given([1, 2].map(FavoriteSamples.favorite))
            let removed = try await subject.port.remove([FavoriteSamples.id("photo-2")])
            _ = try await subject.port.toggle(FavoriteSamples.favorite(2))
            try await subject.port.restore(removed)
            try await subject.port.restore(removed)
            try require(try await subject.order(), equals: ["2", "1"], "the order")
        },
    ]
}
