import Synchronization

/// The requests that came, and those who wait for the next one.
final class RequestLog: Sendable {
    private struct State {
        var requests: [HTTPRequest] = []
        var awaited: [(count: Int, gate: Gate)] = []
    }

    private let state = Mutex(State())

    var requests: [HTTPRequest] { state.withLock(\.requests) }

    func append(_ request: HTTPRequest) {
        let reached = state.withLock { state in
            state.requests.append(request)
            let count = state.requests.count
            let reached = state.awaited.filter { $0.count <= count }
            state.awaited.removeAll { $0.count <= count }
            return reached.map(\.gate)
        }
        for gate in reached { gate.open() }
    }

    func requests(atLeast count: Int) async -> [HTTPRequest] {
        let gate = Gate()
        state.withLock { state in
            if state.requests.count >= count { gate.open() } else { state.awaited.append((count, gate)) }
        }
        await gate.wait()
        return requests
    }
}
