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
            let journal = try Journal(ifPresent: directory.path(of: journalName(header.journal))),
            case let told = codec.changes(in: try journal.added ?? Data(), version: header.version),
            told.damagedLines == 0
        else { return nil }

        for length in [64 << 10, 512 << 10, 4 << 20] {
            let beginning = codec.changes(in: try snapshot.read(length, from: start), version: header.version)
            guard beginning.damagedLines == 0, let lowest = beginning.changes.lowestPosition else { return nil }
            let isWhole = try start + beginning.end == snapshot.status.size
            if isWhole, beginning.changes.count != header.count { return nil }
            // Whatever the rest of the snapshot holds comes after the lowest that was read.
            let later = isWhole ? told.changes : told.changes.leavingOut(below: lowest)
            let records = OrderedRecords(beginning.changes + later)
            if isWhole || records.count > limit { return codec.page(records.page(below: nil, limit: limit)) }
        }
        return nil
    }
}
