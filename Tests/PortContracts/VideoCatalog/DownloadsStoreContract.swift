public import VideoCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What every ``DownloadsStore`` must keep. It starts with what an earlier run saved, in that order.
public enum DownloadsStoreContract {
    public static let behaviors: [Behavior<[UnfinishedDownload], any DownloadsStore>] = [
        Behavior("has nothing to give before anything was saved") { given in
            try require(try await given([]).unfinished(), equals: [], "what is not done")
        },
        Behavior("gives what an earlier run saved, in the order in which it was asked for") { given in
            let store = try await given([asked(VideoSamples.awkward, .pause), asked(VideoSamples.lesson, .go)])
            let unfinished = try await store.unfinished()
            try require(
                unfinished.map(\.video), equals: [VideoSamples.awkward, VideoSamples.lesson], "the videos")
            try require(unfinished.map(\.wish), equals: [.pause, .go], "the wishes")
            try require(unfinished.map(\.link), equals: [link, link], "the links")
        },
        Behavior("changes a wish where it stands") { given in
            let store = try await given([asked(VideoSamples.awkward, .go), asked(VideoSamples.lesson, .go)])
            try await store.save(asked(VideoSamples.awkward, .pause))
            let unfinished = try await store.unfinished()
            try require(
                unfinished.map(\.id), equals: [VideoSamples.awkward.id, VideoSamples.lesson.id], "the ids")
            try require(unfinished.map(\.wish), equals: [.pause, .go], "the wishes")
        },
        Behavior("keeps why a download failed, whatever it was") { given in
            let failures: [DownloadError] = [
                .offline, .sourceFailed, .tryLater(after: .seconds(90)), .gone, .refused, .badLink, .notAVideo,
                .isStream, .otherFingerprint, .nothingToDownload, .noRoom(missingBytes: 5_000_000),
                .noRoom(missingBytes: nil), .damaged,
                .busyElsewhere, .storageFailed, .catalog(.tryLater(after: .seconds(5))), .cancelled,
            ]
            for failure in failures {
                var download = asked(VideoSamples.lesson, .pause)
                download.failure = failure
                let store = try await given([download])
                try require(try await store.unfinished().map(\.failure), equals: [failure], "the failure")
            }
        },
        Behavior("keeps two videos of one link apart, and forgets one of them") { given in
            let store = try await given([])
            try await store.save(asked(VideoSamples.lesson, .go))
            try await store.save(asked(VideoSamples.bare, .go))
            try await store.forget(VideoSamples.lesson.id)
            try await store.forget(VideoSamples.stream.id)
            try require(try await store.unfinished().map(\.id), equals: [VideoSamples.bare.id], "the ids")
        },
    ]

    private static let link = URL(string: "https://media.example/deliveries/0b0b/ab12cd34ef.mp4")!

    private static func asked(_ video: Video, _ wish: UnfinishedDownload.Wish) -> UnfinishedDownload {
        UnfinishedDownload(video, link: link, askedAt: Date.monday, wish: wish)
    }
}
