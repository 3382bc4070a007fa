import Favorites
import Foundation
import InMemoryAdapters
import SampleFavorites
import SharedKernel
import TestTraits
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Discovering photos` {
    private let catalog = InMemoryPhotoCatalog([.bridge, .bare] + (1...100).map(Photo.numbered))
    private let time = FixedTime(Date(timeIntervalSince1970: 1_772_445_600))

    @Test(.requirement("UN-2")) func `shows thirty photos by chance, and others the next time`() async throws {
        let discover = DiscoverPhotos(catalog: catalog, recent: RecentPhotos(time: time))
        let (first, second) = (try await discover(), try await discover())
        #expect(first.count == 30)
        #expect(Set(first.map(\.id)).isDisjoint(with: second.map(\.id)))
        #expect(try await discover(-3).count == 1)
        #expect(try await discover(900).count == 30)
    }

    @Test(.requirement("UN-3", "UN-24")) func `finds photos page by page`() async throws {
        let search = SearchPhotos(catalog: catalog, recent: RecentPhotos(time: time))
        let query = try #require(try SearchQuery("photo 1"))
        let first = try await search(query)
        #expect(first.total == 20)
        let nothing = try await search(#require(try SearchQuery("ничего такого")))
        #expect(nothing == FoundPhotos(Page([]), total: 0))
    }

    @Test func `tells how much the service still allows`() async throws {
        let check = CheckCatalog(catalog: catalog, rateLimits: catalog)
        #expect(try await check() == nil)
        let limit = RateLimit(limit: 50, remaining: 12, toldAt: time.now)
        catalog.tell(limit)
        #expect(try await check() == limit)
        catalog.fail(with: .offline)
        await #expect(throws: FavoritesError.offline) { try await check() }
    }

    @Test func `counts a download once, and gives the photo also where that fails`() async {
        let track = TrackDownload(tracking: catalog)
        #expect(await track(.bridge) != nil)
        #expect(catalog.tracked == [Photo.bridge.id])
        catalog.fail(with: .serviceFailed)
        #expect(await track(.bridge)?.absoluteString == "https://pictures.example/bridge?id=M3wx&w=4000")
        #expect(catalog.tracked.count == 1)
    }
}

@Suite(.timeLimit(.minutes(2))) struct `The latest search` {
    private let catalog = InMemoryPhotoCatalog((1...5).map(Photo.numbered))
    private let latest: LatestSearch
    private let query: SearchQuery

    init() throws {
        let time = FixedTime(.distantPast)
        latest = LatestSearch(SearchPhotos(catalog: catalog, recent: RecentPhotos(time: time)))
        query = try #require(try SearchQuery("photo"))
    }

    private func ask(_ query: SearchQuery) -> Task<Result<FoundPhotos, FavoritesError>, Never> {
        Task { [latest] in
            do throws(FavoritesError) { return .success(try await latest(query)) } catch { return .failure(error) }
        }
    }

    @Test(.requirement("UN-3")) func `cancels the one before it`() async throws {
        catalog.gate.close()
        let older = ask(query)
        await catalog.gate.arrivals(1)
        let newer = ask(try #require(try SearchQuery("photo 3")))
        // The older question ends while the service still holds every answer back.
        #expect(await older.value == .failure(.cancelled))
        await catalog.gate.arrivals(2)
        catalog.gate.open()
        #expect(try await newer.value.get().page.items.map(\.id) == ["photo-3"])
    }

    @Test(.requirement("UN-3")) func `ends when its field is emptied, or its page is left`() async {
        catalog.gate.close()
        let emptied = ask(query)
        await catalog.gate.arrivals(1)
        await latest.cancel()
        #expect(await emptied.value == .failure(.cancelled))
        let left = ask(query)
        await catalog.gate.arrivals(2)
        left.cancel()
        #expect(await left.value == .failure(.cancelled))
    }

    @Test func `tells what went wrong`() async {
        catalog.fail(with: .tryLater(after: .seconds(9)))
        #expect(await ask(query).value == .failure(.tryLater(after: .seconds(9))))
    }
}

@Suite struct `Recent photos` {
    private let time = FixedTime(Date(timeIntervalSince1970: 1_772_445_600))

    @Test func `are remembered with the details that were told of them`() async {
        let recent = RecentPhotos(time: time)
        await recent.remember([.bridge])
        await recent.remember([Photo.bridge.with(details: nil), .numbered(1)])
        #expect(await recent.detailed(Photo.bridge.id) == .bridge)
        #expect(await recent.photo(Photo.bridge.id)?.photo == .bridge)
        #expect(await recent.detailed("photo-1") == nil)
        #expect(await recent.photo("photo-1")?.photo == .numbered(1))
        #expect(await recent.photo("photo-2") == nil)
    }

    @Test(.requirement("UN-6", "UN-7"))
    func `lose nothing to an answer that tells less of them, but for what their author may have removed`() async {
        let recent = RecentPhotos(time: time)
        let told = Photo(
            id: Photo.bridge.id, author: .init(name: nil, profile: nil), createdAt: nil, description: nil, altText: nil,
            size: nil, color: nil, blurHash: nil, picture: Photo.bridge.picture, page: nil, downloadTracker: nil,
            details: .init(location: nil, downloads: nil))
        await recent.remember([.bridge])
        await recent.remember([told])
        let photo = await recent.photo(Photo.bridge.id)?.photo
        #expect(photo?.author == Photo.bridge.author && photo?.createdAt == Photo.bridge.createdAt)
        #expect(photo?.size == Photo.bridge.size && photo?.blurHash == Photo.bridge.blurHash)
        #expect(photo?.page == Photo.bridge.page && photo?.details?.downloads == 1_234_567)
        #expect(photo?.description == nil && photo?.details?.location == nil)
    }

    @Test func `have details that are good for an hour, seen again in a list or not`() async {
        let recent = RecentPhotos(time: time)
        await recent.remember([.bridge])
        time.advance(by: .seconds(3_599))
        await recent.remember([Photo.bridge.with(details: nil)])
        #expect(await recent.detailed(Photo.bridge.id) == .bridge)
        time.advance(by: .seconds(1))
        #expect(await recent.detailed(Photo.bridge.id) == nil)
        #expect(await recent.photo(Photo.bridge.id)?.photo == .bridge)
        time.advance(by: .seconds(-86_400))
        #expect(await recent.detailed(Photo.bridge.id) == nil)
    }

    @Test func `are forgotten from the oldest on, and few of them are too many`() async {
        let recent = RecentPhotos(time: time, limit: 10)
        for _ in 0..<30 { await recent.remember([.numbered(0)]) }
        for number in 1...40 { await recent.remember([.numbered(number), .numbered(0)]) }
        #expect(await recent.photo("photo-0") != nil)
        #expect(await recent.photo("photo-40") != nil)
        #expect(await recent.photo("photo-20") == nil)
    }
}
