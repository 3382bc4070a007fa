#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Records as they stand in lines, in an order that a person may change: the higher a record's position, the nearer to
/// the list's beginning.
struct OrderedRecords: Sendable {
    private struct Entry: Sendable {
        let json: Data
        let position: Int
    }

    private static let gap = 1 << 32

    private var entries: [String: Entry] = [:]
    private var places: RecordPlaces
    /// Whether records got new places that no journal tells: only a new snapshot can.
    var hasMovedApart = false

    /// What is there after these changes, which need not stand in the list's order.
    init(_ changes: [DecidedChange] = []) {
        entries.reserveCapacity(changes.count)
        for change in changes {
            switch change {
            case .put(let record, let position): entries[record.key] = Entry(json: record.json, position: position)
            case .remove(let key): entries[key] = nil
            }
        }
        // Numbers alone are sorted many times faster than places.
        let unsorted = entries.map { RecordPlaces.Place(position: $0.value.position, key: $0.key) }
        let positions = unsorted.map(\.position)
        places = RecordPlaces(
            sorted: positions.indices.sorted { positions[$0] < positions[$1] }.map { unsorted[$0] })
    }

    var count: Int { entries.count }

    /// The first record's key.
    var first: String? { places.highest?.key }

    func record(_ key: String) -> StoredRecord? { entries[key].map { StoredRecord(key: key, json: $0.json) } }

    func position(of key: String) -> Int? { entries[key]?.position }

    /// The key of the record that comes directly after that one.
    func follower(of key: String) -> String? { entries[key].flatMap { places.below($0.position)?.key } }

    /// Every record's key, in order.
    var keys: [String] { places.all.reversed().map(\.key) }

    /// Every record, in order.
    var all: [StoredRecord] { places.all.reversed().compactMap { record($0.key) } }

    /// Up to `limit` records, in order, and the position of the last where more follow.
    ///
    /// - Parameter position: only what comes after it.
    func page(below position: Int?, limit: Int) -> (records: [StoredRecord], next: Int?) {
        let page = places.descending(below: position, limit: limit)
        guard let last = page.last, let lowest = places.lowest else { return ([], nil) }
        return (page.compactMap { record($0.key) }, last.position > lowest.position ? last.position : nil)
    }

    /// What takes the change back.
    func inverse(of change: DecidedChange) -> DecidedChange {
        let key = change.key
        guard let record = record(key), let position = position(of: key) else { return .remove(key) }
        return .put(record, at: position)
    }

    // MARK: Changing

    mutating func apply(_ change: DecidedChange) {
        switch change {
        case .put(let record, let position):
            let before = entries.updateValue(Entry(json: record.json, position: position), forKey: record.key)
            guard before?.position != position else { return }
            if let before { places.remove(RecordPlaces.Place(position: before.position, key: record.key)) }
            places.insert(RecordPlaces.Place(position: position, key: record.key))
        case .remove(let key):
            guard let before = entries.removeValue(forKey: key) else { return }
            places.remove(RecordPlaces.Place(position: before.position, key: key))
        }
    }

    // MARK: Finding a place

    /// Where a record goes that nobody gave a place: it keeps its own, or goes first.
    func place(for key: String) -> Int {
        entries[key]?.position ?? (places.highest?.position ?? 0) + Self.gap
    }

    /// A position between the other record and the one before it, or behind all where `other` is not there; everything is
    /// moved apart where there is none.
    mutating func place(before other: String?, for key: String) -> Int {
        guard let other, other != key, let below = entries[other]?.position else {
            guard other != key, let lowest = places.lowest else { return entries[key]?.position ?? Self.gap }
            return lowest.key == key ? lowest.position : lowest.position - Self.gap
        }
        var above = places.above(below)
        if let next = above, next.key == key { above = places.above(next.position) }
        guard let above else { return below + Self.gap }
        let middle = below + (above.position - below) / 2
        if middle > below { return middle }
        moveApart()
        return place(before: other, for: key)
    }

    /// That position, or the next before whatever has come to stand there.
    mutating func place(at position: Int, for key: String) -> Int {
        let position = min(max(position, -DecidedChange.highestPosition), DecidedChange.highestPosition)
        guard let there = places.above(position - 1), there.position == position, there.key != key else {
            return position
        }
        return place(before: there.key, for: key)
    }

    private mutating func moveApart() {
        let apart = places.all.enumerated().map { index, place in
            RecordPlaces.Place(position: (index + 1) * Self.gap, key: place.key)
        }
        for place in apart {
            entries[place.key] = entries[place.key].map { Entry(json: $0.json, position: place.position) }
        }
        places = RecordPlaces(sorted: apart)
        hasMovedApart = true
    }
}

extension OrderedRecords {
    /// Writes a line for each, from the list's beginning on.
    func write(to file: OpenFile, after header: Data) throws(StorageFailure) {
        var block = Array(header)
        for place in places.all.reversed() {
            guard let record = record(place.key) else { continue }
            DecidedChange.put(record, at: place.position).appendLine(to: &block)
            guard block.count > 256 << 10 else { continue }
            try file.write(Data(block))
            block.removeAll(keepingCapacity: true)
        }
        try file.write(Data(block))
    }
}
