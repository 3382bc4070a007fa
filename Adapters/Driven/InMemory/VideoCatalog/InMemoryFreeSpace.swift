import Synchronization
public import VideoCatalog

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``FreeSpace`` that answers with what it was told last.
public final class InMemoryFreeSpace: FreeSpace {
    private let availableBytes: Mutex<Int?>

    /// - Parameter availableBytes: `nil` for a disk that nobody can look at.
    public init(_ availableBytes: Int? = nil) {
        self.availableBytes = Mutex(availableBytes)
    }

    public func set(_ availableBytes: Int?) {
        self.availableBytes.withLock { $0 = availableBytes }
    }

    public func availableBytes(at file: URL) async -> Int? {
        availableBytes.withLock { $0 }
    }
}
