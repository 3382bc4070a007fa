#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps what the disk's usage was when it was seen last.
public protocol UsageCache: Sendable {
    /// - Throws: ``DriveError/storageFailed`` when what is kept cannot be read.
    func keptUsage() async throws(DriveError) -> KeptUsage?

    /// - Throws: ``DriveError/storageFailed``.
    func keep(_ usage: KeptUsage) async throws(DriveError)

    /// - Throws: ``DriveError/storageFailed`` when it is still there.
    func forgetUsage() async throws(DriveError)
}

/// A usage, and the moment at which it was live.
public struct KeptUsage: Hashable, Sendable, Codable {
    public let usage: DriveUsage
    public let savedAt: Date

    public init(_ usage: DriveUsage, savedAt: Date) {
        self.usage = usage
        self.savedAt = savedAt
    }
}
