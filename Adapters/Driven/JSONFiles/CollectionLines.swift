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

/// One line of a snapshot or journal: `{"at":65536,"put":{…}}`, `{"remove":"…"}`, or several that belong together:
/// `{"all":[…]}`.
struct CollectionLine<Record: Codable & Sendable & Identifiable>: Encodable, DecodableWithConfiguration
where Record.ID: Codable & Sendable {
    let changes: [DecidedChange<Record>]

    /// How the file's records are read.
    struct Reading {
        let format: StorageFormat<Record>
        let version: Int
    }

    enum Key: CodingKey {
        case put, at, remove, all
    }

    init(_ changes: [DecidedChange<Record>]) {
        self.changes = changes
    }

    init(from decoder: any Decoder, configuration reading: Reading) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.put) {
            let position = try container.decode(Int.self, forKey: .at)
            let record =
                reading.version == reading.format.version
                ? try container.decode(Record.self, forKey: .put)
                : try reading.format.value(from: container.superDecoder(forKey: .put), version: reading.version)
            changes = [.put(record, at: position)]
        } else if container.contains(.all) {
            changes = try container.decode([Self].self, forKey: .all, configuration: reading).flatMap(\.changes)
        } else {
            changes = [.remove(try container.decode(Record.ID.self, forKey: .remove))]
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        guard changes.count == 1 else { return try container.encode(changes.map { Self([$0]) }, forKey: .all) }
        switch changes[0] {
        case .put(let record, let position):
            try container.encode(record, forKey: .put)
            try container.encode(position, forKey: .at)
        case .remove(let id):
            try container.encode(id, forKey: .remove)
        }
    }
}

/// Turns changes into lines, and lines into changes.
struct LineCodec<Record: Codable & Sendable & Identifiable> where Record.ID: Codable & Sendable {
    let format: StorageFormat<Record>
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    private static var newline: UInt8 { UInt8(ascii: "\n") }

    init(_ format: StorageFormat<Record>) {
        self.format = format
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    /// One line, so that either all of the changes are there after a kill, or none.
    func line(_ changes: [DecidedChange<Record>], in file: String) throws(StorageFailure) -> Data {
        do {
            guard changes.count == 1, case .put(let record, let position) = changes[0] else {
                return try encoder.encode(CollectionLine(changes)) + [Self.newline]
            }
            // Always in this order of keys, which an encoder does not promise.
            var line = Data(PlainLines.beforePosition)
            line.append(contentsOf: "\(position)".utf8)
            line.append(contentsOf: PlainLines.beforeRecord)
            line.append(try encoder.encode(record))
            line.append(UInt8(ascii: "}"))
            line.append(Self.newline)
            return line
        } catch {
            throw .unencodable(file: file, detail: "\(error)")
        }
    }

    func header(journal: Int, count: Int, in file: String) throws(StorageFailure) -> Data {
        do {
            let header = SnapshotHeader(format: format.name, version: format.version, journal: journal, count: count)
            return try encoder.encode(header) + [Self.newline]
        } catch {
            throw .unencodable(file: file, detail: "\(error)")
        }
    }

    /// The header, and where the lines after it begin.
    func header(in start: Data) throws -> (header: SnapshotHeader, end: Int) {
        let end = start.firstIndex(of: Self.newline) ?? start.endIndex
        let header = try decoder.decode(SnapshotHeader.self, from: start[start.startIndex..<end])
        try format.check(name: header.format, version: header.version)
        return (header, min(end + 1, start.endIndex) - start.startIndex)
    }

    /// Every change that whole lines tell, in order, and how many lines tell nothing.
    func changes(in lines: Data, version: Int) -> (changes: [DecidedChange<Record>], damagedLines: Int) {
        if version == format.version, let plain = PlainLines(lines),
            // Where something in it is damaged, it is read in the other ways.
            let records = try? decoder.decode([Record].self, from: plain.records),
            records.count == plain.positions.count
        {
            return (zip(records, plain.positions).map { .put($0, at: $1) }, 0)
        }
        let reading = CollectionLine<Record>.Reading(format: format, version: version)
        // One array of many lines is read far faster than many lines one by one.
        var array = Data(capacity: lines.count + 2)
        array.append(UInt8(ascii: "["))
        array.append(lines.dropLast())
        array.append(UInt8(ascii: "]"))
        array.withUnsafeMutableBytes { bytes in
            for index in bytes.indices where bytes[index] == Self.newline { bytes[index] = UInt8(ascii: ",") }
        }
        // Where something in it is damaged, every line is judged alone.
        if let all = try? decoder.decode([CollectionLine<Record>].self, from: array, configuration: reading) {
            return (all.flatMap(\.changes), 0)
        }
        var changes: [DecidedChange<Record>] = []
        var damagedLines = 0
        for line in lines.split(separator: Self.newline) {
            // What is damaged is counted; the caller tells of it.
            if let line = try? decoder.decode(CollectionLine<Record>.self, from: line, configuration: reading) {
                changes += line.changes
            } else {
                damagedLines += 1
            }
        }
        return (changes, damagedLines)
    }
}

extension OpenFile {
    /// Hands over the whole lines from `offset` on, about a thousand at a time.
    ///
    /// - Returns: where the last whole line before `limit` ends; what stands after it at the file's end was never finished.
    func forEachBlockOfLines(
        from offset: Int, upTo limit: Int = .max, _ take: (Data) throws(StorageFailure) -> Void
    ) throws(StorageFailure) -> Int {
        let size = min(try status.size, limit)
        var (offset, length) = (offset, 384 << 10)
        while offset < size {
            let block = try read(min(length, size - offset), from: offset)
            guard let end = block.lastIndex(of: UInt8(ascii: "\n")) else {
                if offset + block.count >= size { break }
                length *= 2
                continue
            }
            try take(block[...end])
            offset += end + 1 - block.startIndex
        }
        return offset
    }
}
