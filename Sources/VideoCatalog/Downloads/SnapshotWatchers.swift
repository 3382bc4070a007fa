import Synchronization

/// Whoever watches the downloads; each is given the newest snapshot, and none waits for another.
final class SnapshotWatchers: Sendable {
    private struct State {
        var next = 0
        var watching: [Int: AsyncStream<DownloadsSnapshot>.Continuation] = [:]
    }

    private let state = Mutex(State())

    func stream(beginningWith snapshot: DownloadsSnapshot) -> AsyncStream<DownloadsSnapshot> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: DownloadsSnapshot.self, bufferingPolicy: .bufferingNewest(1))
        continuation.yield(snapshot)
        let number = state.withLock { state in
            state.next += 1
            state.watching[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.watching.removeValue(forKey: number) }
        }
        return stream
    }

    func tell(_ snapshot: DownloadsSnapshot) {
        for continuation in state.withLock({ $0.watching.values.map { $0 } }) { continuation.yield(snapshot) }
    }

    func finish() {
        for continuation in state.withLock({ $0.watching.values.map { $0 } }) { continuation.finish() }
    }
}
