import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

private let kept = SavedVideoList(VideoList([.lesson]), savedAt: .monday)

@Suite(.timeLimit(.minutes(1))) struct `The list of videos` {
    private let time = FixedTime(.tuesday)

    private func list(_ feed: InMemoryVideoFeed, _ cache: InMemoryFeedCache) -> ListVideos {
        ListVideos(feed: feed.fallingBack(to: cache, time: time), cache: cache)
    }

    @Test(.requirement("VD-2", "VD-4"))
    func `comes from the feed in its order, and is kept with the moment`() async throws {
        let cache = InMemoryFeedCache()
        let list = list(InMemoryVideoFeed([.awkwardLesson, .lesson]), cache)
        #expect(try await list(.live) == Loaded(VideoList([.awkwardLesson, .lesson]), freshness: .live))
        #expect(try await cache.saved() == SavedVideoList(VideoList([.awkwardLesson, .lesson]), savedAt: .tuesday))
    }

    @Test(
        .requirement("VD-7", "VD-15"),
        arguments: [
            (VideoCatalogError.offline, Freshness.Reason.offline), (.sourceFailed, .sourceFailed),
            (.unreadable, .unreadable), (.tryLater(after: .seconds(5)), .tryLater),
        ])
    func `is the kept one, since when and why, while the feed fails`(
        _ failure: VideoCatalogError, _ reason: Freshness.Reason
    ) async throws {
        let cache = InMemoryFeedCache(kept)
        let answer = try await list(InMemoryVideoFeed(failingWith: failure), cache)(.live)
        #expect(answer == Loaded(kept.list, freshness: .cached(since: .monday, because: reason)))
        // A broken answer never takes the place of a good list.
        #expect(try await cache.saved() == kept)
    }

    @Test(.requirement("VD-7"), arguments: [VideoCatalogError.offline, .sourceFailed, .unreadable])
    func `is an error that says why, when nothing is kept`(_ failure: VideoCatalogError) async throws {
        let list = list(InMemoryVideoFeed(failingWith: failure), InMemoryFeedCache())
        await #expect(throws: failure) { try await list(.live) }
        await #expect(throws: failure) { try await list(.keptFirst) }
    }

    @Test(.requirement("VD-7"))
    func `is shown when it is empty, but does not take the place of a good one`() async throws {
        let feed = InMemoryVideoFeed([])
        let cache = InMemoryFeedCache(kept)
        #expect(try await list(feed, cache)(.live) == Loaded(VideoList([]), freshness: .live))
        #expect(try await cache.saved() == kept)
        feed.fail(with: .offline)
        #expect(try await list(feed, cache)(.live).value == kept.list)
    }

    @Test(.requirement("VD-7"))
    func `is the kept one at once when that is asked for, without a question to the feed`() async throws {
        let feed = InMemoryVideoFeed([.awkwardLesson])
        let answer = try await list(feed, InMemoryFeedCache(kept))(.keptFirst)
        #expect(answer == Loaded(kept.list, freshness: .cached(since: .monday, because: .notAskedYet)))
        #expect(feed.calls == 0)
    }

    @Test(.requirement("VD-7"))
    func `comes from the feed when it is asked for kept first and nothing is kept`() async throws {
        let feed = InMemoryVideoFeed([.lesson])
        #expect(try await list(feed, InMemoryFeedCache())(.keptFirst).freshness == .live)
        #expect(feed.calls == 1)
    }

    @Test(.requirement("VD-6"))
    func `is renewed by one question, and kept anew`() async throws {
        let feed = InMemoryVideoFeed([.lesson])
        let cache = InMemoryFeedCache()
        let list = list(feed, cache)
        _ = try await list(.live)
        feed.answer(with: VideoList([.awkwardLesson, .lesson]))
        time.advance(by: .seconds(60))
        #expect(try await list(.live).value.videos == [.awkwardLesson, .lesson])
        #expect(feed.calls == 2)
        #expect(try await cache.saved()?.savedAt == Date.tuesday + 60)
    }

    @Test(.requirement("VD-12"))
    func `tells what was skipped, also when it is the kept one`() async throws {
        let partial = VideoList([.lesson], skipped: [SkippedEntry(position: 2, reason: .missingID)])
        let feed = InMemoryVideoFeed(partial)
        let list = list(feed, InMemoryFeedCache())
        #expect(try await list(.live).value == partial)
        feed.fail(with: .offline)
        #expect(try await list(.live).value == partial)
    }

    @Test func `is shown although it cannot be kept`() async throws {
        let cache = InMemoryFeedCache()
        cache.failWrites(with: .storageFailed)
        #expect(try await list(InMemoryVideoFeed([.lesson]), cache)(.live).freshness == .live)
    }

    @Test func `says why the feed failed, not that the kept one is broken too`() async throws {
        let cache = InMemoryFeedCache(kept)
        cache.failReads(with: .storageFailed)
        let feed = InMemoryVideoFeed(failingWith: .offline)
        await #expect(throws: VideoCatalogError.offline) { try await list(feed, cache)(.live) }
    }

    @Test func `comes from the feed when the kept one is broken`() async throws {
        let cache = InMemoryFeedCache(kept)
        cache.failReads(with: .storageFailed)
        #expect(try await list(InMemoryVideoFeed([.lesson]), cache)(.keptFirst).freshness == .live)
    }

    @Test func `of a caller who left is cancelled, never shown as offline`() async throws {
        let feed = InMemoryVideoFeed([.lesson])
        let list = list(feed, InMemoryFeedCache(kept))
        feed.gate.close()
        let caller = Task { try await list(.live) }
        await feed.gate.arrivals(1)
        caller.cancel()
        await #expect(throws: VideoCatalogError.cancelled) { try await caller.value }
    }

    @Test func `keeps the same number of two feeds apart`() async throws {
        let both = VideoList([.lesson, .olderStream])
        let list = list(InMemoryVideoFeed(both), InMemoryFeedCache())
        #expect(try await list(.live).value.videos.map(\.id.rawValue) == ["lessons-950", "videos-950"])
    }
}

@Suite struct `A video of a list` {
    private let list = VideoList([.olderStream, .lesson, .awkwardLesson])

    @Test(arguments: [("lessons-950", Video.lesson), ("videos-950", .olderStream), ("7991", .awkwardLesson)])
    func `is found by its id, or by its number where only one has it`(_ id: String, _ expected: Video) {
        #expect(list.video(id) == expected)
    }

    @Test(arguments: ["950", "50", "", "-", "lessons", "lessons-95", "LESSONS-950", "1"])
    func `is not found by a number of two, or by half an id`(_ id: String) {
        #expect(list.video(id) == nil)
    }
}
