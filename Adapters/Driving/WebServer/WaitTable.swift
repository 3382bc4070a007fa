import CEpoll

/// Who waits for which socket, and for what: the event loop's state, guarded by its lock.
struct WaitTable {
    typealias Continuation = CheckedContinuation<EventLoop.Wake, Never>

    struct Waiter {
        let continuation: Continuation
        let direction: EventLoop.Direction
        let deadline: ContinuousClock.Instant?
        let isIdle: Bool
    }

    struct Entry {
        let hangUp: @Sendable () -> Void
        var waiter: Waiter?
        var isWatched = false
        /// Whether the kernel was asked since the last event.
        var isArmed = false

        /// The events to ask the kernel for.
        var interest: UInt32 {
            let awaited: UInt32 =
                switch waiter?.direction {
                case .readable: EPOLLIN.rawValue
                case .writable: EPOLLOUT.rawValue
                case nil: 0
                }
            return awaited | (isWatched ? EPOLLRDHUP.rawValue : 0) | EPOLLONESHOT.rawValue
        }

        mutating func takeWaiter() -> Continuation? {
            defer { waiter = nil }
            return waiter?.continuation
        }
    }

    var entries: [Int32: Entry] = [:]
    var closesIdle = false
    var isStopped = false

    /// Enters a wait.
    ///
    /// - Returns: the events to ask for; `nil` where the wait must not begin.
    mutating func begin(_ waiter: Waiter, of socket: Int32) -> UInt32? {
        guard !isStopped, !(waiter.isIdle && closesIdle) else { return nil }
        entries[socket]?.waiter = waiter
        entries[socket]?.isArmed = true
        return entries[socket]?.interest
    }

    /// Ends the waits that are meant; their continuations are for the caller to resume, outside the lock.
    mutating func takeWaiters(where isMeant: (Waiter) -> Bool) -> [Continuation] {
        var taken: [Continuation] = []
        for (socket, entry) in entries {
            guard let waiter = entry.waiter, isMeant(waiter) else { continue }
            taken.append(waiter.continuation)
            entries[socket]?.waiter = nil
        }
        return taken
    }
}
