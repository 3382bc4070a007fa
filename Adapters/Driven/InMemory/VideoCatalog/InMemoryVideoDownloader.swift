public import Digests
import Synchronization
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``VideoDownloader`` over files by their link, brought step by step; any other link leads nowhere.
public final class InMemoryVideoDownloader: VideoDownloader {
    /// Holds the next step back while it is closed, and counts the steps.
    public let gate = Gate()
    private struct State {
        var sources: [URL: Data]
        var failure: (error: DownloadError, afterSteps: Int)?
        var busy: Set<URL> = []
        var fetchedBytes = 0
        var stepsBeforeHold: Int?
    }

    private let state: Mutex<State>
    private let files: InMemoryVideoFiles
    private let stepInBytes: Int
    private let tellsTotal: Bool

    /// - Parameters:
    ///   - sources: what stands at each link.
    ///   - tellsTotal: whether the host says how many bytes there are.
    public init(
        _ sources: [URL: Data] = [:], into files: InMemoryVideoFiles, stepInBytes: Int = 64 << 10,
        tellsTotal: Bool = true
    ) {
        state = Mutex(State(sources: sources))
        self.files = files
        self.stepInBytes = max(1, stepInBytes)
        self.tellsTotal = tellsTotal
    }

    /// How many bytes came from the hosts in all.
    public var fetchedBytes: Int { state.withLock { $0.fetchedBytes } }

    public func put(_ data: Data?, at link: URL) {
        state.withLock { $0.sources[link] = data }
    }

    /// Fails so from now on, once that many steps were made; `nil` ends it.
    public func fail(with error: DownloadError?, afterSteps steps: Int = 0) {
        state.withLock { $0.failure = error.map { ($0, steps) } }
    }

    /// Lets that many more steps be made, and holds the next one back until ``letGo()``.
    public func hold(afterSteps steps: Int) {
        state.withLock { $0.stepsBeforeHold = steps }
    }

    public func letGo() {
        state.withLock { $0.stepsBeforeHold = nil }
        gate.open()
    }

    public func download(
        _ link: URL, to file: URL, expecting fingerprint: Digest?,
        progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Int {
        guard state.withLock({ $0.busy.insert(file).inserted }) else { throw .busyElsewhere }
        defer { state.withLock { _ = $0.busy.remove(file) } }
        while true {
            holdIfTold()
            guard await gate.pass() else { throw .cancelled }
            try failIfTold()
            guard let source = state.withLock({ $0.sources[link] }) else {
                files[unfinished: file] = nil
                throw .gone
            }
            let total = tellsTotal ? source.count : nil
            var part = files[unfinished: file] ?? InMemoryVideoFiles.Part(bytes: Data(), total: total)
            // The file has changed at its host: what has come is of another version.
            if !source.starts(with: part.bytes) { part = InMemoryVideoFiles.Part(bytes: Data(), total: total) }
            let step = source.dropFirst(part.bytes.count).prefix(stepInBytes)
            part.bytes += step
            state.withLock { $0.fetchedBytes += step.count }
            progress(ReceivedBytes(part.bytes.count, of: total))
            if part.bytes.count == source.count {
                files[unfinished: file] = nil
                guard [nil, SHA256.digest(of: source)].contains(fingerprint) else { throw .otherFingerprint }
                files[file] = source
                return source.count
            }
            files[unfinished: file] = part
        }
    }

    public func unfinished(at file: URL) async -> UnfinishedFile? {
        let isUnderWay = state.withLock { $0.busy.contains(file) }
        let received = files[unfinished: file].map { ReceivedBytes($0.bytes.count, of: $0.total) }
        guard isUnderWay || received != nil else { return nil }
        return UnfinishedFile(received ?? .none, isUnderWay: isUnderWay)
    }

    public func discardUnfinished(at file: URL) async throws(DownloadError) {
        guard state.withLock({ !$0.busy.contains(file) }) else { throw .busyElsewhere }
        files[unfinished: file] = nil
    }

    private func holdIfTold() {
        let isDue = state.withLock { state -> Bool in
            guard let steps = state.stepsBeforeHold else { return false }
            state.stepsBeforeHold = max(0, steps - 1)
            return steps == 0
        }
        if isDue { gate.close() }
    }

    private func failIfTold() throws(DownloadError) {
        let failure = state.withLock { state -> DownloadError? in
            guard let failure = state.failure else { return nil }
            if failure.afterSteps == 0 { return failure.error }
            state.failure?.afterSteps -= 1
            return nil
        }
        if let failure { throw failure }
    }
}
