import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DownloadQueue {
    /// One download's turn, from its first byte to the shelf.
    func receive(_ id: Video.ID) async {
        guard let entry = entries.first(where: { $0.record.id == id }) else { return }
        let outcome: Result<Int, DownloadError>
        do throws(DownloadError) {
            outcome = .success(try await bringWhole(entry.record))
        } catch {
            outcome = .failure(error)
        }
        await settle(id, outcome)
        startWaiting()
    }

    /// - Returns: the file's length, when it stands on the shelf.
    private func bringWhole(_ record: UnfinishedDownload) async throws(DownloadError) -> Int {
        let place = try await shelf.place(for: record.video)
        let size: Int
        if let arrived = place.arrivedBytes {
            size = arrived
            // What the downloader still had to clear away does no harm.
            try? await downloader.discardUnfinished(at: place.file)
        } else {
            size = try await bring(
                record.link, to: place.file, promisedBytes: promisedBytes(besides: record.id),
                report: report(on: record))
        }
        // Cancelled meanwhile, it is whole already, and only this is left to do.
        guard let fingerprint = try await shelf.fingerprint(of: record.video, progress: { _ in }) else {
            throw .storageFailed
        }
        // A video in hand outweighs its missing picture.
        let picture =
            if let address = record.video.thumbnail { try? await thumbnails.picture(at: address) } else {
                Picture?.none
            }
        try await shelf.add(
            KeptVideo(record.video, sizeInBytes: size, keptAt: time.now, fingerprint: fingerprint), picture: picture)
        return size
    }

    private func settle(_ id: Video.ID, _ outcome: Result<Int, DownloadError>) async {
        switch outcome {
        case .success:
            // It stands on the shelf: a record that could not be removed is found out at the next start.
            try? await store.forget(id)
            ownChanges += 1
            // A shelf that cannot be read now is read at the next question.
            if let found = try? await library.kept() { kept = found }
            if let index = index(of: id) { entries.remove(at: index) }
            publish()
        case .failure(let error):
            guard let index = index(of: id) else { return }
            entries[index].task = nil
            if entries[index].isForgotten {
                entries.remove(at: index)
                return publish()
            }
            // Asked to go on again while it stopped, or the program ends: its wish stands.
            if error == .cancelled, entries[index].phase == .waiting || isClosed { return publish() }
            if error == .busyElsewhere { return join(at: index) }
            entries[index].phase = error == .cancelled ? .paused : .failed(error)
            entries[index].record.wish = .pause
            entries[index].record.failure = error == .cancelled ? nil : error
            if case .noRoom = error { pauseWaiting() }
            publish()
            await remember(id)
        }
    }

    /// A full disk has no room for the next one either.
    private func pauseWaiting() {
        for index in entries.indices where entries[index].phase == .waiting && entries[index].task == nil {
            entries[index].phase = .paused
        }
    }

    /// What the other downloads will still write.
    private func promisedBytes(besides id: Video.ID) -> Int {
        entries.reduce(0) { sum, entry in
            guard entry.record.id != id, case .receiving = entry.phase, let total = entry.received.total else {
                return sum
            }
            return sum + max(0, total - entry.received.count)
        }
    }

    private func report(on record: UnfinishedDownload) -> BringFile.Report {
        { received, speed in
            await self.note(received, speed, of: record.id)
            return await self.isStillWanted(record.id)
        }
    }

    private func note(_ received: ReceivedBytes, _ speed: Double?, of id: Video.ID) {
        guard let index = index(of: id) else { return }
        entries[index].received = received
        if case .receiving = entries[index].phase { entries[index].phase = .receiving(bytesPerSecond: speed) }
        publish()
    }

    /// Whether nobody cancelled it: another program on this computer may, by way of the store, which is looked at
    /// twice a second.
    private func isStillWanted(_ id: Video.ID) async -> Bool {
        guard let index = index(of: id) else { return false }
        let now = time.now
        guard abs(now.timeIntervalSince(entries[index].lookedAt)) >= 0.5 else { return true }
        entries[index].lookedAt = now
        // A store that cannot be read is no wish to stop.
        guard let records = try? await store.unfinished() else { return true }
        let record = records.first { $0.id == id }
        if record == nil, let index = self.index(of: id) { entries[index].isForgotten = true }
        return record?.wish == .go
    }

    /// What an earlier run left of a video, or another program brings.
    func unfinished(of video: Video) async -> UnfinishedFile? {
        // A place that cannot be had is told when the download goes on.
        guard let place = try? await shelf.place(for: video) else { return nil }
        return await downloader.unfinished(at: place.file)
    }

    /// Writes down what is wished now, also where that changes while it is written.
    func remember(_ id: Video.ID) async {
        var written: UnfinishedDownload?
        while let index = index(of: id), entries[index].record != written {
            let record = entries[index].record
            // A download that is not remembered is still one: it is only not taken up by the next run.
            guard (try? await store.save(record)) != nil else { return }
            ownChanges += 1
            if let index = self.index(of: id) { entries[index].isRemembered = true }
            written = record
        }
    }
}
