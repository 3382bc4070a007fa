public import SharedKernel

/// What a collection holds: records in an order that a person may change.
public struct CollectionContents<Record: Codable & Sendable & Identifiable>: Sendable
where Record.ID: Codable & Sendable {
    /// A record, and its place: the higher, the nearer to the list's beginning. New records go first, and so are
    /// appended here.
    private struct Slot: Sendable {
        var position: Int
        let id: Record.ID
    }

    private struct Entry: Sendable {
        let record: Record
        let position: Int
    }

    private static var gap: Int { 1 << 32 }

    private var entries: [Record.ID: Entry] = [:]
    private var slots: [Slot] = []
    /// Whether records got new places that no journal tells: only a new snapshot can.
    var hasMovedApart = false

    init() {}

    public var count: Int { entries.count }

    public func record(_ id: Record.ID) -> Record? { entries[id]?.record }

    /// The record's place, which stays its own while others come, move and go; the higher, the nearer to the beginning.
    public func position(of id: Record.ID) -> Int? { entries[id]?.position }

    /// The list's first record.
    public var first: Record.ID? { slots.last?.id }

    /// The record that comes directly after that one.
    public func follower(of id: Record.ID) -> Record.ID? {
        guard let position = entries[id]?.position else { return nil }
        let index = index(of: position)
        return index > 0 ? slots[index - 1].id : nil
    }

    /// Every record, in order.
    public var records: [Record] { slots.reversed().compactMap { entries[$0.id]?.record } }

    /// Up to `limit` records from the cursor on. A cursor stays good while records come, move and go.
    public func page(after cursor: Page<Record>.Cursor? = nil, limit: Int) -> Page<Record> {
        let end = cursor.flatMap { Int($0.rawValue) }.map { index(of: $0) } ?? slots.count
        let page = slots[max(0, end - limit)..<end]
        let records = page.reversed().compactMap { entries[$0.id]?.record }
        let last = page.startIndex > 0 ? page.first : nil
        return Page(records, next: last.map { Page.Cursor(rawValue: "\($0.position)") })
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

/// A change with its place decided, as the journal tells it.
enum DecidedChange<Record: Codable & Sendable & Identifiable>: Sendable where Record.ID: Codable & Sendable {
    case put(Record, at: Int)
    case remove(Record.ID)
}

extension CollectionContents {
    /// Where the change leads; `nil` where it changes nothing.
    mutating func decide(_ change: CollectionChange<Record>) -> DecidedChange<Record>? {
        switch change {
        case .put(let record):
            .put(record, at: entries[record.id]?.position ?? (slots.last?.position ?? 0) + Self.gap)
        case .insert(let record, let other):
            .put(record, at: place(before: other, for: record.id))
        case .place(let record, let position):
            .put(record, at: place(at: position, for: record.id))
        case .move(let id, let other):
            entries[id].map { .put($0.record, at: place(before: other, for: id)) }
        case .remove(let id):
            entries[id].map { _ in .remove(id) }
        }
    }

    /// What takes the change back.
    func inverse(of change: DecidedChange<Record>) -> DecidedChange<Record> {
        let id =
            switch change {
            case .put(let record, _): record.id
            case .remove(let id): id
            }
        return entries[id].map { .put($0.record, at: $0.position) } ?? .remove(id)
    }

    /// Takes part in the order only with ``sort()``, which must follow.
    mutating func load(_ change: DecidedChange<Record>) {
        switch change {
        case .put(let record, let position): entries[record.id] = Entry(record: record, position: position)
        case .remove(let id): entries[id] = nil
        }
    }

    /// Forgets what was loaded with a place nearer to the list's end; ``sort()`` must follow.
    mutating func dropAll(below position: Int) {
        entries = entries.filter { $0.value.position >= position }
    }

    /// Puts everything loaded in its order.
    mutating func sort() {
        let unsorted = entries.map { Slot(position: $0.value.position, id: $0.key) }
        // Numbers alone are sorted many times faster than slots of any kind of id.
        let positions = unsorted.map(\.position)
        slots = positions.indices.sorted { positions[$0] < positions[$1] }.map { unsorted[$0] }
    }

    mutating func apply(_ change: DecidedChange<Record>) {
        switch change {
        case .put(let record, let position):
            let before = entries.updateValue(Entry(record: record, position: position), forKey: record.id)
            guard before?.position != position else { return }
            if let before { removeSlot(record.id, at: before.position) }
            slots.insert(Slot(position: position, id: record.id), at: index(of: position))
        case .remove(let id):
            if let before = entries.removeValue(forKey: id) { removeSlot(id, at: before.position) }
        }
    }

    /// Every record with its place, from the list's beginning on.
    var decided: some Sequence<DecidedChange<Record>> {
        slots.reversed().lazy.compactMap { slot in entries[slot.id].map { .put($0.record, at: slot.position) } }
    }

    /// The first index whose position is not below this one.
    private func index(of position: Int) -> Int {
        if let last = slots.last, last.position < position { return slots.count }
        var (low, high) = (0, slots.count)
        while low < high {
            let middle = (low + high) / 2
            if slots[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func removeSlot(_ id: Record.ID, at position: Int) {
        let start = index(of: position)
        // Positions are unique but in a file that was tampered with.
        if let found = slots[start...].firstIndex(where: { $0.id == id }) { slots.remove(at: found) }
    }

    /// A position between the other record and the one before it; everything is moved apart where there is none.
    private mutating func place(before other: Record.ID?, for id: Record.ID) -> Int {
        guard let other, other != id, let below = entries[other]?.position else {
            guard other != id, let lowest = slots.first else { return entries[id]?.position ?? Self.gap }
            return lowest.id == id ? lowest.position : lowest.position - Self.gap
        }
        let above = slots[(index(of: below) + 1)...].first { $0.id != id }
        guard let above else { return below + Self.gap }
        let middle = below + (above.position - below) / 2
        if middle > below { return middle }
        spread()
        return place(before: other, for: id)
    }

    private mutating func place(at position: Int, for id: Record.ID) -> Int {
        let index = index(of: position)
        guard index < slots.count, slots[index].position == position, slots[index].id != id else { return position }
        return place(before: slots[index].id, for: id)
    }

    private mutating func spread() {
        for index in slots.indices {
            slots[index].position = (index + 1) * Self.gap
            if let record = entries[slots[index].id]?.record {
                entries[slots[index].id] = Entry(record: record, position: slots[index].position)
            }
        }
        hasMovedApart = true
    }
}
