import SharedKernel

/// What other programs on this computer do with the same store and shelf.
extension DownloadQueue {
    /// Takes in what they have begun, received, stopped, finished and removed, once.
    public func lookElsewhere() async {
        let before = ownChanges
        // What cannot be read now is looked at the next time.
        guard let records = try? await store.unfinished(), before == ownChanges, !isClosed else { return }
        await dropWhatIsDone(besides: records)
        var left: [Video.ID: UnfinishedFile] = [:]
        for record in records where isOthers(record.id) { left[record.id] = await unfinished(of: record.video) }
        guard before == ownChanges, !isClosed else { return }
        let isAnyReceived = left.contains { $0.value.isUnderWay }
        let seen = snapshot
        for record in records where isOthers(record.id) {
            takeIn(record, left[record.id], isAnyReceived: isAnyReceived)
        }
        if snapshot != seen { publish() }
        if entries.contains(where: { $0.phase == .waiting && $0.task == nil }) { startWaiting() }
    }

    /// Stops a download as ``cancel(_:)`` does; one that another program brings goes on there.
    ///
    /// - Returns: whether it goes on.
    public func leave(_ id: Video.ID) async throws(DownloadError) -> Bool {
        guard let index = index(of: id), entries[index].isElsewhere else {
            try await cancel(id)
            return false
        }
        entries[index].isWantedHere = false
        return true
    }

    /// Looks again and again, for as long as somebody watches, or waits for another program to end.
    func keepLooking() {
        guard looking == nil, !isClosed else { return }
        looking = Task {
            // It is stopped by a pause that throws.
            while hasReasonToLook, (try? await untilNextLook()) != nil { await lookElsewhere() }
            looking = nil
        }
    }

    /// Shows what another program does; should that end, it goes on here.
    func join(at index: Int) {
        entries[index].isWantedHere = true
        if !entries[index].isElsewhere { entries[index].phase = .elsewhere(bytesPerSecond: nil) }
        publish()
        keepLooking()
    }

    private var hasReasonToLook: Bool {
        !isClosed && (!watchers.isEmpty || entries.contains(where: \.isWantedHere))
    }

    private func isOthers(_ id: Video.ID) -> Bool {
        index(of: id).map { !entries[$0].isUnderWayHere } ?? true
    }

    private func dropWhatIsDone(besides records: [UnfinishedDownload]) async {
        let there = Set(records.map(\.id))
        func isDone(_ entry: Entry) -> Bool {
            entry.isRemembered && !there.contains(entry.record.id) && !entry.isUnderWayHere
        }
        guard entries.contains(where: isDone) else { return }
        // First the shelf, so that one that was kept is never seen as gone. One that cannot be read is as it was known.
        try? await reloadShelf()
        entries.removeAll(where: isDone)
        publish()
    }

    private func takeIn(_ record: UnfinishedDownload, _ left: UnfinishedFile?, isAnyReceived: Bool) {
        var entry =
            index(of: record.id).map { entries[$0] } ?? Entry(record: record, received: .none, phase: .paused)
        entry.record = record
        entry.isRemembered = true
        entry.received = left?.received ?? .none
        if record.wish == .pause { entry.isWantedHere = false }
        if record.wish == .go, left?.isUnderWay == true {
            entry.gauge.note(entry.received.count, at: time.now)
            entry.phase = .elsewhere(bytesPerSecond: entry.gauge.bytesPerSecond)
        } else if entry.isWantedHere {
            entry.isWantedHere = false
            entry.phase = .waiting
        } else if record.wish == .go, isAnyReceived {
            // Nobody waits unless others are received.
            entry.phase = .waitingElsewhere
        } else {
            entry.phase = record.failure.map { .failed($0) } ?? .paused
        }
        if let index = index(of: record.id) { entries[index] = entry } else { entries.append(entry) }
    }
}
