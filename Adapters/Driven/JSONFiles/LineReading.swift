#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What whole lines tell.
struct LineReading {
    /// In order.
    private(set) var changes: [DecidedChange] = []
    /// How many lines tell nothing.
    private(set) var damagedLines = 0
    /// Whether there are lines that are no longer written so, and are read slowly.
    private(set) var isOld = false
    /// Where the last whole line ends that does not belong to an unfinished group.
    private(set) var end: Int

    /// - Parameters:
    ///   - lines: begins at index 0.
    ///   - offset: where the first line begins.
    ///   - leavesRecords: whether a record is left as it is until somebody asks for it.
    ///   - decode: reads any line at all, and its record; `nil` for a damaged one.
    init(_ lines: Data, from offset: Int, leavesRecords: Bool, decode: (Data) -> [DecidedChange]?) {
        end = offset
        lines.withUnsafeBytes { bytes in
            var scanner = LineScanner(bytes, from: offset)
            /// How many lines of a group are missing, and how many changes were told before it.
            var (missing, before) = (0, 0)
            while let line = scanner.next() {
                switch line {
                case .group(let count):
                    // Where the one before was never finished and yet followed by another, its lines count as they are.
                    (missing, before) = (count, changes.count)
                    continue
                case .remove(let key):
                    changes.append(.remove(key))
                case .put(let key, let position, let record) where leavesRecords:
                    changes.append(.put(StoredRecord(key: key, json: lines[record]), at: position))
                case .put:
                    take(decode(lines[scanner.line]))
                case .other:
                    isOld = true
                    take(decode(lines[scanner.line]))
                }
                missing = max(0, missing - 1)
                if missing == 0 { end = scanner.offset }
            }
            if missing > 0 { changes.removeSubrange(before...) }
        }
    }

    private mutating func take(_ told: [DecidedChange]?) {
        changes += told ?? []
        if told == nil { damagedLines += 1 }
    }
}

extension [DecidedChange] {
    /// Of records that stand in the list's order, as a snapshot's do; `nil` where they do not.
    var lowestPosition: Int? {
        var lowest = Int.max
        for change in self {
            guard case .put(_, let position) = change, position < lowest else { return nil }
            lowest = position
        }
        return lowest
    }

    /// The same for whoever knows nothing of what lies below that position.
    func leavingOut(below position: Int) -> [DecidedChange] {
        map { change in
            guard case .put(let record, let place) = change, place < position else { return change }
            return .remove(record.key)
        }
    }
}
