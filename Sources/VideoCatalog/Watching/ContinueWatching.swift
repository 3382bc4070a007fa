import SharedKernel

/// Where the person left off. Positions that cannot be read are none: a video can always be watched from its beginning.
public struct ContinueWatching: Sendable {
    private let positions: any PlaybackPositions
    private let list: ListVideos
    private let queue: DownloadQueue

    public init(positions: any PlaybackPositions, list: ListVideos, queue: DownloadQueue) {
        self.positions = positions
        self.list = list
        self.queue = queue
    }

    /// The videos that were begun and not ended, the one watched last first: those that the kept list or the shelf
    /// still knows. No network is asked.
    public func callAsFunction() async -> [Video] {
        let begun = await all()
        guard !begun.isEmpty else { return [] }
        let shelf = await queue.snapshot
        let known = (await list.kept()?.value.videos ?? []) + shelf.kept.map(\.video)
        let videos = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        return begun.compactMap { videos[$0.id] }
    }

    /// Where to go on with that video; `nil` for its beginning.
    public func position(of id: Video.ID) async -> PlaybackPosition? {
        await all().first { $0.id == id }
    }

    /// Where to go on, for each video that was begun.
    public func positions() async -> [Video.ID: PlaybackPosition] {
        Dictionary(await all().map { ($0.id, $0) }) { first, _ in first }
    }

    private func all() async -> [PlaybackPosition] {
        // Said above: what cannot be read is none.
        (try? await positions.all()) ?? []
    }
}
