import Digests
import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

@Suite struct `What has come of a file` {
    @Test func `is a part of the whole, where that is known`() {
        #expect(ReceivedBytes(0, of: 10).fraction == 0)
        #expect(ReceivedBytes(5, of: 10).fraction == 0.5)
        #expect(ReceivedBytes(12, of: 10).fraction == 1)
        #expect(ReceivedBytes(0, of: 0).fraction == 1)
        #expect(ReceivedBytes(5, of: nil).fraction == nil)
    }

    @Test func `tells how long the rest takes, where that can be told`() {
        #expect(ReceivedBytes(5, of: 10).timeLeft(at: 2) == .seconds(3))
        #expect(ReceivedBytes(10, of: 10).timeLeft(at: 2) == .zero)
        #expect(ReceivedBytes(5, of: 10).timeLeft(at: 0) == nil)
        #expect(ReceivedBytes(5, of: 10).timeLeft(at: nil) == nil)
        #expect(ReceivedBytes(5, of: nil).timeLeft(at: 2) == nil)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `Asking for a video` {
    private let world = DownloadWorld()

    private func download(_ videos: [Video], _ inspector: InMemoryMediaInspector = .init()) -> DownloadVideo {
        let list = ListVideos(feed: InMemoryVideoFeed(videos), cache: InMemoryFeedCache())
        return DownloadVideo(show: ShowVideo(list: list, inspector: inspector), queue: world.queue)
    }

    @Test(.requirement("VD-9"))
    func `keeps it, named by its number alone where that is enough`() async throws {
        #expect(try await download([.lesson, .awkwardLesson])("950") == Video.lesson.id)
        try await world.until(.lesson, \.isKept)
    }

    @Test func `that is a stream, or has no link, says so`() async throws {
        let download = download([.olderStream, .withoutMedia])
        await #expect(throws: DownloadError.isStream) { try await download("videos-950") }
        await #expect(throws: DownloadError.nothingToDownload) { try await download("lessons-1486") }
        await #expect(throws: DownloadError.catalog(.notFound)) { try await download("lessons-1") }
        #expect(await world.queue.snapshot == DownloadsSnapshot())
    }

    @Test func `whose link does not name its kind looks first`() async throws {
        let link = try #require(URL(string: "https://media.example/watch/17"))
        let video = Video(id: Video.lesson.id, title: "", summary: "", thumbnail: nil, media: .file(link))
        await #expect(throws: DownloadError.isStream) {
            try await download([video], InMemoryMediaInspector([.stream(link)]))("950")
        }
        await #expect(throws: DownloadError.notAVideo) { try await download([video])("950") }
        await #expect(throws: DownloadError.offline) {
            try await download([video], InMemoryMediaInspector(failingWith: .offline))("950")
        }
    }

    @Test func `that left its feed goes on by the link that it had`() async throws {
        world.downloader.hold(afterSteps: 4)
        try await download([.lesson])("950")
        try await world.until(.lesson) { $0.received.count == 4 }
        try await world.queue.cancel(Video.lesson.id)
        world.downloader.letGo()
        try await download([.awkwardLesson])("950")
        let kept = try await world.until(.lesson, \.isKept)
        #expect(kept.video("950") == .lesson)
        try await download([.awkwardLesson])("950")
    }
}

