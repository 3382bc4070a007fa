import Synchronization

/// A clock on which nobody waits: whoever would sleep goes on at once, and the time has moved on by so much.
public final class SkippingClock: Clock {
    /// A moment, since the clock was made.
    public struct Instant: InstantProtocol {
        let offset: Swift.Duration

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let time: FixedTime?
    private let state = Mutex<(offset: Swift.Duration, pauses: [Swift.Duration])>((.zero, []))
    private let onSleep: @Sendable (Int) -> Void

    /// - Parameters:
    ///   - time: moves on with it.
    ///   - onSleep: is told of each pause by its number, from 1, after the time has moved.
    public init(moving time: FixedTime? = nil, onSleep: @escaping @Sendable (Int) -> Void = { _ in }) {
        self.time = time
        self.onSleep = onSleep
    }

    /// How long was slept each time.
    public var pauses: [Swift.Duration] { state.withLock(\.pauses) }

    public var now: Instant { Instant(offset: state.withLock(\.offset)) }
    public var minimumResolution: Swift.Duration { .zero }

    public func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        try Task.checkCancellation()
        let (pause, count) = state.withLock { state in
            let pause = max(.zero, deadline.offset - state.offset)
            state.offset += pause
            state.pauses.append(pause)
            return (pause, state.pauses.count)
        }
        time?.advance(by: pause)
        onSleep(count)
    }
}
