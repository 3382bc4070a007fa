import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A clock that stands still until it is moved.
public final class StandingClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_763_700_000))

    public init() {}

    public var now: Date { time.withLock(\.self) }

    public func move(by seconds: TimeInterval) {
        time.withLock { $0 += seconds }
    }
}
