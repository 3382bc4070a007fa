import Foundation
import JSONFileStorage
import SampleVideos
import TestTraits
import Testing
import VideoCatalog

@Suite(.timeLimit(.minutes(5))) struct `A feed's kept list on disk` {
    private let storage = TemporaryStorage()

    @Test(.requirement("VD-7"))
    func `is there after a restart, one list for each feed`() async throws {
        try await JSONFileFeedCache("lessons", in: storage.open()).save(VideoList([.lesson]), at: .monday)
        try await JSONFileFeedCache("videos", in: storage.open()).save(VideoList([.olderStream]), at: .tuesday)
        let kept = try await JSONFileFeedCache("lessons", in: storage.open()).saved()
        #expect(kept == SavedVideoList(VideoList([.lesson]), savedAt: .monday))
    }

    @Test func `that is damaged counts as none, and lies aside`() async throws {
        try storage.write(Data("<html>".utf8), to: "lessons.json")
        #expect(try await JSONFileFeedCache("lessons", in: storage.open()).saved() == nil)
        #expect(storage.incidents.count == 1)
    }

    @Test func `of a newer program cannot be used, and says so in the domain's words`() async throws {
        try storage.write(Data(#"{"format":"video-list","version":99,"value":0}"#.utf8), to: "lessons.json")
        let cache = JSONFileFeedCache("lessons", in: storage.open())
        await #expect(throws: VideoCatalogError.storageFailed) { try await cache.saved() }
        await #expect(throws: VideoCatalogError.storageFailed) {
            try await cache.save(VideoList([.lesson]), at: .monday)
        }
    }
}
