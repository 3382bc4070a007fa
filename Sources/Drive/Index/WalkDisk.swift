public import SharedKernel

/// Walks over every file of the disk, in as few questions as can be, and keeps what it finds.
public struct WalkDisk: Sendable {
    private let source: any FlatSource
    private let store: any DiskIndexStore
    private let time: any TimeSource

    public init(source: any FlatSource, store: any DiskIndexStore, time: any TimeSource) {
        self.source = source
        self.store = store
        self.time = time
    }

    /// The index as it was kept; a new walk where none is, or where that is wished.
    ///
    /// - Parameter progress: is told how many files were found so far.
    public func callAsFunction(
        _ wish: DriveWish = .keptFirst, progress: @Sendable (Int) -> Void = { _ in }
    ) async throws(DriveError) -> Loaded<DiskIndex> {
        if wish == .keptFirst, let kept = await kept() { return kept }
        do throws(DriveError) {
            let index = try await walk(progress)
            // An index in hand outweighs a full disk.
            try? await store.keep(index)
            return Loaded(index, freshness: .live)
        } catch {
            guard let reason = error.reasonForKept else { throw error }
            guard let kept = await kept() else { throw error == .offline ? .notKept : error }
            return Loaded(kept.value, freshness: .cached(since: kept.value.savedAt, because: reason))
        }
    }

    /// What is kept, without a question to the service; `nil` where nothing is.
    public func kept() async -> Loaded<DiskIndex>? {
        // What cannot be read is walked anew.
        guard let index = try? await store.keptIndex() else { return nil }
        return Loaded(index, freshness: .cached(since: index.savedAt, because: .notAskedYet))
    }

    private func walk(_ progress: @Sendable (Int) -> Void) async throws(DriveError) -> DiskIndex {
        var files: [IndexedFile] = []
        try await source.everyFile { more in
            files += more
            progress(files.count)
        }
        return DiskIndex(found: files, savedAt: time.now)
    }
}
