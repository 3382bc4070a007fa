/// Waits for a change that takes the service some time to happen.
public struct FollowChange: Sendable {
    private let source: any OperationSource
    private let clock: any Clock<Duration>
    private let patience: Duration

    /// - Parameter patience: after which it is given up, though the service may still end it.
    public init(source: any OperationSource, clock: any Clock<Duration>, patience: Duration = .seconds(600)) {
        self.source = source
        self.clock = clock
        self.patience = patience
    }

    /// Returns once it has happened.
    ///
    /// - Throws: ``DriveError/operationFailed`` when it came to nothing; ``DriveError/locked`` when it was still under
    ///   way after the patience had ended; why the service could not be asked, after five failures in a row.
    public func callAsFunction(_ change: DriveChange) async throws(DriveError) {
        guard case .underWay(let operation) = change else { return }
        var pause = Duration.milliseconds(200)
        var waited = Duration.zero
        var failures = 0
        while waited < patience {
            do throws(DriveError) {
                switch try await source.state(of: operation) {
                case .done: return
                case .failed: throw DriveError.operationFailed
                case .underWay: failures = 0
                }
            } catch {
                guard error.isPassing, failures < 5 else { throw error }
                failures += 1
                if case .tryLater(let wait) = error { pause = max(pause, min(wait, .seconds(60))) }
            }
            try await clock.pause(for: pause)
            waited += pause
            pause = min(pause * 1.5, .seconds(3))
        }
        throw .locked
    }

    /// Asks for a change; again, a few times, while another one holds the item.
    func finish(_ ask: () async throws(DriveError) -> DriveChange) async throws(DriveError) {
        var pause = Duration.milliseconds(500)
        for _ in 0..<4 {
            do throws(DriveError) {
                return try await callAsFunction(try await ask())
            } catch {
                guard error == .locked else { throw error }
            }
            try await clock.pause(for: pause)
            pause *= 2
        }
        try await callAsFunction(try await ask())
    }
}

extension DriveError {
    /// Whether asking the same again later may do.
    var isPassing: Bool {
        switch self {
        case .offline, .serviceFailed, .unreadable, .tryLater: true
        default: false
        }
    }
}

extension Clock<Duration> {
    func pause(for duration: Duration) async throws(DriveError) {
        do {
            try await sleep(for: duration)
        } catch {
            throw .cancelled
        }
    }
}
