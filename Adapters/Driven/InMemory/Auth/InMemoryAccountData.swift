public import Auth

/// An ``AccountData`` that only counts what belongs to whom.
public final class InMemoryAccountData: AccountData {
    private struct Key: Hashable {
        let provider: Provider.ID
        let id: String

        init(_ account: Account) {
            provider = account.provider
            id = account.id
        }
    }

    private let contents: Fallible<[Key: [RemovedData]], AuthError>

    public init(_ contents: [Account: [RemovedData]] = [:]) {
        self.contents = Fallible(Dictionary(contents.map { (Key($0), $1) }) { _, last in last })
    }

    public func put(_ data: [RemovedData], for account: Account) {
        contents.arrange { $0[Key(account)] = data }
    }

    public func contents(of account: Account) -> [RemovedData] {
        contents.value[Key(account)] ?? []
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: AuthError?) {
        contents.fail(with: error)
    }

    public func wipe(_ account: Account) async throws(AuthError) -> [RemovedData] {
        try contents.write { $0.removeValue(forKey: Key(account)) ?? [] }
    }

    public func claim(for account: Account) async throws(AuthError) {
        try contents.write { contents in
            contents = contents.filter { $0.key == Key(account) || $0.key.provider != account.provider }
        }
    }
}
