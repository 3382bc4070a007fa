import Foundation

/// Runs `work`, which blocks, on a thread of its own, so that no thread of the small cooperative pool waits in it.
public func onItsOwnThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
    }
}
