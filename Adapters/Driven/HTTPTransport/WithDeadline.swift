/// Gives the operation that long; then cancels it and awaits its end.
///
/// - Returns: what the operation returned, even when that came just after the deadline.
/// - Throws: what the operation threw, or ``HTTPFailure/timedOut`` when the deadline ended it.
package func withDeadline<Value: Sendable, Time: Clock<Duration>>(
    _ deadline: Duration, clock: Time, _ operation: @escaping @Sendable () async throws(HTTPFailure) -> Value
) async throws(HTTPFailure) -> Value {
    guard deadline > .zero else { throw .timedOut }
    let outcome = await withTaskGroup(of: Result<Value, HTTPFailure>?.self) { group in
        group.addTask {
            do throws(HTTPFailure) { return .success(try await operation()) } catch { return .failure(error) }
        }
        group.addTask {
            // Ends early only when this task is cancelled; then the operation is being cancelled as well.
            try? await clock.sleep(for: min(deadline, .longestSleep))
            return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        if let first { return first }
        switch await group.next() ?? nil {
        case .failure(.cancelled) where !Task.isCancelled: return .failure(.timedOut)
        case let late?: return late
        case nil: return .failure(.timedOut)
        }
    }
    return try outcome.get()
}

extension Duration {
    /// A year. A clock counts in 64 bits and traps where a longer time does not fit.
    package static let longestSleep = Duration.seconds(365 * 86_400)
}
