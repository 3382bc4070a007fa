public import SharedKernel

/// Where files and folders are made, moved and copied.
///
/// All of them throw ``DriveError/locked`` while another change of the same item, or of what it is in, is under way.
public protocol ItemEditing: Sendable {
    /// Makes one folder.
    ///
    /// - Throws: ``DriveError/alreadyExists`` for a folder or file of that name; ``DriveError/parentMissing``.
    func makeFolder(at path: DrivePath) async throws(DriveError)

    /// Moves or renames an item, with all that is in it.
    ///
    /// - Parameter replacing: whether what is at `target` may go.
    /// - Throws: ``DriveError/notFound``; ``DriveError/alreadyExists``, with nothing changed;
    ///   ``DriveError/parentMissing``; ``DriveError/intoItself``.
    func move(_ path: DrivePath, to target: DrivePath, replacing: Bool) async throws(DriveError) -> DriveChange

    /// Copies an item, with all that is in it. The copy is not published.
    ///
    /// - Throws: as for moving, and ``DriveError/diskFull``.
    func copy(_ path: DrivePath, to target: DrivePath, replacing: Bool) async throws(DriveError) -> DriveChange
}

/// Where files and folders are deleted.
public protocol ItemRemoval: Sendable {
    /// Deletes an item, with all that is in it.
    ///
    /// - Throws: ``DriveError/notFound``; ``DriveError/locked``.
    func remove(_ path: DrivePath, _ way: Removal) async throws(DriveError) -> DriveChange
}

/// How an item is deleted.
public enum Removal: Hashable, Sendable {
    /// It can be brought back, and takes up its room until the trash is emptied.
    case toTrash
    /// Nothing brings it back.
    case forever
}

/// What was deleted and can be brought back.
public protocol TrashCan: Sendable {
    /// Some of what is in it, deleted last first.
    ///
    /// - Parameters:
    ///   - cursor: the previous part's `next`; `nil` asks for the first.
    ///   - limit: how many are wanted at most, up to ``DriveListing/longest``.
    func trashed(after cursor: Page<TrashedItem>.Cursor?, limit: Int) async throws(DriveError) -> TrashListing

    /// Brings an item back to where it was.
    ///
    /// - Parameters:
    ///   - name: another name for it there; `nil` for its own.
    ///   - replacing: whether what is there now may go.
    /// - Throws: ``DriveError/notFound``; ``DriveError/alreadyExists``, with nothing changed.
    func restore(
        _ id: TrashedItem.ID, as name: DriveName?, replacing: Bool
    ) async throws(DriveError) -> DriveChange

    /// Deletes one item for ever, or everything that is in the trash.
    ///
    /// - Parameter id: `nil` for everything.
    /// - Throws: ``DriveError/notFound``.
    func erase(_ id: TrashedItem.ID?) async throws(DriveError) -> DriveChange
}

/// Who knows how a change goes that takes the service some time.
public protocol OperationSource: Sendable {
    /// - Throws: ``DriveError/notFound`` for an operation that the service does not know.
    func state(of operation: DriveOperation.ID) async throws(DriveError) -> DriveOperation.State
}
