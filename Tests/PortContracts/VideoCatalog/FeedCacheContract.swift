public import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``FeedCache`` must keep.
public enum FeedCacheContract {
    /// What the cache starts from.
    public enum World: Sendable {
        /// Nothing is kept.
        case empty
        /// This was kept by an earlier run.
        case holding(SavedVideoList)
    }

    public static let behaviors: [Behavior<World, any FeedCache>] = [
        Behavior("has nothing to give before anything was kept") { given in
            try require(try await given(.empty).saved(), equals: nil, "what is kept")
        },
        Behavior("gives what was kept, and since when") { given in
            let list = VideoList(
                [VideoSamples.awkward, VideoSamples.bare, VideoSamples.stream, VideoSamples.lesson],
                skipped: [SkippedEntry(position: 3, reason: .missingID), SkippedEntry(position: 9, reason: .repeated)])
            let cache = try await given(.empty)
            try await cache.save(list, at: Date.monday)
            let kept = try await cache.saved()
            try require(kept?.list, equals: list, "the kept list")
            let drift = kept.map { abs($0.savedAt.timeIntervalSince(Date.monday)) } ?? .infinity
            try require(drift < 0.001, "the moment of keeping: expected it to the millisecond, saw \(drift) s off")
        },
        Behavior("gives what an earlier run kept") { given in
            let kept = SavedVideoList(VideoList([VideoSamples.lesson]), savedAt: Date.monday)
            try require(try await given(.holding(kept)).saved()?.list, equals: kept.list, "the kept list")
        },
        Behavior("puts a new list in the place of the one before") { given in
            let before = SavedVideoList(VideoList([VideoSamples.lesson]), savedAt: Date.monday)
            let cache = try await given(.holding(before))
            try await cache.save(VideoList([VideoSamples.stream]), at: Date.monday.addingTimeInterval(60))
            try require(try await cache.saved()?.list, equals: VideoList([VideoSamples.stream]), "the kept list")
        },
        Behavior("gives one whole list while many are being kept") { given in
            let lists = (1...8).map { count in VideoList(Array(repeating: VideoSamples.awkward, count: count * 20)) }
            let cache = try await given(.empty)
            let seen = try await withThrowingTaskGroup { group in
                for list in lists {
                    group.addTask { () -> SavedVideoList? in
                        try await cache.save(list, at: Date.monday)
                        return try await cache.saved()
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for kept in seen {
                let whole = kept.map { lists.contains($0.list) } ?? false
                try require(whole, "a read between writes: expected one of the lists, saw another")
            }
        },
    ]
}
