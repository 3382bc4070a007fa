import SharedKernel

/// How far a file is on its way to this computer.
public enum FileState: Hashable, Sendable {
    case notHere
    /// Some of it is here; it goes on from there when it is wished.
    case paused(TransferredBytes)
    case receiving(TransferredBytes)
    /// Whole, and to be looked at without a connection.
    case kept(KeptFile)
    /// It stopped; what has come stays, where it is of use.
    case failed(DriveError, TransferredBytes?)
}

/// Brings files to the shelf, goes on where it stopped, and tells how far each is. One object for all who ask.
public actor DriveDownloads {
    private struct Work {
        let item: DriveItem
        var task: Task<Void, Never>?
        var state: FileState
        let watchers = Watchers<FileState>()
    }

    private let downloading: any FileDownloading
    private let shelf: any FileShelf
    private var works: [DriveItem.ID: Work] = [:]

    public init(downloading: any FileDownloading, shelf: any FileShelf) {
        self.downloading = downloading
        self.shelf = shelf
    }

    /// How far that file is, also where an earlier run of the program began it.
    public func state(of item: DriveItem) async -> FileState {
        if let work = works[item.id], work.item.version == item.version {
            if case .kept = work.state {} else { return work.state }
        }
        if let kept = await shelf.kept(item, .original) { return .kept(kept) }
        // A place that cannot be had is told when the download is wished.
        guard let place = try? await shelf.place(for: item, .original),
            let unfinished = await downloading.unfinished(at: place)
        else { return .notHere }
        return .paused(unfinished.received)
    }

    /// Begins, or goes on where it stopped. Nothing happens where it is under way or here already.
    public func start(_ item: DriveItem) async {
        guard item.file != nil else { return }
        if case .receiving = works[item.id]?.state { return }
        if let kept = await shelf.kept(item, .original) {
            note(.kept(kept), of: item)
            return
        }
        if case .receiving = works[item.id]?.state { return }
        note(.receiving(TransferredBytes(0, of: item.file?.sizeInBytes)), of: item)
        works[item.id]?.task = Task { await bring(item) }
    }

    /// Stops it; what has come stays.
    public func pause(_ id: DriveItem.ID) async {
        let task = works[id]?.task
        task?.cancel()
        await task?.value
    }

    /// Removes what has come of it, whole or not.
    ///
    /// - Throws: ``DriveError/storageFailed`` when something is still there.
    public func discard(_ item: DriveItem) async throws(DriveError) {
        await pause(item.id)
        try await shelf.forget(item)
        note(.notHere, of: item)
        works[item.id] = nil
    }

    /// The state now, and every later one, until nobody needs it any more.
    public func states(of item: DriveItem) async -> AsyncStream<FileState> {
        let state = await state(of: item)
        if works[item.id] == nil { works[item.id] = Work(item: item, state: state) }
        return works[item.id]?.watchers.stream(beginningWith: works[item.id]?.state ?? state)
            ?? AsyncStream { $0.finish() }
    }

    /// Brings it, and waits until it is here.
    ///
    /// - Parameter progress: is told each state.
    public func callAsFunction(
        _ item: DriveItem, progress: @Sendable (FileState) -> Void = { _ in }
    ) async throws(DriveError) -> KeptFile {
        guard item.file != nil else { throw .notAFile }
        await start(item)
        for await state in await states(of: item) {
            progress(state)
            switch state {
            case .kept(let file): return file
            case .failed(let error, _): throw error
            case .paused, .notHere: throw .cancelled
            case .receiving: continue
            }
        }
        throw .cancelled
    }

    /// Stops all of them; what has come stays.
    public func stop() async {
        let tasks = works.values.compactMap(\.task)
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
        for work in works.values { work.watchers.finish() }
        works = [:]
    }

    private func bring(_ item: DriveItem) async {
        let (news, teller) = AsyncStream.makeStream(of: TransferredBytes.self, bufferingPolicy: .bufferingNewest(1))
        async let following: Void = follow(news, of: item)
        let result: Result<Void, DriveError>
        do throws(DriveError) {
            let place = try await shelf.place(for: item, .original)
            _ = try await downloading.download(item, to: place) { teller.yield($0) }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        teller.finish()
        await following
        works[item.id]?.task = nil
        switch result {
        case .success:
            if let kept = await shelf.kept(item, .original) {
                note(.kept(kept), of: item)
            } else {
                note(.failed(.storageFailed, nil), of: item)
            }
        case .failure(let error):
            // A place that cannot be had holds nothing.
            let place = try? await shelf.place(for: item, .original)
            let left: UnfinishedDownload? =
                if let place { await downloading.unfinished(at: place) } else { nil }
            let received = left?.received
            if error == .cancelled {
                note(received.map(FileState.paused) ?? .notHere, of: item)
            } else {
                note(.failed(error, received), of: item)
            }
        }
    }

    private func follow(_ news: AsyncStream<TransferredBytes>, of item: DriveItem) async {
        for await bytes in news {
            note(.receiving(bytes), of: item)
        }
    }

    private func note(_ state: FileState, of item: DriveItem) {
        if works[item.id]?.item.version == item.version {
            works[item.id]?.state = state
        } else {
            let old = works[item.id]
            works[item.id] = Work(item: item, task: old?.task, state: state)
            old?.watchers.finish()
        }
        works[item.id]?.watchers.tell(state)
    }
}
