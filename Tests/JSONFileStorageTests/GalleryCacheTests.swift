import Foundation
import Gallery
import JSONFileStorage
import SamplePhotos
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(5))) struct `Pages of a gallery on disk` {
    private let storage = TemporaryStorage()

    private func page(_ numbers: Range<Int>, next: String? = nil, at cursor: String? = nil) -> KeptPage<Photo> {
        KeptPage(
            GalleryPage(Photo.samples(numbers), next: next.map(Page.Cursor.init), total: 99),
            at: PagePlace(after: cursor.map(Page.Cursor.init)), savedAt: Photo.sample(0).uploadedAt)
    }

    private func bytesOnDisk(holding text: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: storage.file("").path).filter { name in
            try Data(contentsOf: storage.file(name)).range(of: Data(text.utf8)) != nil
        }
    }

    @Test func `are there after a restart, one list for each name`() async throws {
        let cache = JSONFileGalleryCache<Photo>("photos", in: storage.open())
        try await cache.keep(page(2..<4, next: "2"))
        try await cache.keep(page(0..<2, at: "2"))
        let restarted = JSONFileGalleryCache<Photo>("photos", in: storage.open())
        #expect(try await restarted.kept(.leading(to: Page.Cursor(rawValue: "2"))) == page(2..<4, next: "2"))
        #expect(try await restarted.kept(.at(.after(Page.Cursor(rawValue: "2")))) == page(0..<2, at: "2"))
        #expect(try await JSONFileGalleryCache<Photo>("others", in: storage.open()).kept(.at(.first)) == nil)
    }

    @Test(.requirement("VK-6")) func `leave nothing in any file when they are forgotten`() async throws {
        let cache = JSONFileGalleryCache<Photo>("photos", in: storage.open())
        for number in 0..<5 { try await cache.keep(page(0..<3, at: "\(number)")) }
        #expect(try !bytesOnDisk(holding: "club128666765").isEmpty)
        try await cache.forgetAll()
        #expect(try bytesOnDisk(holding: "club128666765").isEmpty)
        #expect(
            try await JSONFileGalleryCache<Photo>("photos", in: storage.open()).kept(.at(.after(.init(rawValue: "1"))))
                == nil)
    }

    @Test func `that were damaged and set aside are forgotten as well`() async throws {
        try await JSONFileGalleryCache<Photo>("photos", in: storage.open()).keep(page(0..<3))
        try await JSONFileGalleryCache<Photo>("photos-of-another", in: storage.open()).keep(page(0..<3))
        let snapshot = storage.file("photos.jsonl")
        try storage.write(Data(contentsOf: snapshot) + Data("club128666765 damaged\n".utf8), to: "photos.jsonl")
        let cache = JSONFileGalleryCache<Photo>("photos", in: storage.open())
        _ = try await cache.kept(.at(.first))
        #expect(storage.incidents.count == 1)
        try await cache.forgetAll()
        #expect(try bytesOnDisk(holding: "club128666765").allSatisfy { $0.hasPrefix("photos-of-another") })
    }

    @Test func `of a community's name are there after a restart`() async throws {
        let kept = KeptCommunity(.studio, savedAt: Photo.sample(0).uploadedAt)
        try await JSONFileCommunityCache(in: storage.open()).keep(kept, as: .studio)
        #expect(try await JSONFileCommunityCache(in: storage.open()).kept(.studio) == kept)
    }
}
