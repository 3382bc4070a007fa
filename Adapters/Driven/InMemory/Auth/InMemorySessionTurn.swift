public import Auth
import Synchronization

/// A ``SessionTurn`` among all who hold this very one.
public final class InMemorySessionTurn: SessionTurn {
    private struct State {
        var taken: Set<Provider.ID> = []
        var waiting: [(id: Int, provider: Provider.ID, continuation: CheckedContinuation<Bool, Never>)] = []
        var cancelled: Set<Int> = []
        var number = 0
        var failure: AuthError?
    }

    private let state = Mutex(State())

    public init() {}

    /// Fails every turn so from now on; `nil` ends it.
    public func fail(with error: AuthError?) {
        state.withLock { $0.failure = error }
    }

    public func take<Result: Sendable>(
        for provider: Provider.ID, _ work: @Sendable () async throws(AuthError) -> Result
    ) async throws(AuthError) -> Result {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        guard await wait(for: provider) else { throw .cancelled }
        defer { end(provider) }
        return try await work()
    }

    private func wait(for provider: Provider.ID) async -> Bool {
        let id = state.withLock { state in
            state.number += 1
            return state.number
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let outcome = state.withLock { state -> Bool? in
                    if state.cancelled.remove(id) != nil || Task.isCancelled { return false }
                    if state.taken.insert(provider).inserted { return true }
                    state.waiting.append((id, provider, continuation))
                    return nil
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            let caller = state.withLock { state in
                guard let index = state.waiting.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil as CheckedContinuation<Bool, Never>?
                }
                return state.waiting.remove(at: index).continuation
            }
            caller?.resume(returning: false)
        }
    }

    private func end(_ provider: Provider.ID) {
        let next = state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.provider == provider }) else {
                state.taken.remove(provider)
                return nil as CheckedContinuation<Bool, Never>?
            }
            return state.waiting.remove(at: index).continuation
        }
        next?.resume(returning: true)
    }
}
