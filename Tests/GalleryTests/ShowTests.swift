import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `One photo or video` {
    @Test(.requirement("VK-10")) func `has its neighbors in the list, also on the next page and the one before`()
        async throws
    {
        let gallery = GalleryInMemory(photos: 0..<6)
        let first = try await gallery.browsePhotos(limit: 3).value
        let second = PagePlace(after: first.next)

        let newest = try await gallery.showPhoto(Photo.sample(5).id, at: .first, limit: 3).value
        #expect(newest == ListedItem(.sample(5), next: .init(Photo.sample(4).id, at: .first)))
        let last = try await gallery.showPhoto(Photo.sample(3).id, at: .first, limit: 3).value
        #expect(last.previous == .init(Photo.sample(4).id, at: .first))
        #expect(last.next == .init(Photo.sample(2).id, at: second))
        let beyond = try await gallery.showPhoto(Photo.sample(2).id, at: second, limit: 3).value
        #expect(beyond.previous == .init(Photo.sample(3).id, at: .first))
        let oldest = try await gallery.showPhoto(Photo.sample(0).id, at: second, limit: 3).value
        #expect(oldest.next == nil)
    }

    @Test func `that was seen is shown without a question`() async throws {
        let gallery = GalleryInMemory(photos: 0..<6)
        _ = try await gallery.browsePhotos()
        gallery.fail(with: .offline)
        #expect(try await gallery.showPhoto(Photo.sample(2).id, at: .first).value.item == .sample(2))
    }

    @Test func `is found by its id alone, without neighbors`() async throws {
        let gallery = GalleryInMemory(photos: 0..<6)
        let shown = try await gallery.showPhoto(Photo.sample(2).id)
        #expect(shown == Loaded(ListedItem(.sample(2)), freshness: .live))
        await #expect(throws: GalleryError.notFound) { try await gallery.showPhoto(Photo.sample(99).id) }
    }

    @Test func `has no next neighbor while the next page cannot be had`() async throws {
        let gallery = GalleryInMemory(photos: 0..<6)
        _ = try await gallery.browsePhotos(limit: 3)
        gallery.fail(with: .offline)
        #expect(try await gallery.showPhoto(Photo.sample(3).id, at: .first, limit: 3).value.next == nil)
    }

    @Test(.requirement("VK-19", "VK-22")) func `of the videos is asked for anew, since its player ends with time`()
        async throws
    {
        let gallery = GalleryInMemory(videos: 0..<3)
        _ = try await gallery.browseVideos()
        let id = GalleryVideo.sample(1).id
        gallery.videos.remove(id)
        gallery.videos.add(.sample(1, title: "Renamed"))
        #expect(try await gallery.showVideo(id, at: .first).value.item.title == "Renamed")
        gallery.fail(with: .offline)
        let kept = try await gallery.showVideo(id, at: .first)
        #expect(kept.value.item == .sample(1))
        #expect(kept.freshness == .cached(since: gallery.time.now, because: .offline))
    }

    @Test func `of the videos that is gone is not shown as it was`() async throws {
        let gallery = GalleryInMemory(videos: 0..<3)
        _ = try await gallery.browseVideos()
        gallery.videos.remove(GalleryVideo.sample(1).id)
        await #expect(throws: GalleryError.notFound) {
            try await gallery.showVideo(GalleryVideo.sample(1).id, at: .first)
        }
    }

    @Test func `has its picture in the size that is wanted, fetched once`() async throws {
        let gallery = GalleryInMemory(photos: 0..<3)
        _ = try await gallery.browsePhotos()
        let id = Photo.sample(1).id
        for _ in 0..<3 { _ = try await gallery.showPicture(of: id, at: .first, .covering(sideInPixels: 90)) }
        #expect(gallery.pictures.calls == 1)
        _ = try await gallery.showPicture(of: id, at: .first, .best)
        #expect(gallery.pictures.calls == 2)
        gallery.fail(with: .offline)
        _ = try await gallery.showPicture(of: id, at: .first, .best)
    }

    @Test func `without a picture says so, and asks for none`() async throws {
        let gallery = GalleryInMemory(photos: 0..<3)
        gallery.photos.add(.withoutSizes)
        await #expect(throws: GalleryError.notFound) {
            try await gallery.showPicture(of: Photo.withoutSizes.id, at: nil, .best)
        }
        #expect(gallery.pictures.calls == 0)
    }
}
