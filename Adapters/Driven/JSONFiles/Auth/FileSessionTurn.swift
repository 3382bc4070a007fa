public import Auth

/// A ``SessionTurn`` among all programs that share a directory: whoever has it holds `flock` on a file beside the
/// session's, which ends with the program, however that ends.
public struct FileSessionTurn: SessionTurn {
    private let locks: TurnLocks
    private let patience: Duration

    /// - Parameter patience: how long to wait for a turn: longer than a refresh may take.
    public init(in directory: StorageDirectory, patience: Duration = .seconds(90)) {
        locks = TurnLocks(directory)
        self.patience = patience
    }

    public func take<Result: Sendable>(
        for provider: Provider.ID, _ work: @Sendable () async throws(AuthError) -> Result
    ) async throws(AuthError) -> Result {
        let lock = try await lock(provider)
        defer { lock.unlock() }
        return try await work()
    }

    private func lock(_ provider: Provider.ID) async throws(AuthError) -> OpenFile {
        let deadline = ContinuousClock.now + patience
        var pause = Duration.milliseconds(5)
        while true {
            do throws(StorageFailure) {
                if let lock = try await locks.lock(provider) { return lock }
            } catch {
                throw AuthError(error)
            }
            guard ContinuousClock.now < deadline else { throw .tryLater(after: .seconds(5)) }
            do { try await Task.sleep(for: pause) } catch { throw .cancelled }
            pause = min(pause * 2, .milliseconds(100))
        }
    }
}

/// Opens and locks files where blocking is allowed.
private actor TurnLocks {
    private let directory: StorageDirectory

    nonisolated var unownedExecutor: UnownedSerialExecutor { directory.queue.asUnownedSerialExecutor() }

    init(_ directory: StorageDirectory) {
        self.directory = directory
    }

    /// - Returns: `nil` where another holds it.
    func lock(_ provider: Provider.ID) throws(StorageFailure) -> OpenFile? {
        let name = try StorageDirectory.checked("session-" + provider.rawValue) + ".turn"
        let file = try directory.locked { () throws(StorageFailure) in
            try OpenFile(directory.path(of: name), for: .locking)
        }
        return try file.lockIfFree() ? file : nil
    }
}
