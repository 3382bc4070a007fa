import Foundation
import InMemoryAdapters
import PortContracts
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(2))) struct `Every port of the video catalog, in memory` {
    @Test(arguments: VideoFeedContract.behaviors)
    func `a video feed`(_ promise: Behavior<VideoFeedContract.World, any VideoFeed>) async throws {
        try await promise.check { world in
            switch world {
            case .videos(let videos): return InMemoryVideoFeed(videos)
            case .outOfReach: return InMemoryVideoFeed(failingWith: .offline)
            case .failing: return InMemoryVideoFeed(failingWith: .sourceFailed)
            case .nonsense: return InMemoryVideoFeed(failingWith: .unreadable)
            case .silent:
                let feed = InMemoryVideoFeed([])
                feed.gate.close()
                return feed
            }
        }
    }

    @Test(arguments: FeedCacheContract.behaviors)
    func `a feed cache`(_ promise: Behavior<FeedCacheContract.World, any FeedCache>) async throws {
        try await promise.check { world in
            switch world {
            case .empty: InMemoryFeedCache()
            case .holding(let kept): InMemoryFeedCache(kept)
            }
        }
    }

    @Test(arguments: MediaInspectorContract.behaviors)
    func `a media inspector`(
        _ promise: Behavior<MediaInspectorContract.World, MediaInspectorContract.Subject>
    ) async throws {
        let address = try #require(URL(string: "https://media.example/a"))
        try await promise.check { world in
            let inspector =
                switch world {
                case .file: InMemoryMediaInspector([.file(address)], lengths: [address: 5])
                case .playlist: InMemoryMediaInspector([.stream(address)])
                case .page: InMemoryMediaInspector(failingWith: .unreadable)
                case .outOfReach: InMemoryMediaInspector(failingWith: .offline)
                case .silent: InMemoryMediaInspector()
                }
            if case .silent = world { inspector.gate.close() }
            return MediaInspectorContract.Subject(inspector, at: address)
        }
    }
}
