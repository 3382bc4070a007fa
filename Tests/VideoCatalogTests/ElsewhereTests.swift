import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(1))) struct `A download in another program` {
    /// One program that has received four of ten bytes, and another beside it.
    private func underWay() async throws -> (there: DownloadWorld, here: DownloadWorld) {
        let there = DownloadWorld()
        there.downloader.hold(afterSteps: 4)
        await there.queue.start(.lesson, from: Video.lesson.link)
        try await there.until(.lesson) { $0.received.count == 4 }
        return (there, there.beside())
    }

    @Test(.requirement("VD-10"))
    func `is seen as it goes on, and on the shelf when it is done`() async throws {
        let (there, here) = try await underWay()
        try await here.until(.lesson) { $0.isReceiving && $0.received == ReceivedBytes(4, of: 10) }
        there.downloader.letGo()
        let snapshot = try await here.until(.lesson, \.isKept)
        #expect(snapshot.unfinished.isEmpty)
        #expect(there.downloader.fetchedBytes == 10)
    }

    @Test func `that waits for its turn there is seen to wait`() async throws {
        let there = DownloadWorld()
        there.downloader.gate.close()
        for video in [Video.lesson, .awkwardLesson, .twin] { await there.queue.start(video, from: video.link) }
        let here = there.beside()
        let snapshot = try await here.until(.twin, \.isWaiting)
        #expect(snapshot.unfinished.map(\.state.isReceiving) == [true, true, false])
        await there.queue.close()
    }

    @Test func `is joined by asking for it here, and fetched once`() async throws {
        let (there, here) = try await underWay()
        await here.queue.start(.lesson, from: Video.lesson.link)
        #expect(await here.queue.snapshot.state(of: Video.lesson.id).isReceiving)
        #expect(try await here.store.unfinished().map(\.wish) == [.go])
        there.downloader.letGo()
        try await here.until(.lesson, \.isKept)
        #expect(there.downloader.fetchedBytes == 10)
    }

    @Test(.requirement("VD-16"))
    func `goes on here when that program ends, where it was asked for here too`() async throws {
        let (there, here) = try await underWay()
        await here.queue.start(.lesson, from: Video.lesson.link)
        await there.queue.close()
        there.downloader.letGo()
        try await here.until(.lesson, \.isKept)
        #expect(there.downloader.fetchedBytes == 10)
    }

    @Test func `stands paused when that program ends, where nobody asked for it here`() async throws {
        let (there, here) = try await underWay()
        try await here.until(.lesson, \.isReceiving)
        await there.queue.close()
        try await here.until(.lesson, \.isPaused)
    }

    @Test func `is cancelled from here, there too`() async throws {
        let (there, here) = try await underWay()
        try await here.until(.lesson, \.isReceiving)
        try await here.queue.cancel(Video.lesson.id)
        #expect(await here.queue.snapshot.state(of: Video.lesson.id).isPaused)
        there.time.advance(by: .seconds(1))
        there.downloader.hold(afterSteps: 1)
        there.downloader.gate.open()
        try await there.until(.lesson, \.isPaused)
    }

    @Test func `is left to itself by a program that only joined it`() async throws {
        let (there, here) = try await underWay()
        await here.queue.start(.lesson, from: Video.lesson.link)
        #expect(try await here.queue.leave(Video.lesson.id))
        #expect(try await here.store.unfinished().map(\.wish) == [.go])
        there.downloader.letGo()
        try await there.until(.lesson, \.isKept)
    }

    @Test func `that was removed there is gone here`() async throws {
        let (there, here) = try await underWay()
        try await here.until(.lesson, \.isReceiving)
        try await there.queue.remove(Video.lesson.id)
        try await here.until(.lesson) { $0 == .notKept }
    }

    @Test(.requirement("VD-16"), arguments: [DownloadError.offline, .gone, .noRoom(missingBytes: 5)])
    func `that failed says why here, and after a restart`(_ failure: DownloadError) async throws {
        let there = DownloadWorld()
        there.downloader.fail(with: failure, afterSteps: 4)
        await there.queue.start(.lesson, from: Video.lesson.link)
        try await there.until(.lesson) { $0.failure == failure }
        try await there.beside().until(.lesson) { $0.failure == failure }

        let restarted = there.restarted()
        try await restarted.queue.restore(goingOn: true)
        #expect(await restarted.queue.snapshot.state(of: Video.lesson.id).failure == failure)
        await restarted.queue.start(.lesson, from: Video.lesson.link)
        try await restarted.until(.lesson, \.isKept)
    }
}
