/// Who knows how large the disk is.
public protocol DiskUsageSource: Sendable {
    func usage() async throws(DriveError) -> DriveUsage
}
