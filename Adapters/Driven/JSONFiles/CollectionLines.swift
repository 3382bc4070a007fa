#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The first line of a collection's snapshot.
struct SnapshotHeader: Codable {
    let format: String
    let version: Int
    /// The number of the journal that goes on from here.
    let journal: Int
    /// How many records follow.
    let count: Int
}

/// A line of any form, also of those that are no longer written: `{"at":65536,"put":{…}}`, `{"all":[…]}`.
struct CollectionLine<Record: Codable & Sendable & Identifiable>: DecodableWithConfiguration
where Record.ID: Codable & Sendable {
    let changes: [Change]

    enum Change {
        case put(Record, at: Int)
        case remove(Record.ID)
    }

    /// How the file's records are read.
    struct Reading {
        let format: StorageFormat<Record>
        let version: Int
    }

    /// The line says that it holds another record than it does.
    private struct ForeignRecord: Error {}
    private struct ImpossiblePosition: Error {}

    private enum Key: CodingKey {
        case put, at, id, remove, all
    }

    init(from decoder: any Decoder, configuration reading: Reading) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.put) {
            let position = try container.decode(Int.self, forKey: .at)
            guard position.magnitude <= DecidedChange.highestPosition else { throw ImpossiblePosition() }
            let record =
                reading.version == reading.format.version
                ? try container.decode(Record.self, forKey: .put)
                : try reading.format.value(from: container.superDecoder(forKey: .put), version: reading.version)
            guard try container.decodeIfPresent(Record.ID.self, forKey: .id) ?? record.id == record.id else {
                throw ForeignRecord()
            }
            changes = [.put(record, at: position)]
        } else if container.contains(.all) {
            changes = try container.decode([Self].self, forKey: .all, configuration: reading).flatMap(\.changes)
        } else {
            changes = [.remove(try container.decode(Record.ID.self, forKey: .remove))]
        }
    }
}

/// Turns changes into lines, and lines into changes.
///
/// A record stays JSON until somebody asks for it: most of a long collection is read from the disk and written back
/// without ever being looked at.
struct LineCodec<Record: Codable & Sendable & Identifiable>: Sendable where Record.ID: Codable & Sendable {
    let format: StorageFormat<Record>
    private let encoder = JSONEncoder()
    let decoder = JSONDecoder()

    init(_ format: StorageFormat<Record>) {
        self.format = format
        encoder.outputFormatting = [.withoutEscapingSlashes]
    }

    // MARK: Writing

    /// - Returns: `nil` for a key that is no id, which nothing can be asked about anyway.
    func id(of key: String) -> Record.ID? { try? decoder.decode(Record.ID.self, from: Data(key.utf8)) }

    /// The id as it stands in a line, by which records are told apart; `nil` where it has no form in JSON.
    func key(of id: Record.ID) -> String? {
        // What cannot be written was never kept either.
        (try? encoder.encode(id)).map { String(decoding: $0, as: UTF8.self) }
    }

    func encoded(_ record: Record, in file: String) throws(StorageFailure) -> StoredRecord {
        do {
            let key = String(decoding: try encoder.encode(record.id), as: UTF8.self)
            return StoredRecord(key: key, json: try encoder.encode(record))
        } catch {
            throw .unencodable(file: file, detail: "\(error)")
        }
    }

    func header(journal: Int, count: Int, in file: String) throws(StorageFailure) -> Data {
        do {
            let header = SnapshotHeader(format: format.name, version: format.version, journal: journal, count: count)
            return try encoder.encode(header) + "\n".utf8
        } catch {
            throw .unencodable(file: file, detail: "\(error)")
        }
    }

    // MARK: Reading

    /// The header, and where the lines after it begin.
    func header(in start: Data) throws -> (header: SnapshotHeader, end: Int) {
        let end = start.firstIndex(of: UInt8(ascii: "\n")) ?? start.endIndex
        let header = try decoder.decode(SnapshotHeader.self, from: start[start.startIndex..<end])
        try format.check(name: header.format, version: header.version)
        return (header, min(end + 1, start.endIndex) - start.startIndex)
    }

    /// Everything that the lines from `offset` on tell.
    ///
    /// - Parameters:
    ///   - lines: begins at index 0.
    ///   - strictly: whether every record is decoded, or left as it is until somebody asks for it.
    func changes(in lines: Data, from offset: Int = 0, version: Int, strictly: Bool = false) -> LineReading {
        let leavesRecords = version == format.version && !strictly
        return LineReading(lines, from: offset, leavesRecords: leavesRecords) { decoded($0, version: version) }
    }

    private func decoded(_ line: Data, version: Int) -> [DecidedChange]? {
        let reading = CollectionLine<Record>.Reading(format: format, version: version)
        // What is damaged is counted; the caller tells of it.
        return try? decoder.decode(CollectionLine<Record>.self, from: line, configuration: reading).changes
            .map { change throws -> DecidedChange in
                switch change {
                case .put(let record, let position): .put(try encoded(record, in: ""), at: position)
                case .remove(let id): .remove(String(decoding: try encoder.encode(id), as: UTF8.self))
                }
            }
    }
}
