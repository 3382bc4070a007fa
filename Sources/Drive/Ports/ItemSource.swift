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

/// Where every file of the disk is listed, whatever folder it is in.
public protocol FlatSource: Sendable {
    /// Some of all files, in an order that stays the same from part to part; no folders, and only what is needed to
    /// find a file: no preview.
    ///
    /// - Parameters:
    ///   - cursor: the previous part's `next`; `nil` asks for the first.
    ///   - limit: how many are wanted at most, up to ``DriveListing/longest``.
    func files(after cursor: DriveListing.Cursor?, limit: Int) async throws(DriveError) -> DriveListing
}
