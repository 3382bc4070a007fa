import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What time it is in a simulator, where hours may pass at the press of a button.
public final class PassingClock: Sendable {
    private let clock: @Sendable () -> Date
    private let passed = Mutex<TimeInterval>(0)

    /// - Parameter clock: what ``letPass(_:)`` adds to.
    public init(_ clock: @escaping @Sendable () -> Date) {
        self.clock = clock
    }

    public var now: Date {
        clock() + passed.withLock(\.self)
    }

    /// In whole seconds.
    public func letPass(_ duration: Duration) {
        passed.withLock { $0 += TimeInterval(duration.components.seconds) }
    }
}
