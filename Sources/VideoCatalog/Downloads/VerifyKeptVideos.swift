public import Digests
public import SharedKernel

/// Looks at every file of the shelf again, byte by byte.
public struct VerifyKeptVideos: Sendable {
    /// Is told how much of all the files was read, and how fast.
    public typealias Report = @Sendable (ReceivedBytes, _ bytesPerSecond: Double?) -> Void

    private let library: any OfflineLibrary & OfflineLibraryEditing & Fingerprints
    private let time: any TimeSource

    public init(library: any OfflineLibrary & OfflineLibraryEditing & Fingerprints, time: any TimeSource) {
        self.library = library
        self.time = time
    }

    /// What was found of one kept video.
    public struct Finding: Hashable, Sendable {
        public let kept: KeptVideo
        public let condition: Condition

        public init(_ kept: KeptVideo, _ condition: Condition) {
            self.kept = kept
            self.condition = condition
        }
    }

    /// How a file was found.
    public enum Condition: Hashable, Sendable {
        /// The very bytes that came.
        case whole
        /// Of the length that it was kept with; nobody had written down its bytes' fingerprint, which is done now.
        case nowFingerprinted
        case missing
        /// Shorter or longer than it was when it was kept.
        case wrongLength(foundBytes: Int)
        /// As long as it was when it was kept, but not the same bytes.
        case changed(found: Digest)

        /// Whether there is nothing for the person to do.
        public var isGood: Bool {
            switch self {
            case .whole, .nowFingerprinted: true
            case .missing, .wrongLength, .changed: false
            }
        }
    }

    /// - Throws: ``DownloadError/storageFailed``; ``DownloadError/cancelled`` within a second when the task is cancelled.
    public func callAsFunction(report: @escaping Report = { _, _ in }) async throws(DownloadError) -> [Finding] {
        let all = try await library.kept()
        let gauge = SharedGauge(of: all.reduce(0) { $0 + $1.sizeInBytes }, time: time, report)
        var findings: [Finding] = []
        for kept in all {
            findings.append(Finding(kept, try await condition(of: kept) { gauge.note($0.count) }))
            gauge.end(kept.sizeInBytes)
        }
        return findings
    }

    private func condition(
        of kept: KeptVideo, progress: @escaping @Sendable (ReceivedBytes) -> Void
    ) async throws(DownloadError) -> Condition {
        guard let size = await library.contents(of: kept.id)?.sizeInBytes else { return .missing }
        guard size == kept.sizeInBytes else { return .wrongLength(foundBytes: size) }
        guard let found = try await library.fingerprint(of: kept.video, progress: progress) else { return .missing }
        if let known = kept.fingerprint { return known == found ? .whole : .changed(found: found) }
        let picture = await library.picture(of: kept.id)
        try await library.add(
            KeptVideo(kept.video, sizeInBytes: size, keptAt: kept.keptAt, fingerprint: found), picture: picture)
        return .nowFingerprinted
    }
}
