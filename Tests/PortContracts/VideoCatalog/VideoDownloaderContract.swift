import Digests
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What every ``VideoDownloader`` must keep.
public enum VideoDownloaderContract {
    /// What stands at the link.
    public enum World: Sendable {
        /// This file, with ranges and a validator.
        case file(Data)
        /// Nothing (404).
        case gone
        /// A page, with status 200.
        case page
        /// Nobody answers there.
        case outOfReach
        /// Somebody takes the question and does not answer.
        case silent
        /// The first half of this file is sent and the rest held back, until ``Subject/letGo``.
        case held(Data)
    }

    /// A downloader, what to ask it for, and what can be seen of its work.
    public struct Subject: Sendable {
        public let downloader: any VideoDownloader
        public let link: URL
        public let file: URL
        /// The whole file, once it is there.
        public let contents: @Sendable () async throws -> Data?
        /// Lets a held file's rest go.
        public let letGo: @Sendable () async -> Void

        public init(
            _ downloader: any VideoDownloader, link: URL, file: URL,
            contents: @escaping @Sendable () async throws -> Data?,
            letGo: @escaping @Sendable () async -> Void = {}
        ) {
            self.downloader = downloader
            self.link = link
            self.file = file
            self.contents = contents
            self.letGo = letGo
        }

        func download(
            expecting fingerprint: Digest? = nil, _ progress: @escaping @Sendable (ReceivedBytes) -> Void = { _ in }
        ) async throws(DownloadError) -> Int {
            try await downloader.download(link, to: file, expecting: fingerprint, progress: progress)
        }
    }

    public static let behaviors: [Behavior<World, Subject>] = [
        Behavior("brings a file whole, and leaves nothing beside it") { given in
            let subject = try await given(.file(sample))
            let steps = Steps()
            try require(try await subject.download(steps.add), equals: sample.count, "the length")
            try require(try await subject.contents() == sample, "the file: expected the one at the link")
            try require(await subject.downloader.unfinished(at: subject.file), equals: nil, "what is unfinished")
            let told = steps.all
            try require(told.last, equals: ReceivedBytes(sample.count, of: sample.count), "what was told last")
            try require(zip(told, told.dropFirst()).allSatisfy { $0.count <= $1.count }, "what was told, in order")
        },
        Behavior("brings an empty file") { given in
            let subject = try await given(.file(Data()))
            try require(try await subject.download(), equals: 0, "the length")
            try require(try await subject.contents() == Data(), "the file: expected an empty one")
        },
        Behavior("puts a new file in the place of the one before") { given in
            let subject = try await given(.file(sample))
            _ = try await subject.download()
            try require(try await subject.download(), equals: sample.count, "the length")
            try require(try await subject.contents() == sample, "the file: expected the one at the link")
        },
        Behavior("brings the one file that is expected, by its SHA-256") { given in
            let subject = try await given(.file(sample))
            let length = try await subject.download(expecting: SHA256.digest(of: sample))
            try require(length, equals: sample.count, "the length")
            try require(try await subject.contents() == sample, "the file: expected the one at the link")
        },
        Behavior("keeps nothing of a file that is not the expected one") { given in
            let subject = try await given(.file(sample))
            try await require(
                .otherFingerprint, "another file",
                from: { () async throws(DownloadError) in
                    try await subject.download(expecting: SHA256.digest(of: sample.dropLast()))
                })
            try require(try await subject.contents() == nil, "the file: expected none")
            try require(await subject.downloader.unfinished(at: subject.file), equals: nil, "what is unfinished")
        },
        Behavior("keeps what has come when it is cancelled, and goes on from there") { given in
            let subject = try await given(.held(sample))
            try await cancelHalfway(subject)
            try require(try await subject.contents() == nil, "the file: expected none before it is whole")
            let left = await subject.downloader.unfinished(at: subject.file)
            let came = left?.received.count ?? 0
            try require(came > 0, "what is unfinished: expected some, saw \(came)")
            try require(left?.received.total, equals: sample.count, "the total")
            try require(left?.isUnderWay, equals: false, "whether it is under way")
            await subject.letGo()
            let steps = Steps()
            try require(try await subject.download(steps.add), equals: sample.count, "the length")
            let first = steps.all.first?.count ?? 0
            try require(first >= came, "the first told: expected \(came) or more, saw \(first)")
            try require(try await subject.contents() == sample, "the file: expected the one at the link")
        },
        Behavior("discards what is unfinished, and only that") { given in
            let subject = try await given(.held(sample))
            try await cancelHalfway(subject)
            try await subject.downloader.discardUnfinished(at: subject.file)
            try require(await subject.downloader.unfinished(at: subject.file), equals: nil, "what is unfinished")
            await subject.letGo()
            try require(try await subject.download(), equals: sample.count, "the length")
            try await subject.downloader.discardUnfinished(at: subject.file)
            try require(try await subject.contents() == sample, "the file: expected it to stay")
        },
        Behavior("does not download one file twice at once") { given in
            let subject = try await given(.held(sample))
            let steps = Steps()
            let first = Task { () async -> Void in
                // Only whether it is under way matters here.
                _ = try? await subject.download(steps.add)
            }
            await steps.first()
            let seen = await subject.downloader.unfinished(at: subject.file)
            try require(seen?.isUnderWay, equals: true, "whether it is under way")
            try await require(
                .busyElsewhere, "a second download",
                from: { () async throws(DownloadError) in
                    try await subject.download()
                })
            try await require(
                .busyElsewhere, "a discard meanwhile",
                from: { () async throws(DownloadError) in
                    try await subject.downloader.discardUnfinished(at: subject.file)
                })
            first.cancel()
            await first.value
        },
        Behavior("tells that there is nothing at the link, and keeps nothing") { given in
            let subject = try await given(.gone)
            try await require(
                .gone, "a link to nothing",
                from: { () async throws(DownloadError) in
                    try await subject.download()
                })
            try require(await subject.downloader.unfinished(at: subject.file), equals: nil, "what is unfinished")
        },
        Behavior("takes no page for a video") { given in
            let subject = try await given(.page)
            try await require(
                .notAVideo, "a page",
                from: { () async throws(DownloadError) in
                    try await subject.download()
                })
            try require(try await subject.contents() == nil, "the file: expected none")
        },
        Behavior("tells that the host is out of reach") { given in
            let subject = try await given(.outOfReach)
            try await require(
                .offline, "a host out of reach",
                from: { () async throws(DownloadError) in
                    try await subject.download()
                })
        },
        Behavior("ends as cancelled when the caller stops waiting") { given in
            let subject = try await given(.silent)
            let waiting = Task { () -> DownloadError? in
                do throws(DownloadError) {
                    _ = try await subject.download()
                    return nil
                } catch {
                    return error
                }
            }
            // Nothing tells from outside that the question is under way; a pause too short only asks less.
            try? await Task.sleep(for: .milliseconds(30))
            waiting.cancel()
            try require(await waiting.value, equals: .cancelled, "a silent host, cancelled: the error")
        },
    ]

    /// One megabyte that no two slices of are alike.
    private static let sample = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })

    private static func cancelHalfway(_ subject: Subject) async throws {
        let steps = Steps()
        let first = Task { () -> DownloadError? in
            do throws(DownloadError) {
                _ = try await subject.download(steps.add)
                return nil
            } catch {
                return error
            }
        }
        await steps.first()
        first.cancel()
        try require(await first.value, equals: .cancelled, "the first download, cancelled: the error")
    }
}
