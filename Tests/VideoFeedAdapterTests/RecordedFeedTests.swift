import HTTPTransport
import SharedKernel
import TestTraits
import Testing
import VideoCatalog
import VideoFeedAdapter

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bodies that solvers of the assignment kept. They are not part of this project, so they are looked for beside it.
struct RecordedAnswer: Decodable, CustomTestStringConvertible {
    let id: String
    let file: String
    let status: Int
    let headers: [String: String]

    var testDescription: String { id }

    static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/recorded/video-feed").standardized

    /// Empty where the folder is absent.
    static let all =
        (try? Data(contentsOf: folder.appending(path: "index.json")))
        .flatMap { try? JSONDecoder().decode([RecordedAnswer].self, from: $0) } ?? []

    func list() async throws -> VideoList {
        let client = CannedHTTPClient(
            .answer(
                status: status, headers: HTTPHeaders(headers.map { .init($0.key, $0.value) }),
                body: try Data(contentsOf: Self.folder.appending(path: file))))
        return try await HTTPVideoFeed(client: client, address: .feed).videos().value
    }
}

@Suite(.enabled(if: !RecordedAnswer.all.isEmpty, "the recorded answers of the feed are not beside the project"))
struct `A recorded answer of the feed` {
    @Test(.requirement("VD-4", "VD-12"), arguments: RecordedAnswer.all)
    func `is read without a loss`(_ recorded: RecordedAnswer) async throws {
        let list = try await recorded.list()
        let numbers = [950, 7991, 1486, 3657, 400, 851, 3722, 3679, 2372, 4850, 5630, 1481, 1045, 6230]
        #expect(list.videos.map(\.id.rawValue) == numbers.map { "videos-\($0)" })
        #expect(list.skipped.isEmpty)
        for video in list.videos {
            #expect(!video.title.isEmpty && !video.title.contains("\\"))
            #expect(video.summary.hasPrefix("Lorem ipsum") && video.summary.hasSuffix("laborum."))
            #expect(video.thumbnail?.pathExtension == "jpg")
            #expect(
                video.media == .stream(URL(string: "https://bitdash-a.akamaihd.net/content/sintel/hls/playlist.m3u8")!))
        }
        #expect(Set(list.videos.map(\.title)).count == 14)
    }

    @Test func `says the same with and without its white space`() async throws {
        let lists = try await withThrowingTaskGroup { group in
            for recorded in RecordedAnswer.all { group.addTask { try await recorded.list() } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(lists.count == 1)
    }
}
