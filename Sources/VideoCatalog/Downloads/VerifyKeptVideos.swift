/// Looks at every file of the shelf again.
public struct VerifyKeptVideos: Sendable {
    private let library: any OfflineLibrary

    public init(library: any OfflineLibrary) {
        self.library = library
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
        case whole
        case missing
        /// Shorter or longer than it was when it was kept.
        case wrongLength(foundBytes: Int)
    }

    /// - Throws: ``DownloadError/storageFailed``.
    public func callAsFunction() async throws(DownloadError) -> [Finding] {
        var findings: [Finding] = []
        for kept in try await library.kept() {
            let found = await library.contents(of: kept.id)?.sizeInBytes
            let condition: Condition =
                switch found {
                case kept.sizeInBytes: .whole
                case let found?: .wrongLength(foundBytes: found)
                case nil: .missing
                }
            findings.append(Finding(kept, condition))
        }
        return findings
    }
}
