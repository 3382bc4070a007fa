import Dispatch
import Glibc
import Synchronization

/// Interrupt and termination as an event that can be awaited.
///
/// From its making on, these signals no longer end the process: somebody has to await ``next()``.
final class Signals: Sendable {
    private let inbox = Inbox()
    private let queue = DispatchQueue(label: "vitrine.signals")

    init(_ numbers: [Int32] = [SIGINT, SIGTERM]) {
        for number in numbers {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            // The handler keeps the source alive: it lives as long as the process, as its signal's disposition does.
            source.setEventHandler { [inbox] in
                _ = source
                inbox.receive(number)
            }
            source.activate()
        }
    }

    /// The first signal that came, or comes.
    func next() async -> Int32 {
        await withCheckedContinuation { inbox.wait($0) }
    }

    private final class Inbox: Sendable {
        private struct State {
            var received: Int32?
            var waiting: [CheckedContinuation<Int32, Never>] = []
        }

        private let state = Mutex(State())

        func wait(_ continuation: CheckedContinuation<Int32, Never>) {
            let received = state.withLock { state -> Int32? in
                if state.received == nil { state.waiting.append(continuation) }
                return state.received
            }
            if let received { continuation.resume(returning: received) }
        }

        func receive(_ number: Int32) {
            let waiting = state.withLock { state in
                state.received = state.received ?? number
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume(returning: number) }
        }
    }
}
