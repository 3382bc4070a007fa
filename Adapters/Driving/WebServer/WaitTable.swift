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
        /// Comes with the socket's events, and is never another's: a socket's number may come again.
        let mark: UInt64
        let hangUp: @Sendable () -> Void
        var waiter: Waiter?
        var isWatched = false
        /// Whether the kernel was asked since the last event.
        var isArmed = false

        /// What to ask the kernel for.
        var interest: epoll_event {
            let awaited: UInt32 =
                switch waiter?.direction {
                case .readable: EPOLLIN.rawValue
                case .writable: EPOLLOUT.rawValue
                case nil: 0
                }
            return epoll_event(
                events: awaited | (isWatched ? EPOLLRDHUP.rawValue : 0) | EPOLLONESHOT.rawValue,
                data: epoll_data_t(u64: mark))
        }

        mutating func takeWaiter() -> Continuation? {
            defer { waiter = nil }
            return waiter?.continuation
        }

        mutating func deliver(isGone: Bool) -> (waiter: Continuation?, hangUp: (@Sendable () -> Void)?) {
            isArmed = false
            guard isWatched, isGone else { return (takeWaiter(), nil) }
            isWatched = false
            return (takeWaiter(), hangUp)
        }
    }

    /// By the sockets' numbers, which the system keeps small.
    private var entries: [Entry?] = []
    private var lastSerial: UInt32 = 0
    var closesIdle = false
    var isStopped = false

    /// A socket's entry, between ``add(_:hangUp:)`` and ``remove(_:)``.
    subscript(socket: Int32) -> Entry? {
        get { entries[Int(socket)] }
        _modify { yield &entries[Int(socket)] }
    }

    /// - Returns: what to ask the kernel for.
    mutating func add(_ socket: Int32, hangUp: @escaping @Sendable () -> Void) -> epoll_event {
        let missing = Int(socket) + 1 - entries.count
        if missing > 0 { entries += repeatElement(nil, count: missing) }
        lastSerial &+= 1
        let entry = Entry(mark: UInt64(lastSerial) << 32 | UInt64(socket), hangUp: hangUp)
        self[socket] = entry
        return entry.interest
    }

    mutating func remove(_ socket: Int32) {
        self[socket] = nil
    }

    /// Enters a wait.
    ///
    /// - Returns: what to ask the kernel for; `nil` where the wait must not begin.
    mutating func begin(_ waiter: Waiter, of socket: Int32) -> epoll_event? {
        guard !isStopped, !(waiter.isIdle && closesIdle) else { return nil }
        self[socket]?.waiter = waiter
        self[socket]?.isArmed = true
        return self[socket]?.interest
    }

    /// Takes note of an event.
    ///
    /// - Returns: whom to resume, and what to call; neither for an event of a socket that was removed.
    mutating func deliver(_ event: epoll_event) -> (waiter: Continuation?, hangUp: (@Sendable () -> Void)?) {
        let socket = Int32(truncatingIfNeeded: event.data.u64)
        guard self[socket]?.mark == event.data.u64 else { return (nil, nil) }
        let isGone = event.events & (EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
        return self[socket]?.deliver(isGone: isGone) ?? (nil, nil)
    }

    /// The watched sockets that the kernel has not been asked about since their last event.
    var unarmedWatches: [Int32] {
        entries.indices.filter { entries[$0].map { $0.isWatched && !$0.isArmed } ?? false }.map(Int32.init)
    }

    /// Ends the waits that are meant; their continuations are for the caller to resume, outside the lock.
    mutating func takeWaiters(where isMeant: (Waiter) -> Bool) -> [Continuation] {
        var taken: [Continuation] = []
        for index in entries.indices {
            guard let waiter = entries[index]?.waiter, isMeant(waiter) else { continue }
            taken.append(waiter.continuation)
            entries[index]?.waiter = nil
        }
        return taken
    }
}
