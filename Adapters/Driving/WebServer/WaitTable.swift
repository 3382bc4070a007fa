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

    /// Whom events call for; to be done outside the lock.
    struct Calls {
        var waiters: [Continuation] = []
        var hangUps: [@Sendable () -> Void] = []
    }

    /// By the sockets' numbers, which the system keeps small.
    private var entries: [Entry?] = []
    private var lastSerial: UInt32 = 0
    var closesIdle = false
    var isStopped = false

    /// - Returns: what comes with the socket's events, and never with another's: its number may come again.
    mutating func add(_ socket: Int32, hangUp: @escaping @Sendable () -> Void) -> UInt64 {
        let missing = Int(socket) + 1 - entries.count
        if missing > 0 { entries += repeatElement(nil, count: missing) }
        lastSerial &+= 1
        let mark = UInt64(lastSerial) << 32 | UInt64(socket)
        entries[Int(socket)] = Entry(mark: mark, hangUp: hangUp)
        return mark
    }

    mutating func remove(_ socket: Int32) {
        entries[Int(socket)] = nil
    }

    /// Enters a wait.
    ///
    /// - Returns: how the wait ends at once; `nil` where it has begun.
    mutating func begin(_ waiter: Waiter, of socket: Int32) -> EventLoop.Wake? {
        guard !isStopped, !(waiter.isIdle && closesIdle), let waits = entries[Int(socket)]?.begin(waiter) else {
            return .cancelled
        }
        return waits ? nil : .ready
    }

    /// Ends a socket's wait.
    mutating func takeWaiter(of socket: Int32) -> Continuation? {
        entries[Int(socket)]?.takeWaiter()
    }

    /// Ends the waits that are meant.
    mutating func takeWaiters(where isMeant: (Waiter) -> Bool) -> [Continuation] {
        entries.indices.compactMap { index in
            entries[index]?.waiter.map(isMeant) == true ? entries[index]?.takeWaiter() : nil
        }
    }

    /// - Returns: what is to be called at once.
    mutating func watch(_ socket: Int32, _ watch: EventLoop.Watch?) -> (@Sendable () -> Void)? {
        entries[Int(socket)]?.watch = watch
        return watch == .urgent ? entries[Int(socket)]?.takeHangUp() : nil
    }

    /// Of every watched socket whose other side has left, however urgent that is.
    mutating func takeHangUps() -> [@Sendable () -> Void] {
        entries.indices.compactMap { entries[$0]?.takeHangUp() }
    }

    /// Takes note of what happened to the socket of a mark, unless it was removed.
    mutating func deliver(_ events: UInt32, of mark: UInt64, to calls: inout Calls) {
        entries[Int(Int32(truncatingIfNeeded: mark))]?.deliver(events, of: mark, to: &calls)
    }
}

/// What is known of one socket. The kernel tells each change once (`EPOLLET`).
private struct Entry {
    private let mark: UInt64
    private let hangUp: @Sendable () -> Void
    var watch: EventLoop.Watch?
    private(set) var waiter: WaitTable.Waiter?
    /// What the kernel has told and nobody has waited for yet.
    private var news: UInt32 = 0

    private static let gone = EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue

    init(mark: UInt64, hangUp: @escaping @Sendable () -> Void) {
        self.mark = mark
        self.hangUp = hangUp
    }

    /// - Returns: whether it waits; if not, there is something to be had.
    mutating func begin(_ waiter: WaitTable.Waiter) -> Bool {
        if takeNews(for: waiter.direction) { return false }
        self.waiter = waiter
        return true
    }

    mutating func takeWaiter() -> WaitTable.Continuation? {
        defer { waiter = nil }
        return waiter?.continuation
    }

    mutating func deliver(_ events: UInt32, of mark: UInt64, to calls: inout WaitTable.Calls) {
        guard mark == self.mark else { return }
        news |= events
        if let direction = waiter?.direction, takeNews(for: direction), let waiter = takeWaiter() {
            calls.waiters.append(waiter)
        }
        if watch == .urgent, let hangUp = takeHangUp() { calls.hangUps.append(hangUp) }
    }

    mutating func takeHangUp() -> (@Sendable () -> Void)? {
        guard watch != nil, news & Self.gone != 0 else { return nil }
        watch = nil
        return hangUp
    }

    /// Whether it is worth trying. What ends a socket stays news.
    private mutating func takeNews(for direction: EventLoop.Direction) -> Bool {
        let (once, always) =
            switch direction {
            case .readable: (EPOLLIN.rawValue, Self.gone)
            // A client that has ended its own side may still read.
            case .writable: (EPOLLOUT.rawValue, EPOLLHUP.rawValue | EPOLLERR.rawValue)
            }
        defer { news &= ~once }
        return news & (once | always) != 0
    }
}
