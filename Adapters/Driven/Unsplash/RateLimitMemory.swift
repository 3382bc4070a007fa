import Favorites
import HTTPTransport
import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the newest answer said about the rate limit.
final class RateLimitMemory: Sendable {
    private let time: any TimeSource
    private let newest = Mutex<RateLimit?>(nil)

    init(time: any TimeSource) {
        self.time = time
    }

    /// `nil` once an hour has passed: the limit has begun anew by then.
    var current: RateLimit? {
        let now = time.now
        return newest.withLock { $0 }.flatMap { now.timeIntervalSince($0.toldAt) < 3600 ? $0 : nil }
    }

    /// An answer from a cache carries the numbers of the one that filled it, and says in `Age` how old they are.
    func note(_ answer: HTTPResponse) {
        guard let limit = answer.headers["X-Ratelimit-Limit"].flatMap({ Int($0) }), limit > 0,
            let remaining = answer.headers["X-Ratelimit-Remaining"].flatMap({ Int($0) })
        else { return }
        let age = answer.headers["Age"].flatMap { Double($0) } ?? 0
        let told = RateLimit(
            limit: limit, remaining: min(max(remaining, 0), limit), toldAt: time.now.addingTimeInterval(-max(age, 0)))
        newest.withLock { newest in
            if newest.map({ $0.toldAt <= told.toldAt }) ?? true { newest = told }
        }
    }
}
