import Dispatch
import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension LineCodec {
    /// The record; `nil` where its JSON is none, or another's.
    func record(_ stored: StoredRecord) -> Record? {
        // What is wrong with it is told where everything is read anew.
        guard let record = try? decoder.decode(Record.self, from: stored.json), key(of: record.id) == stored.key
        else { return nil }
        return record
    }

    /// All of them, in order, on as many threads as there are processors; `nil` where one cannot be decoded. Blocks.
    func records(_ stored: [StoredRecord]) -> [Record]? {
        let size = 1_000
        if stored.count <= size { return block(stored[...]) }
        let blocks = stride(from: 0, to: stored.count, by: size).map { stored[$0..<min($0 + size, stored.count)] }
        let decoded = Mutex([[Record]?](repeating: nil, count: blocks.count))
        DispatchQueue.concurrentPerform(iterations: blocks.count) { number in
            let records = block(blocks[number])
            decoded.withLock { $0[number] = records }
        }
        var records: [Record] = []
        records.reserveCapacity(stored.count)
        for block in decoded.withLock({ $0 }) {
            guard let block else { return nil }
            records += block
        }
        return records
    }

    /// As a collection tells it.
    func page(_ page: (records: [StoredRecord], next: Int?)) -> Page<Record>? {
        records(page.records).map { Page($0, next: page.next.map { Page.Cursor(rawValue: "\($0)") }) }
    }

    /// One array of a thousand records is decoded far faster than a thousand records.
    private func block(_ stored: ArraySlice<StoredRecord>) -> [Record]? {
        // What is wrong with one is told where everything is read anew.
        guard let records = try? decoder.decode([Record].self, from: stored.records),
            let ids = try? decoder.decode([Record.ID].self, from: stored.ids),
            // A record that stands under another's id would be there, and not be found. No key path: one into a generic
            // type is made anew at each use, which takes as long as a small record.
            records.count == stored.count, records.lazy.map({ $0.id }).elementsEqual(ids)
        else { return nil }
        return records
    }
}
