#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How a ``Downloader`` works.
public struct DownloadOptions: Hashable, Sendable {
    /// At once, for one file, where they gain: 1 to 8.
    public var mostConnections: Int
    /// Without a byte, on one connection.
    public var idleTimeout: Duration
    /// Tries in a row that bring nothing; a try that brings a byte begins the count anew.
    public var retries: RetryPolicy
    /// In bytes. Also the bound of what waits in memory when the disk is slower than the network.
    package var sliceSize = 8 << 20

    public init(
        mostConnections: Int = 8, idleTimeout: Duration = .seconds(30),
        retries: RetryPolicy = RetryPolicy(
            attempts: 8, longestPause: .seconds(10), longestRetryAfter: .seconds(60))
    ) {
        self.mostConnections = min(max(mostConnections, 1), 8)
        self.idleTimeout = idleTimeout
        self.retries = retries
    }
}

/// Downloads a file so that it can be trusted: the finished file is one version of the source, whole; or there is none.
///
/// - Bytes come in ranges of up to 8 MiB, over as many connections as gain, into `NAME.part`. What is there is written
///   down in `NAME.part.json` every 384 KiB and every 100 ms: after a cut, a cancel or kill -9 the same
///   order goes on from there, and after a power cut from what was on the disk.
/// - Ranges are joined only where a strong ETag or Last-Modified, and the length, say that they are of one version;
///   each answer is compared. Plain `Range` is used: some hosts answer `If-Range` wrongly. A file that has changed is
///   started anew. A file with a weak ETag only, or nothing to tell its versions apart, comes in one answer, and a cut
///   starts it anew; so does a host that does not know ranges. Such an answer may wait in memory if the disk is slower
///   than the network. One without a length ends where its connection ends well.
/// - Retries are counted by progress: it never gives up while bytes arrive.
/// - Cancelling the caller's task is how a download is paused.
///
/// The client should follow redirects; where answers of one client share a thread, it should be one of its own, since it
/// waits for the disk.
public struct Downloader<Client: HTTPStreamingClient>: Sendable {
    let client: Client
    let options: DownloadOptions
    let random: @Sendable () -> Double
    let now: @Sendable () -> Date

    /// - Parameter random: chance, in 0..<1.
    public init(
        client: Client, options: DownloadOptions = DownloadOptions(),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) },
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.client = client
        self.options = options
        self.random = random
        self.now = now
    }

    /// Downloads, or goes on with, a file; returns when it has its name.
    ///
    /// - Parameter report: is told how far it is: at the start, at the end, and every 100 ms between. Must not block.
    /// - Returns: the file's length in bytes.
    @discardableResult
    public func download(
        _ order: DownloadOrder, report: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async throws(DownloadFailure) -> Int {
        let files = FileQueue()
        let part = try await files.run { () throws(DownloadFailure) in try PartFile(for: order.file) }
        let result: Result<Int, DownloadFailure>
        do throws(DownloadFailure) {
            result = .success(try await download(order, into: part, files, report))
        } catch {
            result = .failure(error)
        }
        try await files.run { part.unlock() }
        return try result.get()
    }

    private func download(
        _ order: DownloadOrder, into part: PartFile, _ files: FileQueue,
        _ report: @escaping @Sendable (TransferProgress) -> Void
    ) async throws(DownloadFailure) -> Int {
        let ledger = try await files.run { () throws(DownloadFailure) in
            try DownloadLedger(part, files: files, source: order.source, pace: CheckpointPace())
        }
        let follower = order.check.map { ContentFollower($0, of: part, ledger) }
        defer { follower?.stop() }
        var run = DownloadRun(
            order: order, downloader: self, part: part, ledger: ledger, files: files, follower: follower, report: report
        )
        let isWanted: Bool
        do throws(DownloadFailure) {
            try await run.bringAll()
            isWanted = try await follower?.verdict() ?? true
        } catch {
            // The first failure is what counts; an older account stays right.
            try? await files.run { () throws(DownloadFailure) in
                try ledger.save()
                try ledger.synchronize()
                try ledger.save()
            }
            throw error
        }
        return try await files.run { () throws(DownloadFailure) in try Self.finish(order, part, ledger, isWanted) }
    }

    private static func finish(
        _ order: DownloadOrder, _ part: PartFile, _ ledger: DownloadLedger, _ isWanted: Bool
    ) throws(DownloadFailure) -> Int {
        try part.synchronize()
        let size = try part.size
        guard size == ledger.total else {
            try part.empty()
            throw .broken(detail: "\(size) bytes on the disk")
        }
        if let expected = order.expectedSizeInBytes, size != expected {
            try part.discard()
            throw .wrongLength(expectedBytes: expected, announcedBytes: size)
        }
        guard isWanted else {
            try part.discard()
            throw .wrongContents
        }
        try part.putInPlace()
        return size
    }
}
