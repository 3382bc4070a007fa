import Foundation
import Gallery
import InMemoryAdapters
import SamplePhotos
import SharedKernel
import Synchronization
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Saving photos` {
    @Test(.requirement("VK-14")) func `brings the best resolution, once`() async throws {
        let gallery = GalleryInMemory(photos: 0..<3)
        let saved = try await gallery.savePhoto(Photo.sample(1).id)
        #expect(saved.isNew)
        let best = try #require(Photo.sample(1).sizes.best)
        #expect(gallery.library.files.map(\.picture) == [try await gallery.pictures.picture(at: best.address)])
        let calls = gallery.pictures.calls
        #expect(try await gallery.savePhoto(Photo.sample(1).id) == SavedPicture(path: saved.path, isNew: false))
        #expect(gallery.pictures.calls == calls)
    }

    @Test func `does not fetch what was seen`() async throws {
        let gallery = GalleryInMemory(photos: 0..<3)
        _ = try await gallery.showPicture(of: Photo.sample(1).id, at: nil, .best)
        _ = try await gallery.savePhoto(Photo.sample(1).id)
        #expect(gallery.pictures.calls == 1)
    }

    @Test(.requirement("VK-15"), arguments: [GalleryError.diskFull, .notWritable(path: "/x"), .storageFailed])
    func `says why it failed`(error: GalleryError) async throws {
        let gallery = GalleryInMemory(photos: 0..<3)
        gallery.library.fail(with: error)
        await #expect(throws: error) { try await gallery.savePhoto(Photo.sample(1).id) }
        await #expect(throws: GalleryError.notFound) { try await gallery.savePhoto(Photo.sample(99).id) }
    }

    @Test func `of a whole community brings every photo, and the next time only the new ones`() async throws {
        let gallery = GalleryInMemory(photos: 0..<250)
        let told = Mutex<[SavingProgress]>([])
        let all = try await gallery.saveAll(.all(since: nil)) { step in told.withLock { $0.append(step) } }
        #expect((all.savedCount, all.alreadySavedCount, all.failedCount) == (250, 0, 0))
        #expect(told.withLock { $0.map(\.seenCount) } == Array(1...250) + [250])
        #expect(told.withLock { $0.allSatisfy { $0.total == 250 } })

        let calls = gallery.pictures.calls
        gallery.photos.add(.sample(999))
        for size in Photo.sample(999).sizes { gallery.pictures.answer(.success(.jpeg(1)), at: size.address) }
        let again = try await gallery.saveAll(.all(since: nil)) { _ in }
        #expect((again.savedCount, again.alreadySavedCount) == (1, 250))
        #expect(gallery.pictures.calls == calls + 1)
    }

    @Test func `since a date asks for no page that is older`() async throws {
        let gallery = GalleryInMemory(photos: 0..<500)
        let done = try await gallery.saveAll(.all(since: Photo.sample(450).uploadedAt)) { _ in }
        #expect(done.savedCount == 50)
        #expect(gallery.photos.calls == 1)
    }

    @Test func `of those selected tells which are gone`() async throws {
        let gallery = GalleryInMemory(photos: 0..<5)
        let ids = [Photo.sample(1).id, Photo.sample(77).id, Photo.sample(3).id]
        let done = try await gallery.saveAll(.photos(ids), in: .named(path: "/there")) { _ in }
        #expect((done.savedCount, done.failedCount, done.total) == (2, 1, 3))
        #expect(done.failures == [.init(Photo.sample(77).id, .notFound)])
        #expect(gallery.library.files.allSatisfy { $0.path.hasPrefix("/there/") })
    }

    @Test func `leaves out what cannot be had, and goes on`() async throws {
        let gallery = GalleryInMemory(photos: 0..<40)
        for number in 0..<30 {
            let best = try #require(Photo.sample(number).sizes.best)
            gallery.pictures.answer(.failure(.unreadable), at: best.address)
        }
        let done = try await gallery.saveAll(.all(since: nil)) { _ in }
        #expect((done.savedCount, done.failedCount, done.failures.count) == (10, 30, SavingProgress.failuresShown))
    }

    @Test(arguments: [GalleryError.diskFull, .notWritable(path: "/x"), .offline, .signInNeeded(.sessionEnded)])
    func `stops at what would stop every photo, and can go on later`(error: GalleryError) async throws {
        let gallery = GalleryInMemory(photos: 0..<30)
        await #expect(throws: error) {
            try await gallery.saveAll(.all(since: nil)) { step in
                if step.savedCount == 10 { gallery.library.fail(with: error) }
            }
        }
        let safe = gallery.library.files.count
        #expect((10..<14).contains(safe))
        gallery.library.fail(with: nil)
        let rest = try await gallery.saveAll(.all(since: nil)) { _ in }
        #expect((rest.alreadySavedCount, rest.savedCount) == (safe, 30 - safe))
    }

    @Test func `goes on in the background, is watched, and can be stopped`() async throws {
        let gallery = GalleryInMemory(photos: 0..<30)
        gallery.pictures.gate.close()
        let run = SavingRun(gallery.saveAll)
        #expect(await run.begin(.all(since: nil)))
        await gallery.pictures.gate.arrivals(1)
        #expect(await run.begin(.all(since: nil)) == false)
        await run.cancel()
        #expect(await run.state == .stopped(SavingProgress(), .cancelled))
        #expect(gallery.library.files.isEmpty)

        gallery.pictures.gate.open()
        await run.begin(.all(since: nil))
        for await state in await run.states() where !state.isRunning {
            guard case .done(let progress) = state else { break }
            #expect(progress.savedCount == 30)
            break
        }
        #expect(gallery.library.files.count == 30)
        await run.close()
    }
}
