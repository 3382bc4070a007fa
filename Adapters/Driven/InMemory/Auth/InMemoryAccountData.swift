public import Auth
import Synchronization

/// An ``AccountData`` that only counts what belongs to whom.
public final class InMemoryAccountData: AccountData {
    private struct State {
        var contents: [Key: [RemovedData]] = [:]
        var failure: AuthError?
    }

    private struct Key: Hashable {
        let provider: Provider.ID
        let id: String

        init(_ account: Account) {
            provider = account.provider
            id = account.id
        }
    }

    private let state = Mutex(State())

    public init(_ contents: [Account: [RemovedData]] = [:]) {
        for (account, data) in contents { put(data, for: account) }
    }

    public func put(_ data: [RemovedData], for account: Account) {
        state.withLock { $0.contents[Key(account)] = data }
    }

    public func contents(of account: Account) -> [RemovedData] {
        state.withLock { $0.contents[Key(account)] ?? [] }
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: AuthError?) {
        state.withLock { $0.failure = error }
    }

    public func wipe(_ account: Account) async throws(AuthError) -> [RemovedData] {
        try state.withLock { state throws(AuthError) in
            if let failure = state.failure { throw failure }
            return state.contents.removeValue(forKey: Key(account)) ?? []
        }
    }

    public func claim(for account: Account) async throws(AuthError) {
        try state.withLock { state throws(AuthError) in
            if let failure = state.failure { throw failure }
            state.contents = state.contents.filter { $0.key == Key(account) || $0.key.provider != account.provider }
        }
    }
}
