/// Keeps the index of the disk.
public protocol DiskIndexStore: Sendable {
    /// - Returns: `nil` where none is kept.
    /// - Throws: ``DriveError/storageFailed`` when what is kept cannot be read.
    func keptIndex() async throws(DriveError) -> DiskIndex?

    /// Keeps it in place of the one before.
    ///
    /// - Throws: ``DriveError/storageFailed``; the one before is then still there.
    func keep(_ index: DiskIndex) async throws(DriveError)

    /// - Throws: ``DriveError/storageFailed`` when it is still there.
    func forgetIndex() async throws(DriveError)
}