@Suite(.timeLimit(.minutes(1))) struct `Bringing a file` {
    private let files = InMemoryVideoFiles()
    private let time = FixedTime(.monday)
    private let freeSpace = InMemoryFreeSpace()
    private let place: URL
    private let downloader: InMemoryVideoDownloader
    private let bring: BringFile

    init() throws {
        place = try #require(URL(string: "memory:/file"))
        downloader = InMemoryVideoDownloader(
            [Video.lesson.link: Data(count: 1_000)], into: files, stepInBytes: 100)
        bring = BringFile(downloader: downloader, freeSpace: freeSpace, time: time, reserveInBytes: 50)
    }

    @Test(.requirement("VD-10"))
    func `measures the speed over the last seconds`() async throws {
        let speeds = try await speeds(whileTimeMovesBy: .milliseconds(250))
        #expect(speeds.prefix(2) == [nil, nil])
        #expect(speeds.dropFirst(2).allSatisfy { $0 == 400 })
    }

    @Test(.requirement("VD-10"), arguments: [Duration.seconds(-86_400), .zero, .seconds(86_400)])
    func `comes whole, and at no speed that cannot be, when the clock jumps`(_ jump: Duration) async throws {
        let speeds = try await speeds(whileTimeMovesBy: jump).compactMap(\.self)
        #expect(speeds.allSatisfy { $0 >= 0 && $0 < 1 })
        #expect(files[place] == Data(count: 1_000))
    }

    /// Brings ten times a hundred bytes; what the speed is told to be after each.
    private func speeds(whileTimeMovesBy step: Duration) async throws -> [Double?] {
        downloader.hold(afterSteps: 1)
        var speeds: [Double?] = []
        let (news, teller) = AsyncStream.makeStream(of: Double?.self)
        let task = Task { [bring, place] in
            try await bring(Video.lesson.link, to: place) { _, speed in
                teller.yield(speed)
                return true
            }
        }
        for await speed in news {
            speeds.append(speed)
            if speeds.count == 10 { break }
            // The next step is held by then.
            await downloader.gate.arrivals(speeds.count + 1)
            time.advance(by: step)
            downloader.hold(afterSteps: 0)
            downloader.gate.open()
        }
        // Stopped by the time limit, it must not wait for what nobody lets go.
        if Task.isCancelled { task.cancel() }
        #expect(try await task.value == 1_000)
        return speeds
    }

    @Test func `stops when it is told to, and leaves what has come`() async throws {
        downloader.hold(afterSteps: 1)
        await #expect(throws: DownloadError.cancelled) {
            try await bring(Video.lesson.link, to: place) { _, _ in false }
        }
        #expect(await downloader.unfinished(at: place)?.received == ReceivedBytes(100, of: 1_000))
    }

    @Test(.requirement("VD-16"))
    func `begins only where a reserve stays free`() async throws {
        freeSpace.set(49)
        await #expect(throws: DownloadError.noRoom(missingBytes: 1)) {
            try await bring(Video.lesson.link, to: place) { _, _ in true }
        }
        #expect(downloader.fetchedBytes == 0)
    }

    @Test(.requirement("VD-16"))
    func `stops as soon as it knows that the rest has no room, and goes on when there is some`() async throws {
        freeSpace.set(949)
        downloader.hold(afterSteps: 1)
        await #expect(throws: DownloadError.noRoom(missingBytes: 1)) {
            try await bring(Video.lesson.link, to: place) { _, _ in true }
        }
        freeSpace.set(950)
        downloader.letGo()
        #expect(try await bring(Video.lesson.link, to: place) { _, _ in true } == 1_000)
        #expect(downloader.fetchedBytes == 1_000)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `Looking at the shelf again` {
    @Test(.requirement("VD-16"))
    func `finds files that are whole, missing, and of another length`() async throws {
        let world = DownloadWorld()
        for video in [Video.lesson, .awkwardLesson, .twin] {
            await world.queue.start(video, from: video.link)
            try await world.until(video, \.isKept)
        }
        world.files[try await world.library.place(for: .awkwardLesson).file] = nil
        world.files[try await world.library.place(for: .twin).file] = Data([1, 2, 3])
        let found = try await VerifyKeptVideos(library: world.library, time: FixedTime(.monday))()
        let conditions = Dictionary(uniqueKeysWithValues: found.map { ($0.kept.id, $0.condition) })
        #expect(
            conditions == [
                Video.lesson.id: .whole, Video.awkwardLesson.id: .missing,
                Video.twin.id: .wrongLength(foundBytes: 3),
            ])
    }

    @Test(.requirement("VD-16"))
    func `finds other bytes of the same length, and takes nothing for granted of one without a digest`() async throws {
        let world = DownloadWorld()
        let verify = VerifyKeptVideos(library: world.library, time: FixedTime(.monday))
        let place = try await world.library.place(for: .lesson).file
        world.files[place] = Data([1, 2, 3])
        try await world.library.add(KeptVideo(.lesson, sizeInBytes: 3, keptAt: .monday), picture: .sunrise)
        #expect(try await verify().map(\.condition) == [.nowFingerprinted])
        #expect(await world.library.picture(of: Video.lesson.id) == .sunrise)
        #expect(try await verify().map(\.condition) == [.whole])

        world.files[place] = Data([1, 2, 2])
        #expect(try await verify().map(\.condition) == [.changed(found: SHA256.digest(of: [1, 2, 2]))])
    }
}

@Suite struct `What can go wrong with a download` {
    @Test(arguments: Language.allCases)
    func `is told in the person's language, each in words of its own`(_ language: Language) {
        let errors: [DownloadError] = [
            .offline, .sourceFailed, .tryLater(after: .seconds(7)), .gone, .refused, .badLink, .notAVideo, .isStream,
            .nothingToDownload, .otherFingerprint, .noRoom(missingBytes: 7_000_001), .noRoom(missingBytes: nil),
            .damaged, .busyElsewhere, .storageFailed,
            .catalog(.notFound), .cancelled,
        ]
        let messages = errors.map { $0.message(in: language) }
        #expect(Set(messages).count == errors.count)
        let isRussian = messages.map { $0.unicodeScalars.contains { ("а"..."я").contains($0) } }
        #expect(isRussian == errors.map { _ in language == .russian })
        #expect(messages[10].contains("8 "))
    }

    @Test(arguments: [DownloadError.offline, .sourceFailed, .noRoom(missingBytes: 1), .busyElsewhere])
    func `goes on where that can help`(_ error: DownloadError) {
        #expect(error.isResumable)
    }

    @Test(arguments: [DownloadError.gone, .refused, .badLink, .notAVideo, .isStream, .damaged, .otherFingerprint])
    func `begins anew where going on cannot help`(_ error: DownloadError) {
        #expect(!error.isResumable)
    }
}
