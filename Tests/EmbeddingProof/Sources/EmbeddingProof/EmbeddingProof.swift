import Foundation
import PortContracts
import SharedKernel
import VideoCatalog

/// Holds the embedder's adapters to the ports' contracts, uses their domain over them, and then each domain alone.
@main
struct EmbeddingProof {
    static func main() async {
        var isKept = await check("VideoFeed", VideoFeedContract.behaviors) { world in
            ClosureFeed { () async throws(VideoCatalogError) in
                switch world {
                case .videos(let videos): return videos
                case .outOfReach: throw .offline
                case .failing: throw .sourceFailed
                case .nonsense: throw .unreadable
                case .silent:
                    // Sleeping ends early only when the caller is cancelled.
                    try? await Task.sleep(for: .seconds(3_600))
                    throw .cancelled
                }
            }
        }
        isKept =
            await check("FeedCache", FeedCacheContract.behaviors) { world in
                switch world {
                case .empty: ActorCache()
                case .holding(let kept): ActorCache(kept)
                }
            } && isKept
        isKept = await listsTheKeptOnesWhileOffline() && isKept
        isKept = await usesEachDomain() && isKept
        print(isKept ? "Every promise is kept." : "A promise is broken.")
        exit(isKept ? 0 : 1)
    }

    private static func check<World, Port>(
        _ port: String, _ behaviors: [Behavior<World, Port>], _ given: @escaping Behavior<World, Port>.Given
    ) async -> Bool {
        var isKept = true
        for behavior in behaviors {
            do {
                try await behavior.check(given)
                print("kept    \(port) \(behavior)")
            } catch {
                print("broken  \(port) \(behavior): \(error)")
                isKept = false
            }
        }
        return isKept
    }

    private static func listsTheKeptOnesWhileOffline() async -> Bool {
        let cache = ActorCache(SavedVideoList(VideoList([]), savedAt: Date(timeIntervalSince1970: 0)))
        let feed = ClosureFeed { () async throws(VideoCatalogError) in throw .offline }
        let list = ListVideos(feed: feed.fallingBack(to: cache, time: Clock()), cache: cache)
        // A failure here is as good as a wrong answer.
        let answer = try? await list(.live)
        let isKept = answer?.freshness == .cached(since: Date(timeIntervalSince1970: 0), because: .offline)
        print("\(isKept ? "kept   " : "broken ") the domain shows what is kept while the feed is out of reach")
        return isKept
    }

    private static func usesEachDomain() async -> Bool {
        do {
            let answers = try await SixDomains.answers()
            for (domain, answer, expected) in answers {
                print("\(answer == expected ? "kept   " : "broken ") \(domain) alone answers “\(answer)”")
            }
            return answers.allSatisfy { $0.answer == $0.expected }
        } catch {
            print("broken  a domain alone: \(error)")
            return false
        }
    }
}
