import CEpoll
import Glibc
import Synchronization

/// One thread that waits for all sockets, wakes whoever awaits one of them, and keeps the time-outs.
///
/// A socket is armed for one event at a time (`EPOLLONESHOT`), so there is never more than one wake-up for a wait.
/// Wake-ups may be spurious: callers try again and wait again. Time-outs are looked at once a second.
final class EventLoop: Sendable {
    enum Direction {
        case readable, writable
    }

    enum Wake {
        case ready, timedOut
        /// The task was cancelled, the loop stopped, or an idle wait ended because the server is stopping.
        case cancelled
    }

    private let epoll: Descriptor
    private let alarm: Descriptor
    /// Marks the alarm's events; no socket has it.
    private static let ofAlarm = UInt64.max
    private let state = Mutex(WaitTable())

    /// Starts the thread; it runs until ``stop()``.
    init() throws(ServerFailure) {
        epoll = Descriptor(
            owning: try ServerFailure.checked("epoll_create1", epoll_create1(Int32(EPOLL_CLOEXEC))))
        alarm = Descriptor(
            owning: try ServerFailure.checked(
                "eventfd", eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))))
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.ofAlarm))
        _ = try ServerFailure.checked("epoll_ctl", epoll_ctl(epoll.number, EPOLL_CTL_ADD, alarm.number, &event))
        try startThread { self.run() }
    }

    /// Adds a socket. `hangUp` is called, on the loop's thread, when the other side leaves while the socket is watched.
    func add(_ socket: Int32, hangUp: @escaping @Sendable () -> Void) {
        var interest = state.withLock { $0.add(socket, hangUp: hangUp) }
        // It fails only where the kernel's limit on watches is met: waiting then ends at its deadline.
        _ = epoll_ctl(epoll.number, EPOLL_CTL_ADD, socket, &interest)
    }

    /// Forgets a socket; to be called before it is closed, since its number may come again.
    func remove(_ socket: Int32) {
        state.withLock { $0.remove(socket) }
    }

    /// Waits until the socket can be read or written, the deadline, or the task's cancellation.
    func wait(
        for direction: Direction, of socket: Int32, until deadline: ContinuousClock.Instant?, isIdle: Bool = false
    ) async -> Wake {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waiter = WaitTable.Waiter(
                    continuation: continuation, direction: direction, deadline: deadline, isIdle: isIdle)
                guard let interest = state.withLock({ $0.begin(waiter, of: socket) }) else {
                    return continuation.resume(returning: .cancelled)
                }
                arm(socket, for: interest)
                if Task.isCancelled { cancelWait(of: socket) }
            }
        } onCancel: {
            cancelWait(of: socket)
        }
    }

    /// Calls the socket's `hangUp` once the other side leaves: at once, or within two seconds where it is not urgent
    /// (which costs nothing for a request that is answered before).
    func watch(_ socket: Int32, urgently: Bool) {
        state.withLock { state in
            state[socket]?.isWatched = true
            if urgently { rearm(socket, in: &state) }
        }
    }

    func unwatch(_ socket: Int32) {
        state.withLock { $0[socket]?.isWatched = false }
    }

    /// Ends every idle wait, now and from now on.
    func closeIdle() {
        let idle = state.withLock { state in
            state.closesIdle = true
            return state.takeWaiters { $0.isIdle }
        }
        for waiter in idle { waiter.resume(returning: .cancelled) }
    }

    /// Ends the thread and every wait.
    func stop() {
        state.withLock { $0.isStopped = true }
        var one: UInt64 = 1
        _ = write(alarm.number, &one, 8)
    }

    private func cancelWait(of socket: Int32) {
        let waiter = state.withLock { $0[socket]?.takeWaiter() }
        waiter?.resume(returning: .cancelled)
    }

    private func arm(_ socket: Int32, for interest: epoll_event) {
        var interest = interest
        _ = epoll_ctl(epoll.number, EPOLL_CTL_MOD, socket, &interest)
    }

    /// Under the lock, so that it cannot undo what a new wait armed: that one is in the entry before it arms.
    private func rearm(_ socket: Int32, in state: inout WaitTable) {
        guard let interest = state[socket]?.interest else { return }
        state[socket]?.isArmed = true
        arm(socket, for: interest)
    }
}

// MARK: The thread

extension EventLoop {
    private func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 256)
        var nextSweep = ContinuousClock.now + .seconds(1)
        while !state.withLock({ $0.isStopped }) {
            let count = epoll_wait(epoll.number, &events, Int32(events.count), 1000)
            deliver(events.prefix(Int(max(count, 0))))
            let now = ContinuousClock.now
            if now >= nextSweep {
                sweep(at: now)
                nextSweep = now + .seconds(1)
            }
        }
        for waiter in state.withLock({ $0.takeWaiters { _ in true } }) { waiter.resume(returning: .cancelled) }
    }

    private func deliver(_ events: ArraySlice<epoll_event>) {
        var ready: [CheckedContinuation<Wake, Never>] = []
        var gone: [@Sendable () -> Void] = []
        state.withLock { state in
            for event in events where event.data.u64 != Self.ofAlarm {
                let happened = state.deliver(event)
                if let waiter = happened.waiter { ready.append(waiter) }
                if let hangUp = happened.hangUp { gone.append(hangUp) }
            }
        }
        for continuation in ready { continuation.resume(returning: .ready) }
        for hangUp in gone { hangUp() }
    }

    private func sweep(at now: ContinuousClock.Instant) {
        let late = state.withLock { state in
            for socket in state.unarmedWatches { rearm(socket, in: &state) }
            return state.takeWaiters { waiter in waiter.deadline.map { $0 <= now } ?? false }
        }
        for continuation in late { continuation.resume(returning: .timedOut) }
    }
}
