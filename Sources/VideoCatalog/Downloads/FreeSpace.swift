#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Tells how much room a disk has.
public protocol FreeSpace: Sendable {
    /// What may still be written beside that file, in bytes; `nil` where nobody can tell.
    func availableBytes(at file: URL) async -> Int?
}
