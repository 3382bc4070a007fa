import Favorites
import Foundation
import InMemoryAdapters
import SampleFavorites
import SharedKernel
import Synchronization
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `A photo's picture` {
    private let time = FixedTime(Date(timeIntervalSince1970: 1_772_445_600))
    private let asked = Asked()
    private let kept = InMemoryFavoritePictureStore()
    private let source: InMemoryPictureSource<FavoritesError>
    private let recent: RecentPhotos

    init() {
        source = InMemoryPictureSource { [asked] address in asked.answer(address) }
        recent = RecentPhotos(time: time)
    }

    private func show(_ favorites: [Favorite] = []) -> ShowPhotoPicture {
        ShowPhotoPicture(recent: recent, favorites: InMemoryFavorites(favorites), source: source, kept: kept)
    }

    @Test(.requirement("UN-8"), arguments: [(1, 200), (200, 200), (201, 400), (1_000, 1_080), (9_000, 2_400)])
    func `comes in the least of the offered widths that is enough`(_ width: Int, _ asked: Int) async throws {
        await recent.remember([.bridge])
        _ = try await show()(Photo.bridge.id, width: width)
        #expect(self.asked.addresses == ["https://pictures.example/bridge?id=M3wx&w=\(asked)"])
    }

    @Test func `is asked for where a favorite or a list named it, and nowhere else`() async throws {
        let favorite = Favorite.numbered(1)
        _ = try await show([favorite])(favorite.id, width: 400)
        #expect(asked.addresses == ["https://pictures.example/1?w=400"])
        await #expect(throws: FavoritesError.notFound) { try await show([favorite])("photo-2", width: 400) }
        #expect(source.calls == 1)
    }

    @Test(.requirement("UN-7"), arguments: [FavoritesError.offline, .serviceFailed, .notFound])
    func `of a favorite is the small one that was kept, where it cannot be had`(_ error: FavoritesError) async throws {
        let favorite = Favorite.numbered(1)
        source.fail(with: error)
        await #expect(throws: error) { try await show([favorite])(favorite.id, width: 1_080) }
        try await kept.keep(.sample, of: favorite.id)
        #expect(try await show([favorite])(favorite.id, width: 1_080) == .sample)
    }

    @Test func `is asked for once, and again where it could not be kept`() async throws {
        let cache = InMemoryPictureCache<FavoritesError>()
        let keeping = source.keeping(in: cache)
        let address = try #require(URL(string: "https://pictures.example/1"))
        cache.failWrites(with: .storageFailed)
        for _ in 0..<2 { #expect(try await keeping.picture(at: address) == .sample) }
        #expect(source.calls == 2)
        cache.failWrites(with: nil)
        for _ in 0..<3 { #expect(try await keeping.picture(at: address) == .sample) }
        #expect(source.calls == 3)
    }
}

/// The addresses that were asked for.
private final class Asked: Sendable {
    private let seen = Mutex<[String]>([])
    var addresses: [String] { seen.withLock(\.self) }

    func answer(_ address: URL) -> Picture {
        seen.withLock { $0.append(address.absoluteString) }
        return .sample
    }
}

extension Picture {
    fileprivate static let sample = Picture(data: Data([0xFF, 0xD8, 0xFF, 1]), mediaType: "image/jpeg")
}
