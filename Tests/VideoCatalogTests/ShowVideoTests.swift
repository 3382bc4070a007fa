import Foundation
import InMemoryAdapters
import SampleVideos
import SharedKernel
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(1))) struct `One video` {
    private let cache = InMemoryFeedCache(SavedVideoList(VideoList([.lesson, .olderStream]), savedAt: .monday))
    private let inspector = InMemoryMediaInspector()

    private func show(_ feed: InMemoryVideoFeed) -> ShowVideo {
        let offline = feed.fallingBack(to: cache, time: FixedTime(.tuesday))
        return ShowVideo(list: ListVideos(feed: offline, cache: cache), inspector: inspector)
    }

    @Test(.requirement("VD-1", "VD-15"))
    func `is shown from the kept list, without a question to the feed`() async throws {
        let feed = InMemoryVideoFeed(failingWith: .offline)
        let shown = try await show(feed)("lessons-950")
        #expect(shown == Loaded(.lesson, freshness: .cached(since: .monday, because: .notAskedYet)))
        #expect(feed.calls == 0)
    }

    @Test func `that the kept list lacks is looked up in the feed`() async throws {
        let feed = InMemoryVideoFeed([.awkwardLesson])
        #expect(try await show(feed)("7991") == Loaded(.awkwardLesson, freshness: .live))
        #expect(feed.calls == 1)
    }

    @Test func `that nobody has is not found, after one question`() async throws {
        let feed = InMemoryVideoFeed([.lesson])
        await #expect(throws: VideoCatalogError.notFound) { try await show(feed)("lessons-1") }
        #expect(feed.calls == 1)
    }

    @Test func `is not found by a number that two have`() async throws {
        let feed = InMemoryVideoFeed([.lesson, .olderStream])
        await #expect(throws: VideoCatalogError.notFound) { try await show(feed)("950") }
    }

    @Test(.requirement("VD-15"))
    func `that the kept list lacks cannot be told to be gone while the feed is out of reach`() async throws {
        let feed = InMemoryVideoFeed(failingWith: .offline)
        await #expect(throws: VideoCatalogError.offline) { try await show(feed)("lessons-1") }
    }

    @Test(.requirement("VD-8"), arguments: [Video.lesson, .olderStream])
    func `whose link names its kind is played without a question`(_ video: Video) async throws {
        #expect(try await show(InMemoryVideoFeed([])).media(of: video) == video.media)
        #expect(inspector.calls == 0)
    }

    @Test(.requirement("VD-8"))
    func `whose link does not name its kind is inspected`() async throws {
        let link = try #require(URL(string: "https://media.example/watch/17"))
        let video = Video(
            id: Video.lesson.id, title: "", summary: "", thumbnail: nil, media: .file(link))
        let inspector = InMemoryMediaInspector([.stream(link)])
        let list = ListVideos(feed: InMemoryVideoFeed([video]), cache: cache)
        let show = ShowVideo(list: list, inspector: inspector)
        #expect(try await show.media(of: video) == .stream(link))
        inspector.fail(with: .offline)
        await #expect(throws: VideoCatalogError.offline) { try await show.media(of: video) }
    }

    @Test func `without a link has nothing to play`() async throws {
        #expect(try await show(InMemoryVideoFeed([])).media(of: .withoutMedia) == nil)
    }
}

@Suite(.timeLimit(.minutes(1))) struct `A thumbnail` {
    private let address: URL
    private let source: InMemoryPictureSource<VideoCatalogError>
    private let thumbnails = InMemoryPictureCache<VideoCatalogError>()
    private let show: ShowThumbnail

    init() throws {
        address = try #require(Video.lesson.thumbnail)
        source = InMemoryPictureSource([address: .sunrise])
        let feed = InMemoryVideoFeed([.lesson, .withoutMedia])
        show = ShowThumbnail(
            list: ListVideos(feed: feed, cache: InMemoryFeedCache()), source: source, cache: thumbnails)
    }

    @Test(.requirement("VD-5", "VD-15"))
    func `that was seen is shown while its host is out of reach`() async throws {
        #expect(try await show(Video.lesson.id) == .sunrise)
        source.fail(with: .offline)
        #expect(try await show(Video.lesson.id) == .sunrise)
        #expect(source.calls == 1)
    }

    @Test func `that was never seen cannot be shown then`() async throws {
        source.fail(with: .offline)
        await #expect(throws: VideoCatalogError.offline) { try await show(Video.lesson.id) }
    }

    @Test func `of an unknown video, or one without a picture, is not found and not asked for`() async throws {
        await #expect(throws: VideoCatalogError.notFound) { try await show(Video.olderStream.id) }
        await #expect(throws: VideoCatalogError.notFound) { try await show(Video.withoutMedia.id) }
        #expect(source.calls == 0)
    }

    @Test func `is shown although it cannot be kept`() async throws {
        thumbnails.failWrites(with: .storageFailed)
        #expect(try await show(Video.lesson.id) == .sunrise)
    }

    @Test func `of a caller who left is cancelled`() async throws {
        source.gate.close()
        let caller = Task { try await show(Video.lesson.id) }
        await source.gate.arrivals(1)
        caller.cancel()
        await #expect(throws: VideoCatalogError.cancelled) { try await caller.value }
    }
}
