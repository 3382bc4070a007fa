import Digests
import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(1))) struct `A download` {
    @Test(.requirement("VD-2", "VD-9"))
    func `ends on the shelf, with its title and its picture`() async throws {
        let world = DownloadWorld()
        world.pictures.answer(.success(.sunrise), at: try #require(Video.lesson.thumbnail))
        await world.queue.start(.lesson, from: Video.lesson.link)
        let snapshot = try await world.until(.lesson, \.isKept)

        #expect(snapshot.unfinished.isEmpty)
        let fingerprint = SHA256.digest(of: Data("ten bytes!".utf8))
        #expect(
            snapshot.kept == [KeptVideo(.lesson, sizeInBytes: 10, keptAt: .monday, fingerprint: fingerprint)])
        #expect(snapshot.keptBytes == 10)
        #expect(await world.library.picture(of: Video.lesson.id) == .sunrise)
        #expect(await world.library.contents(of: Video.lesson.id)?.bytes == .memory(Data("ten bytes!".utf8)))
        #expect(try await world.store.unfinished().isEmpty)
    }

    @Test func `ends on the shelf also where its picture cannot be had`() async throws {
        let world = DownloadWorld()
        world.pictures.fail(with: .offline)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson, \.isKept)
        #expect(await world.library.picture(of: Video.lesson.id) == nil)
    }

    @Test(.requirement("VD-10"))
    func `tells how much has come, and of how much`() async throws {
        let world = DownloadWorld()
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson) { $0 == .receiving(ReceivedBytes(4, of: 10), bytesPerSecond: nil) }
        await world.queue.close()
    }

    @Test(.requirement("VD-10"))
    func `of unknown length tells only what has come`() async throws {
        let world = DownloadWorld(tellsTotal: false)
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson) { $0.received == ReceivedBytes(4, of: nil) }
        world.downloader.letGo()
        try await world.until(.lesson, \.isKept)
    }

    @Test(.requirement("VD-10"))
    func `that is cancelled keeps what has come, and goes on from there`() async throws {
        let world = DownloadWorld()
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson) { $0.received.count == 4 }
        try await world.queue.cancel(Video.lesson.id)
        #expect(await world.queue.snapshot.state(of: Video.lesson.id) == .paused(ReceivedBytes(4, of: 10)))
        #expect(try await world.store.unfinished() == [Video.asked(.lesson, .pause)])

        world.downloader.letGo()
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson, \.isKept)
        #expect(world.downloader.fetchedBytes == 10)
    }

    @Test(.requirement("VD-10"))
    func `that is removed leaves nothing, and may be asked for again`() async throws {
        let world = DownloadWorld()
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson) { $0.received.count == 4 }
        try await world.queue.remove(Video.lesson.id)
        #expect(await world.queue.snapshot == DownloadsSnapshot())
        #expect(try await world.store.unfinished().isEmpty)
        let place = try await world.library.place(for: .lesson)
        #expect(await world.downloader.unfinished(at: place.file) == nil)

        world.downloader.letGo()
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson, \.isKept)
        try await world.queue.remove(Video.lesson.id)
        #expect(await world.queue.snapshot == DownloadsSnapshot())
        #expect(await world.library.contents(of: Video.lesson.id) == nil)
    }

    @Test func `that nobody asked for is not found`() async throws {
        let world = DownloadWorld()
        await #expect(throws: DownloadError.catalog(.notFound)) { try await world.queue.cancel(Video.lesson.id) }
        await #expect(throws: DownloadError.catalog(.notFound)) { try await world.queue.remove(Video.lesson.id) }
    }

    @Test(.requirement("VD-16"), arguments: [DownloadError.offline, .sourceFailed, .gone, .notAVideo, .damaged])
    func `that fails says why, and goes on when it is asked to`(_ failure: DownloadError) async throws {
        let world = DownloadWorld()
        world.downloader.fail(with: failure, afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        let snapshot = try await world.until(.lesson) { $0.failure == failure }
        #expect(snapshot.state(of: Video.lesson.id).received.count == 4)

        world.downloader.fail(with: nil)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson, \.isKept)
    }

    @Test func `that is kept or under way is not begun again`() async throws {
        let world = DownloadWorld()
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        await world.queue.start(.lesson, from: Video.lesson.link)
        #expect(await world.queue.snapshot.unfinished.count == 1)
        world.downloader.letGo()
        try await world.until(.lesson, \.isKept)
        await world.queue.start(.lesson, from: Video.lesson.link)
        #expect(await world.queue.snapshot.unfinished.isEmpty)
        #expect(world.downloader.fetchedBytes == 10)
    }

    @Test func `that another program cancelled stops, and one that it removed is gone`() async throws {
        let world = DownloadWorld()
        for (wish, isSo) in [(UnfinishedDownload.Wish.pause, "paused"), (.go, "gone")] {
            world.downloader.hold(afterSteps: 2)
            await world.queue.start(.lesson, from: Video.lesson.link)
            try await world.until(.lesson) { $0.received.count >= 2 && $0.isReceiving }
            isSo == "paused"
                ? try await world.store.save(Video.asked(.lesson, wish)) : try await world.store.forget(Video.lesson.id)
            world.time.advance(by: .seconds(1))
            world.downloader.hold(afterSteps: 1)
            world.downloader.gate.open()
            let snapshot = try await world.until(.lesson) { $0.isPaused || $0 == .notKept }
            #expect(snapshot.state(of: Video.lesson.id).isPaused == (isSo == "paused"))
            world.downloader.letGo()
        }
    }
}

