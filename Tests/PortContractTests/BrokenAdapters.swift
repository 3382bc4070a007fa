import Foundation
import InMemoryAdapters
import PortContracts
import SharedKernel
import Testing
import VideoCatalog

/// A contract that nothing can break proves nothing.
@Suite(.timeLimit(.minutes(2))) struct `A contract` {
    @Test func `notices a feed that turns its list round, and says what it saw`() async throws {
        let broken = await brokenPromises(VideoFeedContract.behaviors) { world in
            guard case .videos(let videos) = world else { return InMemoryVideoFeed(failingWith: .offline) }
            return InMemoryVideoFeed(videos.reversed())
        }
        #expect(broken.contains { $0.contains("the titles: expected") })
    }

    @Test func `notices a feed that calls every failure the same`() async throws {
        let broken = await brokenPromises(VideoFeedContract.behaviors) { _ in
            InMemoryVideoFeed(failingWith: .offline)
        }
        #expect(broken.contains { $0.contains("expected the error unreadable, saw offline") })
        #expect(broken.contains { $0.contains("expected the error cancelled, saw offline") })
    }

    @Test func `notices a cache that forgets, and one that keeps too much`() async throws {
        struct Forgetful: FeedCache {
            func saved() async throws(VideoCatalogError) -> SavedVideoList? { nil }
            func save(_ list: VideoList, at moment: Date) async throws(VideoCatalogError) {}
        }
        #expect(await brokenPromises(FeedCacheContract.behaviors) { _ in Forgetful() }.count == 4)

        let boundless = await brokenPromises(PictureCacheContract<VideoCatalogError>.behaviors) { _ in
            InMemoryPictureCache(limitInBytes: .max)
        }
        #expect(boundless.count == 2)
    }

    private func brokenPromises<World, Port>(
        _ behaviors: [Behavior<World, Port>], _ given: @escaping Behavior<World, Port>.Given
    ) async -> [String] {
        var broken: [String] = []
        for behavior in behaviors {
            do { try await behavior.check(given) } catch { broken.append("\(behavior): \(error)") }
        }
        return broken
    }
}
