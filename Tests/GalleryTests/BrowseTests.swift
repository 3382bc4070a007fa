import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `The list of a community's photos` {
    @Test(.requirement("VK-9")) func `has every photo once, newest first, while others arrive`() async throws {
        let gallery = GalleryInMemory(photos: 0..<1_234)
        var (seen, place) = ([Photo.ID](), PagePlace<Photo>.first)
        var arriving = 2_000
        while true {
            let page = try await gallery.browsePhotos(place, limit: 100).value
            seen += page.items.map(\.id)
            guard let next = page.next else { break }
            gallery.photos.add(.sample(arriving))
            arriving += 1
            place = .after(next)
        }
        #expect(seen == Photo.samples(0..<1_234).reversed().map(\.id))
    }

    @Test(.requirement("VK-9")) func `asks for its community once a day`() async throws {
        let gallery = GalleryInMemory(photos: 0..<3)
        for _ in 0..<3 { _ = try await gallery.browsePhotos() }
        #expect(gallery.communities.calls == 1)
        gallery.time.advance(by: .seconds(90_000))
        _ = try await gallery.browsePhotos()
        #expect(gallery.communities.calls == 2)
    }

    @Test func `is shown as it was kept while the service is out of reach, and says since when`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        let fresh = try await gallery.browsePhotos(limit: 3)
        _ = try await gallery.browsePhotos(PagePlace(after: fresh.value.next), limit: 3)
        let moment = gallery.time.now
        gallery.time.advance(by: .seconds(100_000))
        gallery.fail(with: .offline)
        let first = try await gallery.browsePhotos(limit: 3)
        #expect(first == Loaded(fresh.value, freshness: .cached(since: moment, because: .offline)))
        let second = try await gallery.browsePhotos(PagePlace(after: first.value.next), limit: 3)
        #expect(second.value.items == Photo.samples(0..<2).reversed())
    }

    @Test(arguments: [GalleryError.signInNeeded(.sessionEnded), .rightMissing(.photos), .closed(nil), .cancelled])
    func `is not shown as it was kept where that would hide something`(error: GalleryError) async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        _ = try await gallery.browsePhotos()
        gallery.photos.fail(with: error)
        await #expect(throws: error) { try await gallery.browsePhotos() }
    }

    @Test func `is there at once where it was kept, without a question`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        #expect(await gallery.browsePhotos.kept() == nil)
        let fresh = try await gallery.browsePhotos(.first, .keptFirst)
        #expect(fresh.freshness == .live)
        let calls = gallery.photos.calls
        let kept = try await gallery.browsePhotos(.first, .keptFirst)
        #expect(kept.value == fresh.value)
        #expect(kept.freshness == .cached(since: gallery.time.now, because: .notAskedYet))
        #expect(await gallery.browsePhotos.kept() == kept)
        #expect(gallery.photos.calls == calls)
    }

    @Test func `is shown though nothing can be kept`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        gallery.photoCache.fail(with: .diskFull)
        gallery.communityCache.fail(with: .diskFull)
        #expect(try await gallery.browsePhotos(.first, .keptFirst).value.items.count == 5)
    }

    @Test func `says that its community is not there`() async throws {
        let nowhere = OpenCommunity(Community.Reference(rawValue: "nobody"), source: InMemoryCommunitySource([:]))
        let cache = InMemoryGalleryCache<Photo>()
        let browse = BrowsePhotos(nowhere, source: InMemoryPhotoSource([], of: Community.studio.id), cache: cache)
        await #expect(throws: GalleryError.noCommunity) { try await browse() }
    }

    @Test func `says so also where the service knew it yesterday, and denies only its first page`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        let next = try #require(try await gallery.browsePhotos(limit: 2).value.next)
        gallery.photos.fail(with: .notFound)
        await #expect(throws: GalleryError.noCommunity) { try await gallery.browsePhotos() }
        await #expect(throws: GalleryError.notFound) { try await gallery.browsePhotos(.after(next)) }
    }

    @Test(.requirement("VK-6")) func `is forgotten with its pictures and its community`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5, videos: 0..<2)
        _ = try await (gallery.browsePhotos(), gallery.browseVideos())
        _ = try await gallery.showPicture(of: Photo.sample(1).id, at: .first, .best)
        try await gallery.forget()
        #expect(await gallery.browsePhotos.kept() == nil)
        #expect(await gallery.browseVideos.kept() == nil)
        #expect(await gallery.media.kept(at: try #require(Photo.sample(1).sizes.best).address) == nil)
        #expect(try await gallery.communityCache.kept(.studio) == nil)
    }

    @Test func `is forgotten as far as it can be, and the rest is said`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        _ = try await gallery.browsePhotos()
        gallery.communityCache.fail(with: .storageFailed)
        await #expect(throws: GalleryError.storageFailed) { try await gallery.forget() }
        #expect(await gallery.browsePhotos.kept() == nil)
    }
}
