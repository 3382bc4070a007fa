public import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A ``TimeSource`` that stands still until it is told to move.
public final class FixedTime: TimeSource {
    private let moment: Mutex<Date>

    public init(_ moment: Date) {
        self.moment = Mutex(moment)
    }

    public var now: Date { moment.withLock { $0 } }

    public func set(_ moment: Date) {
        self.moment.withLock { $0 = moment }
    }

    /// Moves on, or back where the duration is negative.
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        moment.withLock { $0 += Double(seconds) + Double(attoseconds) / 1e18 }
    }
}
