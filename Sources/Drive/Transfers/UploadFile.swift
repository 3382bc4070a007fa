#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Sends a file of this computer to the disk, and makes sure that it arrived as it was sent.
public struct UploadFile: Sendable {
    private let uploading: any FileUploading
    private let source: any ItemSource
    private let local: LocalPorts
    private let changes: DiskChanges
    private let clock: any Clock<Duration>

    public init(
        uploading: any FileUploading, source: any ItemSource, local: LocalPorts, changes: DiskChanges,
        clock: any Clock<Duration>
    ) {
        self.uploading = uploading
        self.source = source
        self.local = local
        self.changes = changes
        self.clock = clock
    }

    /// - Parameters:
    ///   - target: the whole path of the file on the disk.
    ///   - conflict: what is to happen where something else of that name is there; where it is this very file, as after
    ///     a call that did not hear of its end, there is nothing to do.
    ///   - progress: is told how much was sent; fewer bytes than before where it began anew.
    /// - Returns: the file as the disk has it.
    /// - Throws: ``DriveError/badName(_:)`` before anything is asked; ``DriveError/damaged`` when the disk reports another length or hash than was sent;
    ///   ``DriveError/alreadyExists``, ``DriveError/parentMissing``, ``DriveError/diskFull``,
    ///   ``DriveError/fileTooLarge``, ``DriveError/localFileUnreadable`` and what else the disk says.
    public func callAsFunction(
        _ file: URL, to target: DrivePath, _ conflict: Conflict = .cancel,
        progress: @escaping @Sendable (TransferredBytes) -> Void = { _ in }
    ) async throws(DriveError) -> DriveItem {
        guard !target.isRoot else { throw .notAFile }
        try target.checkAsNew()
        let (place, sent): (DrivePath, SentFile)
        do throws(DriveError) {
            (place, sent) = try await conflict.resolve(target) { target, replacing throws(DriveError) in
                try await uploading.upload(file, to: target, replacing: replacing, progress: progress)
            }
        } catch {
            guard error == .alreadyExists, let there = try await same(file, at: target) else { throw error }
            await changes.note(added: there)
            return there
        }
        try await changes.follow(sent.change)
        let item = try await arrived(at: place)
        guard let facts = item.file, facts.sizeInBytes == sent.sizeInBytes,
            facts.digests.agree(with: sent.digests) != false
        else { throw .damaged }
        await changes.note(added: item)
        return item
    }

    /// What is there, where it is that file already.
    private func same(_ file: URL, at target: DrivePath) async throws(DriveError) -> DriveItem? {
        guard let entry = await local.tree.entry(at: file) else { return nil }
        let there = try await source.item(at: target)
        guard let facts = there.file, try await local.hashing.isSame(entry, as: facts) else { return nil }
        return there
    }

    /// A service may need a moment before it tells of what it has just taken in.
    private func arrived(at path: DrivePath) async throws(DriveError) -> DriveItem {
        var pause = Duration.milliseconds(500)
        for _ in 0..<4 {
            do throws(DriveError) {
                return try await source.item(at: path)
            } catch {
                guard error.isPassing || error == .notFound else { throw error }
                if case .tryLater(let wait) = error { pause = max(pause, min(wait, .seconds(60))) }
            }
            try await clock.pause(for: pause)
            pause *= 2
        }
        return try await source.item(at: path)
    }
}
