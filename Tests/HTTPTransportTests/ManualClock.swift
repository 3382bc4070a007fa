import HTTPTransport
import Synchronization

/// A clock that only a test moves; or that jumps over every sleep at once.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        let sinceStart: Duration

        func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }
        func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }
        static func < (one: Instant, other: Instant) -> Bool { one.sinceStart < other.sinceStart }
    }

    private struct State {
        var now = Instant(sinceStart: .zero)
        var pauses: [Duration] = []
        var sleepers: [(until: Instant, gate: Gate)] = []
        var awaited: [(count: Int, gate: Gate)] = []
    }

    private let jumps: Bool
    private let state = Mutex(State())

    init(jumps: Bool = false) {
        self.jumps = jumps
    }

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .zero }
    /// How long each sleep was to last, in their order.
    var pauses: [Duration] { state.withLock(\.pauses) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let gate = Gate()
        let awaited = state.withLock { state in
            state.pauses.append(state.now.duration(to: deadline))
            if jumps { state.now = max(state.now, deadline) }
            if deadline <= state.now { gate.open() } else { state.sleepers.append((deadline, gate)) }
            return state.awaited.filter { $0.count <= state.pauses.count }.map(\.gate)
        }
        for one in awaited { one.open() }
        await gate.wait()
        try Task.checkCancellation()
    }

    func advance(by duration: Duration) {
        let awake = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            defer { state.sleepers.removeAll { $0.until <= now } }
            return state.sleepers.filter { $0.until <= now }.map(\.gate)
        }
        for gate in awake { gate.open() }
    }

    /// Waits until that many sleeps have begun since the start.
    func pauses(atLeast count: Int) async {
        let gate = Gate()
        state.withLock { state in
            if state.pauses.count >= count { gate.open() } else { state.awaited.append((count, gate)) }
        }
        await gate.wait()
    }
}
