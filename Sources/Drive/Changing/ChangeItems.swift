public import SharedKernel

/// What all changes have in common: they are followed to their end, and what is kept changes with the disk.
public struct DiskChanges: Sendable {
    let follow: FollowChange
    let lists: KeptLists

    public init(
        operations: any OperationSource, cache: any ListingCache, time: any TimeSource, clock: any Clock<Duration>
    ) {
        follow = FollowChange(source: operations, clock: clock)
        lists = KeptLists(cache: cache, time: time)
    }

    /// Makes a change that ends with an item at `target`, or beside it where the conflict is answered so.
    ///
    /// - Parameters:
    ///   - origin: where nothing is any more then; `nil` where the item stays there, too.
    ///   - change: is asked for once for each target that is tried.
    /// - Returns: the item where it is then.
    func place(
        at target: DrivePath, from origin: DrivePath?, _ conflict: Conflict, reading source: any ItemSource,
        by change: (_ target: DrivePath, _ replacing: Bool) async throws(DriveError) -> DriveChange
    ) async throws(DriveError) -> DriveItem {
        let (place, _) = try await conflict.resolve(target) { target, replacing throws(DriveError) in
            try await follow.finish { () throws(DriveError) in try await change(target, replacing) }
        }
        if let origin { await note(removed: origin) }
        let item = try await source.item(at: place)
        await note(added: item)
        return item
    }

    /// The item is there now.
    func note(added item: DriveItem) async {
        await lists.revise(.folder(item.path.parent)) { items, isFirst in
            let others = items.filter { $0.path != item.path }
            return isFirst ? NaturalOrder.sorted(others + [item]) : others
        }
    }

    /// Nothing is there any more.
    func note(removed path: DrivePath) async {
        for list in [DriveList.folder(path.parent), .recent, .published] {
            await lists.revise(list) { items, _ in items.filter { !path.contains($0.path) } }
        }
        // What stays kept by mistake is only shown while there is no connection.
        try? await lists.cache.forget(.under(path))
    }
}

/// Makes a folder.
public struct MakeFolder: Sendable {
    private let editing: any ItemEditing
    private let source: any ItemSource
    private let changes: DiskChanges

    public init(editing: any ItemEditing, source: any ItemSource, changes: DiskChanges) {
        self.editing = editing
        self.source = source
        self.changes = changes
    }

    /// - Throws: ``DriveError/badName(_:)`` before anything is asked; ``DriveError/alreadyExists``,
    ///   ``DriveError/parentMissing``, and what else the disk says.
    public func callAsFunction(at path: DrivePath) async throws(DriveError) -> DriveItem {
        try path.checkAsNew()
        try await changes.follow.finish { () throws(DriveError) in
            try await editing.makeFolder(at: path)
            return .done
        }
        let item = try await source.item(at: path)
        await changes.note(added: item)
        return item
    }
}

/// Moves an item to another place, or gives it another name.
public struct MoveItem: Sendable {
    private let editing: any ItemEditing
    private let source: any ItemSource
    private let changes: DiskChanges

    public init(editing: any ItemEditing, source: any ItemSource, changes: DiskChanges) {
        self.editing = editing
        self.source = source
        self.changes = changes
    }

    /// - Parameter target: its whole new path.
    /// - Returns: the item where it is then.
    /// - Throws: ``DriveError/alreadyExists`` where something is there and may not go, with nothing changed;
    ///   ``DriveError/intoItself``, ``DriveError/parentMissing``, ``DriveError/notFound``.
    public func callAsFunction(
        _ path: DrivePath, to target: DrivePath, _ conflict: Conflict = .cancel
    ) async throws(DriveError) -> DriveItem {
        guard !path.isRoot, !target.isRoot, path == target || !path.contains(target) else { throw .intoItself }
        guard path != target else { return try await source.item(at: path) }
        try target.checkAsNew(from: path)
        // What may be replaced must not hold the item itself.
        guard conflict != .replace || !target.contains(path) else { throw .intoItself }
        return try await changes.place(at: target, from: path, conflict, reading: source) {
            target, replacing throws(DriveError) in
            try await editing.move(path, to: target, replacing: replacing)
        }
    }

    /// Gives it another name where it is.
    ///
    /// - Throws: ``DriveError/badName(_:)`` before anything is asked.
    public func rename(
        _ path: DrivePath, to text: String, _ conflict: Conflict = .cancel
    ) async throws(DriveError) -> DriveItem {
        let name: DriveName
        do throws(NameFault) { name = try DriveName(new: text) } catch { throw .badName(error) }
        return try await callAsFunction(path, to: path.renamed(name), conflict)
    }
}

/// Copies an item, with all that is in it.
public struct CopyItem: Sendable {
    private let editing: any ItemEditing
    private let source: any ItemSource
    private let changes: DiskChanges

    public init(editing: any ItemEditing, source: any ItemSource, changes: DiskChanges) {
        self.editing = editing
        self.source = source
        self.changes = changes
    }

    /// - Parameter target: the copy's whole path.
    /// - Throws: as for moving, and ``DriveError/diskFull``.
    public func callAsFunction(
        _ path: DrivePath, to target: DrivePath, _ conflict: Conflict = .cancel
    ) async throws(DriveError) -> DriveItem {
        guard conflict != .replace || !target.contains(path) else { throw .intoItself }
        guard path == target || !path.contains(target) else { throw .intoItself }
        try target.checkAsNew(from: path)
        return try await changes.place(at: target, from: nil, conflict, reading: source) {
            target, replacing throws(DriveError) in
            try await editing.copy(path, to: target, replacing: replacing)
        }
    }
}
