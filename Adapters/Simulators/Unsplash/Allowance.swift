import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// So many requests an hour, counted from the full hour.
final class Allowance: Sendable {
    let limit: Int
    private let state = Mutex((hour: 0, used: 0))

    init(limit: Int) {
        self.limit = max(0, limit)
    }

    var remaining: Int {
        inThisHour { limit - $0 }
    }

    /// - Returns: whether there was one left.
    func take() -> Bool {
        inThisHour { used in
            guard used < limit else { return false }
            used += 1
            return true
        }
    }

    func useUp() {
        inThisHour { $0 = limit }
    }

    func refill() {
        inThisHour { $0 = 0 }
    }

    private func inThisHour<Result: Sendable>(_ body: (inout Int) -> Result) -> Result {
        let hour = Int(Date().timeIntervalSince1970 / 3600)
        return state.withLock { state in
            if state.hour != hour { state = (hour, 0) }
            return body(&state.used)
        }
    }
}
