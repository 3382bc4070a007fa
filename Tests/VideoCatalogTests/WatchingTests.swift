import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

@Suite struct `A position in a video` {
    @Test(
        arguments: [
            (Duration.seconds(4), Duration.seconds(3_600), false), (.seconds(5), .seconds(3_600), true),
            (.seconds(3_569), .seconds(3_600), true), (.seconds(3_570), .seconds(3_600), false),
            (.milliseconds(400), .seconds(6), true), (.milliseconds(5_750), .seconds(6), false),
            (.seconds(9_999), .seconds(6), false), (.seconds(-1), .seconds(6), false), (.zero, .zero, false),
            (.seconds(4), nil, false), (.seconds(7_000), nil, true),
        ] as [(Duration, Duration?, Bool)])
    func `is worth keeping between the first moments and the end`(
        _ moment: Duration, _ length: Duration?, _ isWorth: Bool
    ) {
        let position = PlaybackPosition(Video.lesson.id, at: moment, of: length, watchedAt: .monday)
        #expect(position.isWorthKeeping == isWorth)
    }

    @Test func `tells how much was watched where the length is known`() {
        let position = PlaybackPosition(Video.lesson.id, at: .seconds(90), of: .seconds(360), watchedAt: .monday)
        #expect(position.fraction == 0.25)
        #expect(PlaybackPosition(Video.lesson.id, at: .seconds(9), of: nil, watchedAt: .monday).fraction == nil)
        #expect(PlaybackPosition(Video.lesson.id, at: .seconds(9), of: .zero, watchedAt: .monday).fraction == nil)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `Going on with a video` {
    private let world = DownloadWorld()
    private let positions = InMemoryPlaybackPositions()
    private var remember: RememberPlayback { RememberPlayback(positions: positions, time: world.time) }

    private func watching(_ kept: [Video] = [.lesson, .awkwardLesson]) -> ContinueWatching {
        let list = ListVideos(
            feed: InMemoryVideoFeed(failingWith: .offline),
            cache: InMemoryFeedCache(SavedVideoList(VideoList(kept), savedAt: .monday)))
        return ContinueWatching(positions: positions, list: list, queue: world.queue)
    }

    @Test func `begins where it was left, and anew after its end`() async throws {
        try await remember(Video.lesson.id, at: .seconds(61.5), of: .seconds(600))
        #expect(
            await watching().position(of: Video.lesson.id)
                == PlaybackPosition(Video.lesson.id, at: .seconds(61.5), of: .seconds(600), watchedAt: .monday))
        #expect(await watching().position(of: Video.awkwardLesson.id) == nil)

        try await remember(Video.lesson.id, at: .seconds(599), of: .seconds(600))
        #expect(await watching().position(of: Video.lesson.id) == nil)
    }

    @Test func `is offered for the videos that were begun, the last one first`() async throws {
        try await remember(Video.lesson.id, at: .seconds(60), of: .seconds(600))
        try await remember(Video.awkwardLesson.id, at: .seconds(60), of: .seconds(600))
        #expect(await watching()().map(\.id) == [Video.awkwardLesson.id, Video.lesson.id])
        #expect(await watching([.lesson])().map(\.id) == [Video.lesson.id])
    }

    @Test func `is offered also for a kept video that has left its feed`() async throws {
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson, \.isKept)
        try await remember(Video.lesson.id, at: .seconds(60), of: .seconds(600))
        #expect(await watching([])().map(\.id) == [Video.lesson.id])
    }

    @Test func `begins at the beginning where positions cannot be read`() async throws {
        positions.fail(with: .storageFailed)
        #expect(await watching().position(of: Video.lesson.id) == nil)
        #expect(await watching()() == [])
        await #expect(throws: VideoCatalogError.storageFailed) {
            try await remember(Video.lesson.id, at: .seconds(60), of: nil)
        }
    }
}
