import HTTPTransport
import SharedKernel
import SimulatorKit
import TestTraits
import Testing
import URLSessionTransport
import VideoCatalog
import VideoFeedAdapter
import VideoFeedSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The adapter as it is wired, over the simulated service as it is wired.
@Suite(.timeLimit(.minutes(3))) struct `The feed over its simulator` {
    private let client: any HTTPClient = URLSessionClient().following()

    @Test(.requirement("VD-4", "VD-12"), arguments: [(FeedGeneration.videos, 14), (.lessons, 11)])
    func `gives every video of a generation, with one request`(generation: FeedGeneration, count: Int) async throws {
        try await simulated { running in
            let list = try await HTTPVideoFeed(client: client, address: running.listURL(generation)).videos()
            #expect(list.freshness == .live)
            #expect(list.value.videos.count == count && list.value.skipped.isEmpty)
            #expect(Set(list.value.videos.map(\.id)).count == count)
            for video in list.value.videos {
                #expect(video.id.rawValue.hasPrefix(generation.rawValue + "-"))
                #expect(!video.title.isEmpty && !video.summary.isEmpty && video.thumbnail != nil && video.media != nil)
            }
            #expect(running.service.requests(to: generation.path) == 1)
        }
    }

    @Test(
        .requirement("VD-7"),
        arguments: [
            (Fault.status(404), VideoCatalogError.sourceFailed), (.status(500), .sourceFailed),
            (.tryLater(seconds: 7), .tryLater(after: .seconds(7))), (.page, .unreadable),
            (.endlessRedirect, .sourceFailed), (.cut(afterBytes: 1000), .sourceFailed), (.announcesMore, .sourceFailed),
            (.announcesLess, .unreadable),
        ])
    func `says in the catalog's words what is wrong with it`(fault: Fault, told: VideoCatalogError) async throws {
        try await simulated(Conduct(list: [fault])) { running in
            await #expect(throws: told) { try await list(running) }
        }
    }

    @Test(.requirement("VD-15")) func `is out of reach while nothing listens, and there again afterwards`() async throws
    {
        let running = try await SimulatedVideoFeed().start()
        await running.stop()
        await #expect(throws: VideoCatalogError.offline) { try await list(running) }
        let again = try await running.service.start(port: running.address.port ?? 0)
        #expect(try await list(running).videos.count == 11)
        await again.stop()
    }

    @Test func `is out of reach where the connection is reset`() async throws {
        try await simulated(Conduct(list: [.unreachable])) { running in
            await #expect(throws: VideoCatalogError.offline) { try await list(running) }
        }
    }

    @Test(arguments: [Fault.latency(milliseconds: 300), .slow(bytesPerSecond: 20_000), .noRanges, .changingETag])
    func `may be slow`(fault: Fault) async throws {
        try await simulated(Conduct(list: [fault])) { running in
            let list = try await list(running)
            #expect(list.videos.count == 11)
        }
    }

    @Test func `lets those go who stop waiting`() async throws {
        try await simulated(Conduct(list: [.silent])) { running in
            let asking = Task { try await list(running) }
            await running.service.waitForRequest(to: FeedGeneration.lessons.path)
            asking.cancel()
            await #expect(throws: VideoCatalogError.cancelled) { try await asking.value }
        }
    }

    @Test(
        .requirement("VD-12"),
        arguments: [
            (Damage.oneBrokenEntry, 11, [SkippedEntry.Reason.missingID]),
            (.damagedRows, 16, [.notARecord, .notARecord, .notARecord, .notARecord, .missingID, .missingID]),
            (.emptyList, 0, []), (.repeatedIDs, 12, [.repeated]), (.idsAsText, 11, []), (.foreignLinks, 11, []),
            (.relativeLinks, 11, []), (.missingThumbnails, 11, []), (.deadThumbnailHost, 11, []),
        ])
    func `shows every good row of a damaged list`(
        damage: Damage, count: Int, skipped: [SkippedEntry.Reason]
    ) async throws {
        try await simulated(Conduct(rows: [damage])) { running in
            let list = try await list(running)
            #expect(list.videos.count == count)
            #expect(list.skipped.map(\.reason) == skipped)
            #expect(list.videos.contains { $0.media != nil } == (count > 0 && damage != .foreignLinks))
            #expect(
                list.videos.contains { $0.thumbnail != nil }
                    == (count > 0 && ![.foreignLinks, .missingThumbnails].contains(damage)))
        }
    }

    @Test(arguments: [Damage.noList, .brokenJSON])
    func `is unreadable where there is none`(damage: Damage) async throws {
        try await simulated(Conduct(rows: [damage])) { running in
            await #expect(throws: VideoCatalogError.unreadable) { try await list(running) }
        }
    }

    @Test(.requirement("VD-5"), arguments: FeedGeneration.allCases)
    func `names thumbnails that are pictures`(generation: FeedGeneration) async throws {
        try await simulated { running in
            let videos = try await HTTPVideoFeed(client: client, address: running.listURL(generation)).videos().value
            for address in videos.videos.compactMap(\.thumbnail) {
                let picture = try await HTTPThumbnailSource(client: client).picture(at: address)
                #expect(picture.mediaType == "image/jpeg" && picture.data.count > 10_000)
            }
        }
    }

    @Test(arguments: [
        (Fault.status(403), VideoCatalogError.sourceFailed), (.page, .unreadable),
        (.cut(afterBytes: 5000), .sourceFailed),
    ])
    func `says what is wrong with a thumbnail`(fault: Fault, told: VideoCatalogError) async throws {
        try await simulated(Conduct(pictures: [fault])) { running in
            let address = try #require(try await list(running).videos.first?.thumbnail)
            await #expect(throws: told) { try await HTTPThumbnailSource(client: client).picture(at: address) }
        }
    }

    @Test func `knows a dead thumbnail host`() async throws {
        try await simulated(Conduct(rows: [.deadThumbnailHost])) { running in
            let address = try #require(try await list(running).videos.first?.thumbnail)
            await #expect(throws: VideoCatalogError.offline) {
                try await HTTPThumbnailSource(client: client).picture(at: address)
            }
        }
    }

    @Test(.requirement("VD-8"), arguments: [[], [Fault.untyped], [.untyped, .noRanges], [.noRanges]])
    func `tells clips from streams`(faults: [Fault]) async throws {
        try await simulated(Conduct(clips: faults)) { running in
            for generation in FeedGeneration.allCases {
                let feed = HTTPVideoFeed(client: client, address: running.listURL(generation))
                for media in try await feed.videos().value.videos.compactMap(\.media).prefix(3) {
                    #expect(try await HTTPMediaInspector(client: client).media(at: media.url) == media)
                }
            }
        }
    }

    @Test func `tells pages from clips`() async throws {
        try await simulated(Conduct(clips: [.page])) { running in
            let media = try #require(try await list(running).videos.first?.media)
            await #expect(throws: VideoCatalogError.unreadable) {
                try await HTTPMediaInspector(client: client).media(at: media.url)
            }
        }
    }

    private func list(_ running: RunningVideoFeedSimulator) async throws(VideoCatalogError) -> VideoList {
        try await HTTPVideoFeed(client: client, address: running.feedURL).videos().value
    }

    private func simulated(
        _ conduct: Conduct = Conduct(), _ test: (RunningVideoFeedSimulator) async throws -> Void
    ) async throws {
        let running = try await SimulatedVideoFeed(conduct: conduct).start()
        do {
            try await test(running)
        } catch {
            await running.stop()
            throw error
        }
        await running.stop()
    }
}
