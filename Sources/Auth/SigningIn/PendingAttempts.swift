import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The sign-ins of this program that wait for their redirect, of all providers. They end with the program.
public final class PendingAttempts: Sendable {
    /// So many at most: the oldest makes room.
    static let limit = 32
    private let waiting = Mutex<[PendingAttempt]>([])

    public init() {}

    func add(_ attempt: PendingAttempt) {
        waiting.withLock { waiting in
            if waiting.count >= Self.limit { waiting.removeFirst() }
            waiting.append(attempt)
        }
    }

    /// Takes out the attempt whose state this is: it can be taken once. Every waiting state is compared, each in a time
    /// that does not tell how much of it was right.
    func take(state: SecretText, of provider: Provider.ID) -> PendingAttempt? {
        take { $0.state == state && $0.provider == provider }
    }

    func take(_ id: PendingAttempt.ID) -> PendingAttempt? {
        take { $0.id == id }
    }

    func attempt(_ id: PendingAttempt.ID) -> PendingAttempt? {
        waiting.withLock { $0.first { $0.id == id } }
    }

    private func take(where isWanted: (PendingAttempt) -> Bool) -> PendingAttempt? {
        waiting.withLock { waiting in
            let matches = waiting.indices.filter { isWanted(waiting[$0]) }
            return matches.first.map { waiting.remove(at: $0) }
        }
    }
}
