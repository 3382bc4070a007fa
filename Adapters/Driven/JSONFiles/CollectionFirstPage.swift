import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CollectionFiles {
    /// The list's first page, from the snapshot's beginning and the whole journal: what a start in the cold can tell
    /// long before everything is read. Needs the directory's lock; changes nothing.
    ///
    /// - Returns: `nil` where only reading everything can tell, or mend.
    func firstPage(limit: Int) throws(StorageFailure) -> Page<Record>? {
        guard limit > 0,
            let snapshot = try OpenFile.ifPresent(directory.path(of: snapshotName), for: .reading),
            // A header that cannot be read, or is of another version, is judged where everything is read.
            let (header, start) = try? codec.header(in: snapshot.read(4 << 10, from: 0)),
            header.version == codec.format.version,
            let journal = try OpenFile.ifPresent(directory.path(of: journalName(header.journal)), for: .reading),
            let changes = try goodChanges(in: journal, from: 0, upTo: journal.status.size)?.changes
        else { return nil }

        for length in [64 << 10, 512 << 10, 4 << 20] {
            guard let beginning = try goodChanges(in: snapshot, from: start, upTo: start + length) else { return nil }
            guard let lowest = lowestPosition(in: beginning.changes) else { return nil }
            let isWhole = try beginning.end == snapshot.status.size
            if isWhole, beginning.changes.count != header.count { return nil }
            var contents = CollectionContents<Record>()
            for change in beginning.changes + changes { contents.load(change) }
            // Whatever the rest of the snapshot holds comes after the lowest that was read.
            if !isWhole { contents.dropAll(below: lowest) }
            contents.sort()
            if isWhole || contents.count > limit { return contents.page(limit: limit) }
        }
        return nil
    }

    /// - Returns: what the whole lines up to there tell; `nil` where one of them is damaged.
    private func goodChanges(
        in file: OpenFile, from start: Int, upTo limit: Int
    ) throws(StorageFailure) -> (changes: [DecidedChange<Record>], end: Int)? {
        var (changes, damagedLines): ([DecidedChange<Record>], Int) = ([], 0)
        let end = try file.forEachBlockOfLines(from: start, upTo: limit) { lines throws(StorageFailure) in
            let read = codec.changes(in: lines, version: codec.format.version)
            changes += read.changes
            damagedLines += read.damagedLines
        }
        return damagedLines == 0 ? (changes, end) : nil
    }

    /// - Returns: `nil` where the records do not stand in the list's order, as a snapshot's do.
    private func lowestPosition(in snapshot: [DecidedChange<Record>]) -> Int? {
        var lowest = Int.max
        for change in snapshot {
            guard case .put(_, let position) = change, position < lowest else { return nil }
            lowest = position
        }
        return lowest
    }
}
