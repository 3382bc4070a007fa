import SimulatorKit

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The tree of what one person keeps, and the trash.
struct DiskStore: Sendable {
    static let root = 0
    static let trash = 1

    private(set) var entries: [Int: Entry]
    /// Another one after every change, for what is derived and kept.
    private(set) var version = 0
    private var lastID = 1
    private var lastRevision = 0
    private var publications = 0
    /// In bytes.
    var capacity: Int
    private var orders: [Order: [Int]] = [:]
    private var ordersVersion = 0

    private struct Order: Hashable {
        /// `nil` for every file of the disk.
        var folder: Int?
        var sort: Sort
    }

    init(capacity: Int, created: Date) {
        self.capacity = capacity
        func root(_ id: Int) -> Entry {
            Entry(
                id: id, name: ByteText(id == Self.root ? "disk" : "trash"), parent: id, kind: .folder(children: [:]),
                created: created, modified: created, revision: 0)
        }
        entries = [Self.root: root(Self.root), Self.trash: root(Self.trash)]
    }

    // MARK: Reading

    func entry(_ id: Int) -> Entry? { entries[id] }

    func entry(at path: ResourcePath) throws(Refusal) -> Entry {
        var found = entries[path.area == .disk ? Self.root : Self.trash]
        for name in path.names { found = found?.children[name].flatMap { entries[$0] } }
        guard let found else { throw .notFound }
        return found
    }

    func path(of entry: Entry) -> ResourcePath {
        var names: [ByteText] = []
        var current = entry
        while current.parent != current.id, let parent = entries[current.parent] {
            names.append(current.name)
            current = parent
        }
        return ResourcePath(current.id == Self.trash ? .trash : .disk, names.reversed())
    }

    /// The bytes below, with its own.
    func size(of entry: Entry) -> Int {
        entry.children.values.reduce(entry.size) { sum, id in sum + (entries[id].map(size(of:)) ?? 0) }
    }

    var trashSize: Int { entries[Self.trash].map(size(of:)) ?? 0 }
    var usedSize: Int { entries.values.reduce(0) { $0 + $1.size } }

    /// What a folder holds.
    mutating func children(of folder: Entry, by sort: Sort) -> [Int] {
        order(Order(folder: folder.id, sort: sort)) { store in
            sort.sorted(folder.children.values.compactMap { store.entries[$0] }, in: store)
        }
    }

    /// Every file of the disk; what is in the trash is none.
    mutating func files(by sort: Sort) -> [Int] {
        order(Order(folder: nil, sort: sort)) { store in
            sort.sorted(store.entries.values.filter { !$0.isFolder && !store.isTrashed($0) }, in: store)
        }
    }

    private mutating func order(_ order: Order, _ compute: (DiskStore) -> [Int]) -> [Int] {
        if ordersVersion != version { (orders, ordersVersion) = ([:], version) }
        if let known = orders[order] { return known }
        let computed = compute(self)
        orders[order] = computed
        return computed
    }

    private func isTrashed(_ entry: Entry) -> Bool {
        var current = entry
        while current.parent != current.id, let parent = entries[current.parent] { current = parent }
        return current.id == Self.trash
    }

    // MARK: Changing

    /// A new entry in a folder that is there and has none of that name.
    @discardableResult
    mutating func add(_ name: ByteText, _ kind: Entry.Kind, to folder: Int, at date: Date) -> Int {
        lastID += 1
        entries[lastID] = Entry(
            id: lastID, name: name, parent: folder, kind: kind, created: date, modified: date,
            revision: nextRevision(date))
        link(lastID, name, in: folder)
        return lastID
    }

    mutating func change(_ id: Int, at date: Date, _ change: (inout Entry) -> Void) {
        guard var entry = entries[id] else { return }
        change(&entry)
        entry.revision = nextRevision(date)
        entries[id] = entry
        version += 1
    }

    /// Puts an entry into another folder, under another name.
    mutating func relink(_ id: Int, as name: ByteText, in folder: Int, at date: Date) {
        guard let entry = entries[id] else { return }
        unlink(entry)
        change(id, at: date) { ($0.name, $0.parent) = (name, folder) }
        link(id, name, in: folder)
    }

    /// Forgets an entry and all below it.
    mutating func forget(_ id: Int) {
        guard let entry = entries[id] else { return }
        unlink(entry)
        for child in entry.children.values { forget(child) }
        entries[id] = nil
        version += 1
    }

    /// A copy of an entry and all below it: unpublished, with ids of its own.
    mutating func copy(_ entry: Entry, as name: ByteText, to folder: Int, at date: Date) {
        switch entry.kind {
        case .file(let blob): add(name, .file(blob), to: folder, at: date)
        case .folder(let children):
            let copy = add(name, .folder(children: [:]), to: folder, at: date)
            for child in children.values.compactMap({ entries[$0] }) where child.id != copy {
                self.copy(child, as: child.name, to: copy, at: date)
            }
        }
    }

    mutating func nextPublication() -> Int {
        publications += 1
        return publications
    }

    private mutating func link(_ id: Int, _ name: ByteText, in folder: Int) {
        version += 1
        guard case .folder(var children) = entries[folder]?.kind else { return }
        // One owner only while it grows: a folder of ten thousand is not copied ten thousand times.
        entries[folder]?.kind = .folder(children: [:])
        children[name] = id
        entries[folder]?.kind = .folder(children: children)
    }

    private mutating func unlink(_ entry: Entry) {
        guard var children = entries[entry.parent]?.children else { return }
        children[entry.name] = nil
        entries[entry.parent]?.kind = .folder(children: children)
    }

    private mutating func nextRevision(_ date: Date) -> Int {
        lastRevision = max(lastRevision + 1, Int(date.timeIntervalSince1970 * 1_000_000))
        return lastRevision
    }
}
