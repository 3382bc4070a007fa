/// Where an item is shown to everybody who has its address, and hidden again.
public protocol SharePublishing: Sendable {
    /// Publishes an item; one that is published already stays as it is, with the same address.
    ///
    /// - Returns: the item as it is then, with the address that the service gave it.
    /// - Throws: ``DriveError/notFound``.
    func publish(_ path: DrivePath) async throws(DriveError) -> DriveItem

    /// Hides an item: its address leads nowhere from now on. One that is not published stays as it is.
    ///
    /// - Throws: ``DriveError/notFound``.
    func unpublish(_ path: DrivePath) async throws(DriveError)

    /// Some of the items that are published, files and folders, published last first.
    ///
    /// - Parameters:
    ///   - cursor: the previous part's `next`; `nil` asks for the first.
    ///   - limit: how many are wanted at most, up to ``DriveListing/longest``.
    func published(after cursor: DriveListing.Cursor?, limit: Int) async throws(DriveError) -> DriveListing
}
