public import Digests
public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Brings one link's file to its place: guards the room on the disk, and measures the speed.
public struct BringFile: Sendable {
    /// Is told how far it is, and how fast; answers whether to go on.
    public typealias Report = @Sendable (ReceivedBytes, _ bytesPerSecond: Double?) async -> Bool

    private let downloader: any VideoDownloader
    private let freeSpace: any FreeSpace
    private let time: any TimeSource
    private let reserveInBytes: Int

    /// - Parameter reserveInBytes: what must stay free on the disk, for everything else.
    public init(
        downloader: any VideoDownloader, freeSpace: any FreeSpace, time: any TimeSource, reserveInBytes: Int = 200 << 20
    ) {
        self.downloader = downloader
        self.freeSpace = freeSpace
        self.time = time
        self.reserveInBytes = reserveInBytes
    }

    /// - Parameters:
    ///   - fingerprint: the SHA-256 of the only file that is wanted; `nil` for whatever is there.
    ///   - promisedBytes: what other downloads will still write to the same disk.
    ///   - report: answers `false` to stop; it ends as ``DownloadError/cancelled`` then.
    /// - Returns: the whole file's length in bytes.
    public func callAsFunction(
        _ link: URL, to file: URL, expecting fingerprint: Digest? = nil, promisedBytes: Int = 0,
        report: @escaping Report
    ) async throws(DownloadError) -> Int {
        if let missing = await missingRoom(at: file, for: promisedBytes) { throw .noRoom(missingBytes: missing) }
        let (news, teller) = AsyncStream.makeStream(of: ReceivedBytes.self, bufferingPolicy: .bufferingNewest(1))
        let (ended, stop) = await withTaskGroup(
            of: Step.self, returning: (Result<Int, DownloadError>, DownloadError?).self
        ) { group in
            group.addTask {
                let result = await bring(link, to: file, expecting: fingerprint) { teller.yield($0) }
                teller.finish()
                return .ended(result)
            }
            group.addTask {
                await follow(news, at: file, promisedBytes: promisedBytes, report).map(Step.stopped) ?? .followed
            }
            var ended = Result<Int, DownloadError>.failure(.cancelled)
            var stop: DownloadError?
            for await step in group {
                switch step {
                case .ended(let result): ended = result
                case .stopped(let reason):
                    stop = reason
                    group.cancelAll()
                case .followed: break
                }
            }
            return (ended, stop)
        }
        do throws(DownloadError) {
            return try ended.get()
        } catch {
            await clearUp(file, after: error)
            // What has come whole is kept, whatever was wished at the last moment.
            throw stop ?? error
        }
    }

    private enum Step: Sendable {
        case ended(Result<Int, DownloadError>)
        case stopped(DownloadError)
        case followed
    }

    private func bring(
        _ link: URL, to file: URL, expecting fingerprint: Digest?,
        progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async -> Result<Int, DownloadError> {
        do throws(DownloadError) {
            return .success(
                try await downloader.download(link, to: file, expecting: fingerprint, progress: progress))
        } catch {
            return .failure(error)
        }
    }

    /// - Returns: why it must stop; `nil` when it came to its end.
    private func follow(
        _ news: AsyncStream<ReceivedBytes>, at file: URL, promisedBytes: Int, _ report: Report
    ) async -> DownloadError? {
        var gauge = SpeedGauge()
        var knownTotal: Int?
        for await received in news {
            gauge.note(received.count, at: time.now)
            if let total = received.total, total != knownTotal {
                knownTotal = total
                let needed = promisedBytes + max(0, total - received.count)
                if let missing = await missingRoom(at: file, for: needed) { return .noRoom(missingBytes: missing) }
            }
            guard await report(received, gauge.bytesPerSecond) else { return .cancelled }
        }
        return nil
    }

    /// Removes what a program that was killed left beside a file that is whole.
    func clearLeftovers(beside file: URL) async {
        // They do no harm.
        try? await downloader.discardUnfinished(at: file)
    }

    /// A part that nothing can go on from is of no use.
    private func clearUp(_ file: URL, after error: DownloadError) async {
        guard error != .busyElsewhere, await downloader.unfinished(at: file) == nil else { return }
        // The failure that brought it here is what counts.
        try? await downloader.discardUnfinished(at: file)
    }

    private func missingRoom(at file: URL, for needed: Int) async -> Int? {
        guard let available = await freeSpace.availableBytes(at: file) else { return nil }
        let missing = needed + reserveInBytes - available
        return missing > 0 ? missing : nil
    }
}
