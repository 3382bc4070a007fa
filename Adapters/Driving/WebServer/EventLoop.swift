import CEpoll
import Glibc
import Synchronization

/// One thread that waits for all sockets, wakes whoever awaits one of them, and keeps the time-outs.
///
/// The kernel is asked once about a socket, and tells each change once (`EPOLLET`): whoever waits has taken all that
/// there was. Wake-ups may be spurious: callers try again and wait again. Time-outs are looked at once a second.
final class EventLoop: Sendable {
    enum Direction {
        case readable, writable
    }

    enum Wake {
        case ready, timedOut
        /// The task was cancelled, the loop stopped, or an idle wait ended because the server is stopping.
        case cancelled
    }

    /// How soon the other side's leaving must be known.
    enum Watch {
        /// Within two seconds: a client that has only ended its own side has its answer by then, most likely.
        case relaxed
        case urgent
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
        _ = try ServerFailure.checked("epoll_ctl", ask(EPOLLIN.rawValue, of: alarm.number, mark: Self.ofAlarm))
        try startThread { self.run() }
    }

    /// Adds a socket. `hangUp` is called, on any thread, when the other side leaves while the socket is watched.
    func add(_ socket: Int32, hangUp: @escaping @Sendable () -> Void) {
        let mark = state.withLock { $0.add(socket, hangUp: hangUp) }
        let events = EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
        // It fails only where the kernel's limit on watches is met: waiting then ends at its deadline.
        _ = ask(events, of: socket, mark: mark)
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
                if let wake = state.withLock({ $0.begin(waiter, of: socket) }) {
                    return continuation.resume(returning: wake)
                }
                if Task.isCancelled { cancelWait(of: socket) }
            }
        } onCancel: {
            cancelWait(of: socket)
        }
    }

    /// Calls the socket's `hangUp` once when the other side leaves, or has left; `nil` ends the watch.
    func watch(_ socket: Int32, _ watch: Watch?) {
        let hangUp = state.withLock { $0.watch(socket, watch) }
        hangUp?()
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
        let waiter = state.withLock { $0.takeWaiter(of: socket) }
        waiter?.resume(returning: .cancelled)
    }

    private func ask(_ events: UInt32, of number: Int32, mark: UInt64) -> Int32 {
        var event = epoll_event(events: events, data: epoll_data_t(u64: mark))
        return epoll_ctl(epoll.number, EPOLL_CTL_ADD, number, &event)
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
        let calls = state.withLock { state in
            var calls = WaitTable.Calls()
            for event in events where event.data.u64 != Self.ofAlarm {
                state.deliver(event.events, of: event.data.u64, to: &calls)
            }
            return calls
        }
        for waiter in calls.waiters { waiter.resume(returning: .ready) }
        for hangUp in calls.hangUps { hangUp() }
    }

    private func sweep(at now: ContinuousClock.Instant) {
        let (late, hangUps) = state.withLock { state in
            (state.takeWaiters { waiter in waiter.deadline.map { $0 <= now } ?? false }, state.takeHangUps())
        }
        for waiter in late { waiter.resume(returning: .timedOut) }
        for hangUp in hangUps { hangUp() }
    }
}
