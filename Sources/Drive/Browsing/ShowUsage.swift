public import SharedKernel

/// How large the disk is, and how much of it is used.
public struct ShowUsage: Sendable {
    private let source: any DiskUsageSource
    private let cache: any UsageCache
    private let time: any TimeSource

    public init(source: any DiskUsageSource, cache: any UsageCache, time: any TimeSource) {
        self.source = source
        self.cache = cache
        self.time = time
    }

    public func callAsFunction(_ wish: DriveWish = .live) async throws(DriveError) -> Loaded<DriveUsage> {
        if wish == .keptFirst, let kept = await kept() { return kept }
        do throws(DriveError) {
            let usage = try await source.usage()
            // Figures in hand outweigh a full disk.
            try? await cache.keep(KeptUsage(usage, savedAt: time.now))
            return Loaded(usage, freshness: .live)
        } catch {
            guard let reason = error.reasonForKept, let kept = await kept(), let since = kept.freshness.savedAt
            else { throw error }
            return Loaded(kept.value, freshness: .cached(since: since, because: reason))
        }
    }

    /// What is kept, without a question to the service; `nil` where nothing is.
    public func kept() async -> Loaded<DriveUsage>? {
        // What cannot be read is asked for.
        guard let kept = try? await cache.keptUsage() else { return nil }
        return Loaded(kept.usage, freshness: .cached(since: kept.savedAt, because: .notAskedYet))
    }
}
