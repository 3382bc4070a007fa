import SimulatorAnswers
import TestTraits
import Testing

@testable import VideoFeedSimulator

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A body that a solver of the assignment kept, beside the project and no part of it; `nil` where it is absent.
private let recorded = try? Data(
    contentsOf: URL(filePath: #filePath)
        .appending(path: "../../../../shared/recorded/video-feed/videos-2020-04-compact.json").standardized)

@Suite struct `The simulated list` {
    @Test(.enabled(if: recorded != nil, "the recorded answers of the feed are not beside the project"))
    func `is byte for byte what the real one sent for the same entries`() async throws {
        struct List: Decodable {
            struct Row: Decodable {
                let id: Int
                let name, description, thumbnail, videoLink: String
            }
            let videos: [Row]
        }
        let recorded = try #require(recorded)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let entries = try decoder.decode(List.self, from: recorded).videos.map { row in
            FeedEntry(
                id: row.id, name: row.name, description: row.description, thumbnail: row.thumbnail, link: row.videoLink
            )
        }
        let feed = SimulatedVideoFeed(videos: entries)
        let body = try await feed.answer("/test-api/videos").data
        #expect(String(decoding: body, as: UTF8.self) == String(decoding: recorded, as: UTF8.self))
    }
}
