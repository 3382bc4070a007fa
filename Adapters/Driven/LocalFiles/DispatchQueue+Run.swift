import Dispatch

extension DispatchQueue {
    /// Does the work on a thread of the queue's own, after all that was asked of it before: waiting for a disk never
    /// stops the cooperative pool.
    func run<Value: Sendable, Failure>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        try await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, Failure>, Never>) in
            async { continuation.resume(returning: Result(catching: work)) }
        }.get()
    }
}
