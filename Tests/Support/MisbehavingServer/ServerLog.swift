import Foundation
import Synchronization

/// What a server has seen, and those who wait for more.
final class ServerLog: Sendable {
    struct State {
        var requests: [SeenRequest] = []
        var accepted = 0
        var open: Int { sockets.count }
        fileprivate var sockets: [Int: Int32] = [:]
        fileprivate var isStopped = false
        fileprivate var awaited:
            [(condition: @Sendable (State) -> Bool, continuation: CheckedContinuation<State, Never>)] = []
    }

    private let mutex = Mutex(State())

    var state: State { mutex.withLock { $0 } }

    /// - Returns: the connection's number, or `nil` when the server has stopped.
    func opened(_ socket: Int32) -> Int? {
        change { state in
            guard !state.isStopped else { return nil }
            defer { state.accepted += 1 }
            state.sockets[state.accepted] = socket
            return state.accepted
        }
    }

    func saw(_ request: SeenRequest) {
        change { $0.requests.append(request) }
    }

    /// Closes the socket in the same breath as it is forgotten, so that ``closeAll()`` never meets a number reused.
    func ended(_ connection: Int) {
        change { state in
            if let socket = state.sockets.removeValue(forKey: connection) { close(socket) }
        }
    }

    func closeAll() {
        change { state in
            state.isStopped = true
            for socket in state.sockets.values { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    func wait(until condition: @escaping @Sendable (State) -> Bool) async -> State {
        await withCheckedContinuation { continuation in
            change { $0.awaited.append((condition, continuation)) }
        }
    }

    @discardableResult
    private func change<Result>(_ body: (inout State) -> Result) -> Result where Result: Sendable {
        let (result, state, reached) = mutex.withLock { state in
            let result = body(&state)
            let now = state
            let reached = state.awaited.filter { $0.condition(now) }.map(\.continuation)
            state.awaited.removeAll { $0.condition(now) }
            return (result, now, reached)
        }
        for continuation in reached { continuation.resume(returning: state) }
        return result
    }
}
