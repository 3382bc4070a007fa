/// Something on this computer that belongs to an account: a cache, a listing, a folder of previews.
public protocol AccountData: Sendable {
    /// Removes all that belongs to the account.
    ///
    /// - Returns: what was removed; empty where there was nothing.
    /// - Throws: ``AuthError/storageFailed`` when some of it is left.
    func wipe(_ account: Account) async throws(AuthError) -> [RemovedData]

    /// Says that what is kept from now on belongs to the account. What is kept of somebody else goes, also of one whose
    /// session has ended meanwhile; what is kept of the same account stays.
    ///
    /// - Throws: ``AuthError/storageFailed`` when some of it is left.
    func claim(for account: Account) async throws(AuthError)
}

/// What was removed from this computer.
public struct RemovedData: Hashable, Sendable {
    public let kind: Kind
    public let count: Int
    public let sizeInBytes: Int

    public init(_ kind: Kind, count: Int, sizeInBytes: Int) {
        self.kind = kind
        self.count = count
        self.sizeInBytes = sizeInBytes
    }

    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Pictures that can be fetched again.
        case previews
        /// Lists that were kept to be shown without a connection.
        case lists
        /// Whole files.
        case files
    }
}
