import Foundation
import SharedKernel
import VideoCatalog

/// The embedder's own source: whatever its closure says.
struct ClosureFeed: VideoFeed {
    let videosNow: @Sendable () async throws(VideoCatalogError) -> [Video]

    func videos() async throws(VideoCatalogError) -> Loaded<VideoList> {
        Loaded(VideoList(try await videosNow()), freshness: .live)
    }
}

/// The embedder's own cache.
actor ActorCache: FeedCache {
    private var kept: SavedVideoList?

    init(_ kept: SavedVideoList? = nil) { self.kept = kept }

    func saved() -> SavedVideoList? { kept }
    func save(_ list: VideoList, at moment: Date) { kept = SavedVideoList(list, savedAt: moment) }
}

struct Clock: TimeSource {
    var now: Date { Date() }
}
