import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a collection holds: records in an order that a person may change.
public struct CollectionContents<Record: Codable & Sendable & Identifiable>: Sendable
where Record.ID: Codable & Sendable {
    private let codec: LineCodec<Record>
    /// Known by their ids as JSON.
    var stored = OrderedRecords()

    init(_ codec: LineCodec<Record>) {
        self.codec = codec
    }

    public var count: Int { stored.count }

    public func contains(_ id: Record.ID) -> Bool { position(of: id) != nil }

    /// `nil` also where what is there cannot be decoded.
    public func record(_ id: Record.ID) -> Record? { codec.key(of: id).flatMap(stored.record).flatMap(codec.record) }

    /// The record's place, which stays its own while others come, move and go; the higher, the nearer to the beginning.
    public func position(of id: Record.ID) -> Int? { codec.key(of: id).flatMap(stored.position) }

    /// The list's first record.
    public var first: Record.ID? { stored.first.flatMap(codec.id) }

    /// The record that comes directly after that one.
    public func follower(of id: Record.ID) -> Record.ID? {
        codec.key(of: id).flatMap(stored.follower).flatMap(codec.id)
    }

    /// The ids of all records, in order.
    public var ids: [Record.ID] { stored.keys.compactMap(codec.id) }

    /// Every record that can be decoded, in order. Blocks.
    var records: [Record] { wholeRecords ?? stored.all.compactMap(codec.record) }

    /// Every record, in order; `nil` where one cannot be decoded. Blocks.
    var wholeRecords: [Record]? { codec.records(stored.all) }

    /// Up to `limit` records from the cursor on; `nil` where one cannot be decoded. A cursor stays good while records
    /// come, move and go.
    func page(after cursor: Page<Record>.Cursor? = nil, limit: Int) -> Page<Record>? {
        codec.page(stored.page(below: cursor.flatMap { Int($0.rawValue) }, limit: limit))
    }
}

/// One step of a change to a collection.
public enum CollectionChange<Record: Codable & Sendable & Identifiable>: Sendable
where Record.ID: Codable & Sendable {
    /// In the place of the record with its id; at the beginning where there is none.
    case put(Record)
    /// Before that record; at the end where `before` is `nil`, or no longer there.
    case insert(Record, before: Record.ID?)
    /// At a place that one had before; directly before whatever has come to stand there.
    case place(Record, at: Int)
    /// Nothing happens where there is no such record.
    case move(Record.ID, before: Record.ID?)
    case remove(Record.ID)
}

extension CollectionChange: Equatable where Record: Equatable {}

extension CollectionContents {
    /// Where the change leads; `nil` where it changes nothing.
    mutating func decide(_ change: CollectionChange<Record>, in file: String) throws(StorageFailure) -> DecidedChange? {
        switch change {
        case .put(let record):
            let record = try codec.encoded(record, in: file)
            return .put(record, at: stored.place(for: record.key))
        case .insert(let record, let other):
            let record = try codec.encoded(record, in: file)
            return .put(record, at: stored.place(before: other.flatMap(codec.key), for: record.key))
        case .place(let record, let position):
            let record = try codec.encoded(record, in: file)
            return .put(record, at: stored.place(at: position, for: record.key))
        case .move(let id, let other):
            guard let record = codec.key(of: id).flatMap(stored.record) else { return nil }
            return .put(record, at: stored.place(before: other.flatMap(codec.key), for: record.key))
        case .remove(let id):
            guard let record = codec.key(of: id).flatMap(stored.record) else { return nil }
            return .remove(record.key)
        }
    }
}
