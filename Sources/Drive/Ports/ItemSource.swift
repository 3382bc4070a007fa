/// Where the disk's files and folders are looked at.
public protocol ItemSource: Sendable {
    /// The item as it is now.
    ///
    /// - Throws: ``DriveError/notFound``.
    func item(at path: DrivePath) async throws(DriveError) -> DriveItem

    /// Some of what is in a folder: folders first, then by name.
    ///
    /// Whoever follows the cursors through a folder that does not change sees every item once. A folder that changes
    /// meanwhile may give an item twice, or not at all; its total differs then.
    ///
    /// - Parameters:
    ///   - cursor: the previous part's `next`; `nil` asks for the first.
    ///   - limit: how many are wanted at most, up to ``DriveListing/longest``.
    /// - Returns: every part but the last is full; the total is told. An empty part for an empty folder.
    /// - Throws: ``DriveError/notFound``; ``DriveError/notAFolder`` for a file.
    func items(
        in folder: DrivePath, after cursor: DriveListing.Cursor?, limit: Int
    ) async throws(DriveError) -> DriveListing
}

/// Where the files are listed that were uploaded last.
public protocol RecentSource: Sendable {
    /// The files that were uploaded last, newest first; no folders.
    ///
    /// - Parameter limit: how many are wanted at most, up to ``DriveListing/longest``. There is no going on from one
    ///   answer to the next: to see more, ask for more.
    /// - Returns: a listing without a `next`.
    func recent(limit: Int) async throws(DriveError) -> DriveListing
}

/// Where every file of the disk is told of, whatever folder it is in.
public protocol FlatSource: Sendable {
    /// Tells of every file, some at a time and in any order; no folders, and only what is needed to find a file.
    ///
    /// A file that is there from the beginning to the end is told of, whatever else comes, goes or moves meanwhile. One
    /// that moves may be told of at its old place, and one that is replaced at both its times.
    ///
    /// - Parameter take: is given some more files. Must not block.
    func everyFile(_ take: ([IndexedFile]) -> Void) async throws(DriveError)
}
