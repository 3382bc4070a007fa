public import Auth

/// What every ``AccountData`` must keep. It starts with something that belongs to an account, and something of another's.
public enum AccountDataContract {
    /// What can be wiped, and who sees what is left.
    public struct Subject: Sendable {
        let data: any AccountData
        let owner: Account
        let other: Account
        let isEmpty: @Sendable (Account) async throws -> Bool

        /// - Parameter isEmpty: whether nothing of an account is left.
        public init(
            _ data: any AccountData, of owner: Account, beside other: Account,
            isEmpty: @escaping @Sendable (Account) async throws -> Bool
        ) {
            self.data = data
            self.owner = owner
            self.other = other
            self.isEmpty = isEmpty
        }
    }

    public static let behaviors: [Behavior<Void, Subject>] = [
        Behavior("removes what belongs to the account, and tells how much that was") { given in
            let subject = try await given(())
            let removed = try await subject.data.wipe(subject.owner)
            try require(removed.contains { $0.count > 0 }, "what was removed: expected something, saw \(removed)")
            try require(try await subject.isEmpty(subject.owner), "the account's data: expected none, saw some")
        },
        Behavior("leaves what belongs to another") { given in
            let subject = try await given(())
            _ = try await subject.data.wipe(subject.owner)
            try require(try await !subject.isEmpty(subject.other), "the other's data: expected some, saw none")
        },
        Behavior("removes what belongs to somebody else when it is claimed, and nothing of the claimer's") { given in
            let subject = try await given(())
            try await subject.data.claim(for: subject.other)
            try require(try await subject.isEmpty(subject.owner), "somebody else's data: expected none, saw some")
            try await subject.data.claim(for: subject.other)
            try require(try await !subject.isEmpty(subject.other), "the claimer's data: expected some, saw none")
        },
        Behavior("has nothing to remove the second time") { given in
            let subject = try await given(())
            _ = try await subject.data.wipe(subject.owner)
            let again = try await subject.data.wipe(subject.owner)
            try require(again.allSatisfy { $0.count == 0 }, "what was removed: expected nothing, saw \(again)")
        },
    ]
}
