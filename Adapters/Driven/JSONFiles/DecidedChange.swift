#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A record as it stands in a line.
struct StoredRecord: Sendable {
    /// Its id, as JSON.
    let key: String
    let json: Data
}

/// A change with its place decided, as a line tells it.
enum DecidedChange: Sendable {
    case put(StoredRecord, at: Int)
    case remove(String)

    /// A position further from 0 is none: there must be room for others around it.
    static let highestPosition = 1 << 60

    var key: String {
        switch self {
        case .put(let record, _): record.key
        case .remove(let key): key
        }
    }

    /// Lines that are all there after a kill, or none of them.
    static func lines(_ changes: [DecidedChange]) -> Data {
        var lines: [UInt8] = []
        if changes.count > 1 {
            lines += LineScanner.group
            lines += "\(changes.count)}\n".utf8
        }
        for change in changes { change.appendLine(to: &lines) }
        return Data(lines)
    }

    func appendLine(to lines: inout [UInt8]) {
        switch self {
        case .put(let record, let position):
            lines += LineScanner.at
            lines += "\(position)".utf8
            lines += LineScanner.id
            lines += record.key.utf8
            lines += LineScanner.put
            record.json.withUnsafeBytes { lines.append(contentsOf: $0) }
        case .remove(let key):
            lines += LineScanner.remove
            lines += key.utf8
        }
        lines.append(UInt8(ascii: "}"))
        lines.append(UInt8(ascii: "\n"))
    }
}

extension ArraySlice<StoredRecord> {
    /// One JSON array of the records.
    var records: Data {
        jsonArray { record, array in record.json.withUnsafeBytes { array.append(contentsOf: $0) } }
    }

    /// One JSON array of their ids.
    var ids: Data {
        jsonArray { record, array in array += record.key.utf8 }
    }

    private func jsonArray(_ append: (StoredRecord, inout [UInt8]) -> Void) -> Data {
        var array = [UInt8(ascii: "[")]
        array.reserveCapacity(2 + reduce(0) { $0 + $1.json.count + 1 })
        for record in self {
            if array.count > 1 { array.append(UInt8(ascii: ",")) }
            append(record, &array)
        }
        array.append(UInt8(ascii: "]"))
        return Data(array)
    }
}
