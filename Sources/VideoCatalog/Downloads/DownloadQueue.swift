public import SharedKernel

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The downloads of this program: a few at once, in the order in which they were asked for, each known by its video's
/// id, so that two videos of one link are two downloads.
///
/// It ends only by ``close()``, which keeps all that has come.
public actor DownloadQueue {
    let bring: BringFile
    let downloader: any VideoDownloader
    let library: any OfflineLibrary
    let shelf: any OfflineLibraryEditing & Fingerprints
    let store: any DownloadsStore
    let thumbnails: any PictureSource<VideoCatalogError>
    let time: any TimeSource
    private let limit: Int
    let untilNextLook: @Sendable () async throws -> Void
    let watchers = Watchers<DownloadsSnapshot>()
    var entries: [Entry] = []
    var kept: [KeptVideo] = []
    private var removing: Set<Video.ID> = []
    var isClosed = false
    /// Counts what this program wrote into the store, so that an older answer of it is not taken for news.
    var ownChanges = 0
    var looking: Task<Void, Never>?

    /// - Parameters:
    ///   - thumbnails: asked for the picture that a kept video stands on the shelf with.
    ///   - untilNextLook: waits between two looks at what other programs do, for as long as somebody watches; looking
    ///     ends when it throws.
    ///   - limit: how many are received at once.
    public init(
        downloader: any VideoDownloader, library: any OfflineLibrary & OfflineLibraryEditing & Fingerprints,
        store: any DownloadsStore, freeSpace: any FreeSpace, thumbnails: any PictureSource<VideoCatalogError>,
        time: any TimeSource,
        untilNextLook: @escaping @Sendable () async throws -> Void, atOnce limit: Int = 2,
        reserveInBytes: Int = 200 << 20
    ) {
        bring = BringFile(downloader: downloader, freeSpace: freeSpace, time: time, reserveInBytes: reserveInBytes)
        self.downloader = downloader
        self.library = library
        shelf = library
        self.store = store
        self.thumbnails = thumbnails
        self.time = time
        self.untilNextLook = untilNextLook
        self.limit = limit
    }

    /// One download that is not done.
    struct Entry: Sendable {
        var record: UnfinishedDownload
        var received: ReceivedBytes
        var phase: Phase
        /// Under way until it ends, also after the phase says otherwise.
        var task: Task<Void, Never>?
        /// When other programs' wishes were last looked at.
        var lookedAt = Date.distantPast
        /// Another program removed it.
        var isForgotten = false
        /// Whether the store has it: one that it has no longer was done or removed by another program.
        var isRemembered = false
        /// Whether it was asked for here while another program brings it: it goes on here if the other one ends.
        var isWantedHere = false
        /// Of another program's download.
        var gauge = SpeedGauge()

        enum Phase: Hashable, Sendable {
            case waiting
            case receiving(bytesPerSecond: Double?)
            case paused
            case failed(DownloadError)
            /// Another program receives it.
            case elsewhere(bytesPerSecond: Double?)
            /// Another program has it wait until others are done.
            case waitingElsewhere
        }
    }

    // MARK: What is seen

    /// How it is now.
    public var snapshot: DownloadsSnapshot {
        DownloadsSnapshot(unfinished: entries.map(\.download), kept: kept)
    }

    /// How it is now, and then whenever something changes: only the newest for a watcher who is slow. It ends when the
    /// queue closes.
    public func snapshots() -> AsyncStream<DownloadsSnapshot> {
        let stream = watchers.stream(beginningWith: snapshot)
        if isClosed { watchers.finish() }
        keepLooking()
        return stream
    }

    /// Whether a video stands on the shelf, with a file of the length that it was kept with.
    public func isKeptWhole(_ id: Video.ID) async -> Bool {
        guard let kept = kept.first(where: { $0.id == id }) else { return false }
        return await library.contents(of: id)?.sizeInBytes == kept.sizeInBytes
    }

    // MARK: What a person asks for

    /// Takes up what earlier runs left and what other programs kept.
    ///
    /// - Parameter goingOn: whether what was under way goes on now; otherwise it stands paused, for this program alone.
    /// - Throws: ``DownloadError/storageFailed``; what could be read is taken up.
    public func restore(goingOn: Bool) async throws(DownloadError) {
        try await reloadShelf()
        for record in try await store.unfinished() where !entries.contains(where: { $0.record.id == record.id }) {
            if await isKeptWhole(record.id) {
                // The program ended just before it forgot this one; a record that stays is found out again.
                try? await store.forget(record.id)
                ownChanges += 1
                continue
            }
            let left = await unfinished(of: record.video)
            if entries.contains(where: { $0.record.id == record.id }) { continue }
            let goes = goingOn && record.wish == .go
            let isElsewhere = left?.isUnderWay == true
            var entry = Entry(
                record: record, received: left?.received ?? .none, phase: goes && !isElsewhere ? .waiting : .paused)
            entry.isRemembered = true
            entry.isWantedHere = goes && isElsewhere
            entries.append(entry)
        }
        await lookElsewhere()
        publish()
        guard goingOn else { return }
        startWaiting()
        keepLooking()
    }

    /// Asks for a video, or for a paused or failed one to go on. One that is kept whole or under way is left as it is.
    /// One that another program brings is shown here, and goes on here should that program end.
    public func start(_ video: Video, from link: URL) async {
        // A shelf that cannot be read is as it was known.
        try? await reloadShelf()
        await lookElsewhere()
        if await isKeptWhole(video.id) { return }
        guard !isClosed, !removing.contains(video.id) else { return }
        if let index = index(of: video.id) {
            if entries[index].isElsewhere { return join(at: index) }
            if entries[index].download.state.isUnderWay { return }
            let askedAt = entries[index].record.askedAt
            entries[index].record = UnfinishedDownload(video, link: link, askedAt: askedAt, wish: .go)
            entries[index].phase = .waiting
        } else {
            let record = UnfinishedDownload(video, link: link, askedAt: time.now, wish: .go)
            entries.append(Entry(record: record, received: .none, phase: .waiting))
        }
        publish()
        await remember(video.id)
        startWaiting()
    }

    /// Stops a download; what has come stays. Returns when no more bytes come.
    ///
    /// - Throws: ``DownloadError/catalog(_:)`` of ``VideoCatalogError/notFound`` when there is no such download.
    public func cancel(_ id: Video.ID) async throws(DownloadError) {
        guard let index = index(of: id) else { throw .catalog(.notFound) }
        entries[index].record.wish = .pause
        entries[index].isWantedHere = false
        if entries[index].download.state.isUnderWay { entries[index].phase = .paused }
        let task = entries[index].task
        task?.cancel()
        publish()
        await remember(id)
        await task?.value
    }

    /// Stops a download or takes a kept video from the shelf; its bytes are removed.
    ///
    /// - Throws: ``DownloadError/catalog(_:)`` of ``VideoCatalogError/notFound`` when there is neither;
    ///   ``DownloadError/storageFailed`` or ``DownloadError/busyElsewhere`` when something of it is left.
    public func remove(_ id: Video.ID) async throws(DownloadError) {
        guard let video = index(of: id).map({ entries[$0].record.video }) ?? kept.first(where: { $0.id == id })?.video
        else { throw .catalog(.notFound) }
        removing.insert(id)
        defer { removing.remove(id) }
        if index(of: id) != nil { try await cancel(id) }
        try await store.forget(id)
        ownChanges += 1
        try await discard(at: try await shelf.place(for: video).file)
        try await shelf.remove(id)
        if let index = index(of: id) { entries.remove(at: index) }
        try await reloadShelf()
        publish()
        startWaiting()
    }

    /// Another program that brings it notices within a second that it is to stop.
    private func discard(at file: URL) async throws(DownloadError) {
        for _ in 0..<4 {
            do throws(DownloadError) {
                return try await downloader.discardUnfinished(at: file)
            } catch .busyElsewhere {
                // Without a pause it is only asked sooner.
                try? await untilNextLook()
            }
        }
        try await downloader.discardUnfinished(at: file)
    }

    /// Stops every download; what has come stays.
    public func pauseAll() async {
        for entry in entries where entry.download.state.isUnderWay {
            // It ended by itself meanwhile: nothing is left to stop.
            try? await cancel(entry.record.id)
        }
    }

    /// Lets every paused download go on, and every failed one that can.
    public func resumeAll() async {
        for entry in entries {
            switch entry.phase {
            case .paused: break
            case .failed(let error) where error.isResumable: break
            case .waiting, .receiving, .failed, .elsewhere, .waitingElsewhere: continue
            }
            await start(entry.record.video, from: entry.record.link)
        }
    }

    /// Stops everything, so that the next run goes on where this one ended.
    public func close() async {
        isClosed = true
        let tasks = entries.compactMap(\.task) + [looking].compactMap(\.self)
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        watchers.finish()
    }

    /// Reads the shelf again: another program may have changed it.
    public func reloadShelf() async throws(DownloadError) {
        let found = try await library.kept()
        guard found != kept else { return }
        kept = found
        publish()
    }

    // MARK: Turns

    func startWaiting() {
        guard !isClosed else { return }
        for index in entries.indices where entries[index].phase == .waiting && entries[index].task == nil {
            guard entries.count(where: { $0.task != nil }) < limit else { break }
            let id = entries[index].record.id
            entries[index].phase = .receiving(bytesPerSecond: nil)
            entries[index].task = Task { await receive(id) }
        }
        publish()
    }

    func index(of id: Video.ID) -> Int? {
        entries.firstIndex { $0.record.id == id }
    }

    func publish() {
        watchers.tell(snapshot)
    }
}

extension DownloadQueue.Entry {
    var download: Download {
        let state: Download.State =
            switch phase {
            case .waiting, .waitingElsewhere: .waiting(received)
            case .receiving(let speed), .elsewhere(let speed): .receiving(received, bytesPerSecond: speed)
            case .paused: .paused(received)
            case .failed(let error): .failed(error, received)
            }
        return Download(record.video, state)
    }

    /// Whether this program is at it.
    var isUnderWayHere: Bool { task != nil || phase == .waiting }

    /// Whether another program is at it.
    var isElsewhere: Bool {
        switch phase {
        case .elsewhere, .waitingElsewhere: true
        case .waiting, .receiving, .paused, .failed: false
        }
    }
}
