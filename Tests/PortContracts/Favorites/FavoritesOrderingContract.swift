public import Favorites
import SharedKernel

/// What every ``FavoritesOrdering`` must keep. The world is the favorites that are there, in their order.
public enum FavoritesOrderingContract {
    public typealias Subject = FavoritesSubject<any FavoritesOrdering>

    public static let behaviors: [Behavior<[Favorite], Subject>] = [
        Behavior("moves a favorite first, last, before and after another") { given in
            let subject = try await given((1...4).map(FavoriteSamples.favorite))
            let steps: [(Int, FavoritePlace, [String])] = [
                (3, .first, ["3", "1", "2", "4"]), (3, .last, ["1", "2", "4", "3"]),
                (3, .before(photo(2)), ["1", "3", "2", "4"]), (1, .after(photo(2)), ["3", "2", "1", "4"]),
                (1, .after(photo(4)), ["3", "2", "4", "1"]), (1, .before(photo(3)), ["1", "3", "2", "4"]),
                (1, .first, ["1", "3", "2", "4"]), (4, .last, ["1", "3", "2", "4"]),
                (3, .before(photo(2)), ["1", "3", "2", "4"]), (2, .after(photo(3)), ["1", "3", "2", "4"]),
                (2, .before(photo(2)), ["1", "3", "2", "4"]), (2, .after(photo(2)), ["1", "3", "2", "4"]),
            ]
            for (number, place, expected) in steps {
                try await subject.port.move(photo(number), to: place)
                try require(try await subject.order(), equals: expected, "the order with \(number) \(place)")
            }
        },
        Behavior("finds a place between the same two again and again") { given in
            let subject = try await given((1...4).map(FavoriteSamples.favorite))
            for round in 0..<60 {
                let (moved, other) = round.isMultiple(of: 2) ? (3, 4) : (4, 3)
                try await subject.port.move(photo(moved), to: .before(photo(2)))
                let expected = ["1", "\(other)", "\(moved)", "2"]
                if round > 0 { try require(try await subject.order(), equals: expected, "the order, round \(round)") }
            }
        },
        Behavior("tells that there is no such favorite, and moves nothing") { given in
            let subject = try await given((1...3).map(FavoriteSamples.favorite))
            for (id, place) in [
                (photo(9), FavoritePlace.first), (photo(1), .before(photo(9))), (photo(1), .after(photo(9))),
            ] {
                try await require(
                    .notFound, "moving \(id) \(place)",
                    from: { () async throws(FavoritesError) in try await subject.port.move(id, to: place) })
            }
            try require(try await subject.order(), equals: ["1", "2", "3"], "the order")
        },
    ]

    private static func photo(_ number: Int) -> Photo.ID { FavoriteSamples.id("photo-\(number)") }
}

/// What every ``FavoriteRefreshing`` must keep. The world is the favorites that are there, in their order.
public enum FavoriteRefreshingContract {
    public typealias Subject = FavoritesSubject<any FavoriteRefreshing>

    public static let behaviors: [Behavior<[Favorite], Subject>] = [
        Behavior("takes in what is new of a photo, where it stands and since when it is kept") { given in
            let subject = try await given((1...3).map(FavoriteSamples.favorite))
            let known = FavoriteSamples.numbered(2).with(details: Photo.Details(location: nil, downloads: 12))
            try await subject.port.refresh(known)
            try require(try await subject.order(), equals: ["1", "2", "3"], "the order")
            let kept = try await subject.store.favorite(known.id)
            try require(kept, equals: Favorite(known, addedAt: FavoriteSamples.moment), "the favorite")
        },
        Behavior("keeps nothing that is no favorite") { given in
            let subject = try await given([FavoriteSamples.favorite(1)])
            try await subject.port.refresh(FavoriteSamples.numbered(2))
            try require(try await subject.order(), equals: ["1"], "the favorites")
        },
    ]
}
