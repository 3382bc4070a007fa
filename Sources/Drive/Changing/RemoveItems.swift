public import SharedKernel

/// Deletes an item: into the trash, or for ever.
public struct RemoveItem: Sendable {
    private let removal: any ItemRemoval
    private let changes: DiskChanges

    public init(removal: any ItemRemoval, changes: DiskChanges) {
        self.removal = removal
        self.changes = changes
    }

    /// Returns once it has happened.
    ///
    /// - Throws: ``DriveError/notFound`` for one that is gone already: it leaves the kept lists all the same.
    public func callAsFunction(_ path: DrivePath, _ way: Removal = .toTrash) async throws(DriveError) {
        guard !path.isRoot else { throw .rightMissing }
        do throws(DriveError) {
            try await changes.follow.finish { () throws(DriveError) in try await removal.remove(path, way) }
        } catch {
            if error == .notFound { await changes.note(removed: path) }
            throw error
        }
        await changes.note(removed: path)
    }
}

/// What was deleted: looks at it, brings it back, deletes it for ever.
public struct OpenTrash: Sendable {
    private let trash: any TrashCan
    private let source: any ItemSource
    private let changes: DiskChanges

    public init(trash: any TrashCan, source: any ItemSource, changes: DiskChanges) {
        self.trash = trash
        self.source = source
        self.changes = changes
    }

    /// - Parameter cursor: the previous page's `next`; `nil` for the first.
    public func callAsFunction(
        after cursor: Page<TrashedItem>.Cursor? = nil, limit: Int = 100
    ) async throws(DriveError) -> TrashListing {
        try await trash.trashed(after: cursor, limit: limit)
    }

    /// Brings an item back to where it was.
    ///
    /// - Returns: the item; `nil` where nobody says where it was.
    /// - Throws: ``DriveError/alreadyExists`` where something is there and may not go.
    public func restore(_ item: TrashedItem, _ conflict: Conflict = .cancel) async throws(DriveError) -> DriveItem? {
        guard let origin = item.origin else {
            try await changes.follow.finish { () throws(DriveError) in
                try await trash.restore(item.id, as: nil, replacing: conflict == .replace)
            }
            return nil
        }
        let (place, _) = try await conflict.resolve(origin) { target, replacing throws(DriveError) in
            try await changes.follow.finish { () throws(DriveError) in
                try await trash.restore(
                    item.id, as: target == origin ? nil : target.name, replacing: replacing)
            }
        }
        let restored = try await source.item(at: place)
        await changes.note(added: restored)
        return restored
    }

    /// Deletes one item for ever, or everything that is in the trash.
    ///
    /// - Parameter id: `nil` for everything.
    public func erase(_ id: TrashedItem.ID?) async throws(DriveError) {
        try await changes.follow.finish { () throws(DriveError) in try await trash.erase(id) }
    }
}

/// Shows an item to everybody who has its address, and hides it again.
public struct PublishItem: Sendable {
    private let publishing: any SharePublishing
    private let changes: DiskChanges

    public init(publishing: any SharePublishing, changes: DiskChanges) {
        self.publishing = publishing
        self.changes = changes
    }

    /// - Returns: the item, with its address; the same one as before where it was published already.
    public func callAsFunction(_ path: DrivePath) async throws(DriveError) -> DriveItem {
        let item = try await publishing.publish(path)
        for list in [DriveList.folder(path.parent), .recent] {
            await changes.lists.revise(list) { items, _ in items.map { $0.path == path ? item : $0 } }
        }
        await changes.lists.revise(.published) { items, isFirst in
            let others = items.filter { $0.path != path }
            return isFirst ? [item] + others : others
        }
        return item
    }

    /// Hides it: its address leads nowhere from now on.
    public func undo(_ path: DrivePath) async throws(DriveError) {
        try await publishing.unpublish(path)
        await changes.lists.revise(.published) { items, _ in items.filter { $0.path != path } }
        for list in [DriveList.folder(path.parent), .recent] {
            await changes.lists.revise(list) { items, _ in items.map { $0.path == path ? $0.hidden : $0 } }
        }
    }
}

extension DriveItem {
    /// The same, not published.
    fileprivate var hidden: DriveItem {
        DriveItem(
            id: id, path: path, content: content, createdAt: createdAt, modifiedAt: modifiedAt, preview: preview)
    }
}
