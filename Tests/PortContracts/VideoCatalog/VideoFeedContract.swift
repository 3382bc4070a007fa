import SharedKernel
public import VideoCatalog

/// What every ``VideoFeed`` that asks a source must keep.
public enum VideoFeedContract {
    /// What stands behind the feed.
    public enum World: Sendable {
        /// A source with these videos. A source that names its videos itself is free in their ids.
        case videos([Video])
        /// Nobody answers where the source should be.
        case outOfReach
        /// The source is there and fails.
        case failing
        /// The source answers with something that is no list of videos.
        case nonsense
        /// The source takes the question and does not answer.
        case silent
    }

    public static let behaviors: [Behavior<World, any VideoFeed>] = [
        Behavior("gives every video, in the feed's order, with all that it says about it") { given in
            let videos = [VideoSamples.awkward, VideoSamples.stream, VideoSamples.lesson]
            let seen = try await given(.videos(videos)).videos().value.videos
            try require(seen.map(\.title), equals: videos.map(\.title), "the titles")
            try require(seen.map(\.summary), equals: videos.map(\.summary), "the summaries")
            try require(seen.map(\.thumbnail), equals: videos.map(\.thumbnail), "the thumbnails")
            try require(seen.map(\.media), equals: videos.map(\.media), "what there is to play")
        },
        Behavior("says that what it gives is live, and that nothing was skipped") { given in
            let answer = try await given(.videos([VideoSamples.lesson])).videos()
            try require(answer.freshness, equals: .live, "the freshness")
            try require(answer.value.skipped, equals: [], "the skipped entries")
        },
        Behavior("gives each video an id of its own, the same each time") { given in
            let feed = try await given(.videos([VideoSamples.lesson, VideoSamples.awkward]))
            let (first, second) = (try await feed.videos(), try await feed.videos())
            try require(Set(first.value.videos.map(\.id)).count, equals: 2, "the number of different ids")
            try require(
                second.value.videos.map(\.id), equals: first.value.videos.map(\.id), "the ids of a second answer")
        },
        Behavior("gives an empty list for a feed without videos") { given in
            try require(try await given(.videos([])).videos().value, equals: VideoList([]), "the list")
        },
        Behavior("answers many at once") { given in
            let feed = try await given(.videos([VideoSamples.lesson]))
            try await withThrowingTaskGroup { group in
                for _ in 1...8 { group.addTask { try await feed.videos().value.videos.map(\.title) } }
                for try await titles in group {
                    try require(titles, equals: [VideoSamples.lesson.title], "the titles of one of eight")
                }
            }
        },
        Behavior("tells that its source is out of reach") { given in
            let feed = try await given(.outOfReach)
            try await require(.offline, "a source out of reach", from: feed.videos)
        },
        Behavior("tells that its source failed") { given in
            let feed = try await given(.failing)
            try await require(.sourceFailed, "a failing source", from: feed.videos)
        },
        Behavior("tells that an answer is no list, and gives none") { given in
            let feed = try await given(.nonsense)
            try await require(.unreadable, "a nonsensical answer", from: feed.videos)
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let feed = try await given(.silent)
            try await requireCancellation(.cancelled, "a silent source") { () async throws(VideoCatalogError) in
                _ = try await feed.videos()
            }
        },
    ]
}