@Suite(.timeLimit(.minutes(1))) struct `The queue of downloads` {
    @Test func `keeps two videos of one link apart`() async throws {
        let world = DownloadWorld()
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        await world.queue.start(.twin, from: Video.twin.link)
        try await world.queue.remove(Video.lesson.id)
        world.downloader.letGo()
        let snapshot = try await world.until(.twin, \.isKept)
        #expect(snapshot.kept.map(\.id) == [Video.twin.id])
        #expect(snapshot.state(of: Video.lesson.id) == .notKept)
    }

    @Test func `receives two at once, and the others in the order in which they were asked for`() async throws {
        let world = DownloadWorld()
        world.downloader.gate.close()
        for video in [Video.lesson, .awkwardLesson, .twin] { await world.queue.start(video, from: video.link) }
        let snapshot = await world.queue.snapshot
        #expect(snapshot.unfinished.map(\.id) == [Video.lesson.id, Video.awkwardLesson.id, Video.twin.id])
        #expect(snapshot.unfinished.map(\.state.isReceiving) == [true, true, false])
        #expect(snapshot.unfinished.map(\.state.isWaiting) == [false, false, true])
        world.downloader.gate.open()
        try await world.until(.twin, \.isKept)
    }

    @Test func `takes up the next when one is cancelled`() async throws {
        let world = DownloadWorld()
        world.downloader.gate.close()
        for video in [Video.lesson, .awkwardLesson, .twin] { await world.queue.start(video, from: video.link) }
        try await world.queue.cancel(Video.lesson.id)
        try await world.until(.twin, \.isReceiving)
        await world.queue.close()
    }

    @Test func `stops all and lets all go on`() async throws {
        let world = DownloadWorld()
        world.downloader.gate.close()
        for video in [Video.lesson, .awkwardLesson, .twin] { await world.queue.start(video, from: video.link) }
        await world.queue.pauseAll()
        #expect(await world.queue.snapshot.unfinished.map(\.state.isPaused) == [true, true, true])
        world.downloader.gate.open()
        await world.queue.resumeAll()
        for video in [Video.lesson, .awkwardLesson, .twin] { try await world.until(video, \.isKept) }
    }

    @Test(.requirement("VD-2"))
    func `takes up after a restart what was under way, and leaves what was cancelled`() async throws {
        let first = DownloadWorld()
        first.downloader.hold(afterSteps: 4)
        await first.queue.start(.lesson, from: Video.lesson.link)
        await first.queue.start(.awkwardLesson, from: Video.awkwardLesson.link)
        try await first.queue.cancel(Video.awkwardLesson.id)
        try await first.until(.lesson) { $0.received.count > 0 }
        await first.queue.close()
        let left = await first.queue.snapshot.state(of: Video.lesson.id).received.count

        let second = first.restarted()
        try await second.queue.restore(goingOn: true)
        let snapshot = try await second.until(.lesson, \.isKept)
        #expect(snapshot.state(of: Video.awkwardLesson.id).isPaused)
        #expect(second.downloader.fetchedBytes == 10 - left)
    }

    @Test func `leaves everything paused where another program is the one to go on`() async throws {
        let world = DownloadWorld(remembered: [Video.asked(.lesson, .go)])
        try await world.queue.restore(goingOn: false)
        #expect(await world.queue.snapshot.state(of: Video.lesson.id) == .paused(.none))
        #expect(try await world.store.unfinished() == [Video.asked(.lesson, .go)])
        try await world.queue.cancel(Video.lesson.id)
        #expect(try await world.store.unfinished() == [Video.asked(.lesson, .pause)])
    }

    @Test func `does not take up what was kept before the program could forget that it was asked for`() async throws {
        let first = DownloadWorld()
        await first.queue.start(.lesson, from: Video.lesson.link)
        try await first.until(.lesson, \.isKept)
        await first.queue.close()
        try await first.store.save(Video.asked(.lesson, .go))

        let second = first.restarted()
        try await second.queue.restore(goingOn: false)
        #expect(await second.queue.snapshot.state(of: Video.lesson.id).isKept)
        #expect(try await second.store.unfinished() == [])
    }

    @Test func `takes in a file that came whole before the program ended, without a byte`() async throws {
        let world = DownloadWorld(remembered: [Video.asked(.lesson, .go)])
        world.files[try await world.library.place(for: .lesson).file] = Data("ten bytes!".utf8)
        try await world.queue.restore(goingOn: true)
        try await world.until(.lesson, \.isKept)
        #expect(world.downloader.fetchedBytes == 0)
    }

    @Test(.requirement("VD-16"))
    func `holds the others back when the disk is full`() async throws {
        let world = DownloadWorld()
        world.downloader.gate.close()
        for video in [Video.lesson, .awkwardLesson, .twin] { await world.queue.start(video, from: video.link) }
        world.downloader.fail(with: .noRoom(missingBytes: nil))
        world.downloader.gate.open()
        try await world.until(.lesson) { $0.failure == .noRoom(missingBytes: nil) }
        try await world.until(.awkwardLesson) { $0.failure == .noRoom(missingBytes: nil) }
        #expect(await world.queue.snapshot.state(of: Video.twin.id).isPaused)

        world.downloader.fail(with: nil)
        await world.queue.resumeAll()
        for video in [Video.lesson, .awkwardLesson, .twin] { try await world.until(video, \.isKept) }
    }

    @Test func `counts as taken what the other downloads will still write`() async throws {
        let world = DownloadWorld()
        world.downloader.hold(afterSteps: 4)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson) { $0.received.count == 4 }
        // Six bytes are to come, and a hundred are to stay free.
        world.freeSpace.set(105)
        await world.queue.start(.awkwardLesson, from: Video.awkwardLesson.link)
        try await world.until(.awkwardLesson) { $0.failure == .noRoom(missingBytes: 1) }
        #expect(world.downloader.fetchedBytes == 4)
        await world.queue.close()
    }

    @Test func `goes on although nothing can be remembered`() async throws {
        let world = DownloadWorld()
        world.store.fail(with: .storageFailed)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson, \.isKept)
    }

    @Test func `tells why a shelf that cannot be written keeps nothing`() async throws {
        let world = DownloadWorld()
        world.library.fail(with: .storageFailed)
        await world.queue.start(.lesson, from: Video.lesson.link)
        try await world.until(.lesson) { $0.failure == .storageFailed }
    }

    @Test func `sees what another program kept and removed`() async throws {
        let world = DownloadWorld()
        let other = world.restarted()
        await other.queue.start(.lesson, from: Video.lesson.link)
        try await other.until(.lesson, \.isKept)
        try await world.queue.reloadShelf()
        #expect(await world.queue.snapshot.kept.map(\.id) == [Video.lesson.id])
        try await world.queue.remove(Video.lesson.id)
        #expect(await world.library.contents(of: Video.lesson.id) == nil)
    }

    @Test func `is watched by any number at once, each until the queue closes`() async throws {
        let world = DownloadWorld()
        let ends = try await withThrowingTaskGroup { group in
            for _ in 0..<5 {
                let snapshots = await world.queue.snapshots()
                group.addTask { await snapshots.reduce(nil) { $1 } as DownloadsSnapshot? }
            }
            await world.queue.start(.lesson, from: Video.lesson.link)
            try await world.until(.lesson, \.isKept)
            await world.queue.close()
            return await group.reduceResult()
        }
        #expect(ends.count == 5)
        #expect(ends.allSatisfy { $0?.state(of: Video.lesson.id).isKept == true })
    }
}

extension ThrowingTaskGroup where ChildTaskResult == DownloadsSnapshot?, Failure == any Error {
    fileprivate mutating func reduceResult() async -> [DownloadsSnapshot?] {
        var all: [DownloadsSnapshot?] = []
        while let next = await nextResult() { all.append((try? next.get()) ?? nil) }
        return all
    }
}
