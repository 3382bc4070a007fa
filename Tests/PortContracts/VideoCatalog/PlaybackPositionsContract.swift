public import VideoCatalog

/// What every ``PlaybackPositions`` must keep. It starts with what an earlier run saved, in that order.
public enum PlaybackPositionsContract {
    public static let behaviors: [Behavior<[PlaybackPosition], any PlaybackPositions>] = [
        Behavior("has nothing to give before anything was saved") { given in
            try require(try await given([]).all(), equals: [], "the positions")
        },
        Behavior("gives what an earlier run saved, the last one first") { given in
            let positions = try await given([position(1), position(2, of: nil)])
            try require(try await positions.all(), equals: [position(2, of: nil), position(1)], "the positions")
        },
        Behavior("puts a new position in the place of the one before, first of all") { given in
            let positions = try await given([position(1), position(2)])
            try await positions.save(position(1, at: .milliseconds(90_500)))
            try require(
                try await positions.all(), equals: [position(1, at: .milliseconds(90_500)), position(2)],
                "the positions")
        },
        Behavior("forgets one and keeps the others") { given in
            let positions = try await given([position(1), position(2)])
            try await positions.forget(position(1).id)
            try await positions.forget(position(3).id)
            try require(try await positions.all(), equals: [position(2)], "the positions")
        },
        Behavior("forgets the oldest beyond 500") { given in
            let positions = try await given((1...500).map { position($0) })
            try await positions.save(position(501))
            let all = try await positions.all()
            try require(all.count, equals: 500, "how many")
            try require(all.first, equals: position(501), "the first")
            try require(all.last, equals: position(2), "the last")
        },
    ]

    private static func position(
        _ number: Int, at moment: Duration = .seconds(60), of length: Duration? = .seconds(600)
    ) -> PlaybackPosition {
        PlaybackPosition(
            Video.ID(rawValue: "lessons-\(number)")!, at: moment, of: length, watchedAt: .monday)
    }
}
