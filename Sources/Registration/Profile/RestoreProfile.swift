/// Who registered here before: whoever did goes straight to the main screen.
public struct RestoreProfile: Sendable {
    private let store: any ProfileStore

    public init(store: any ProfileStore) {
        self.store = store
    }

    /// - Returns: `nil` where nobody has registered.
    public func callAsFunction() async throws(RegistrationError) -> Profile? {
        try await store.profile()
    }
}
