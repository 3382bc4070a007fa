/// Forgets who registered here: the next start begins with the form again.
public struct ForgetProfile: Sendable {
    private let store: any ProfileStore

    public init(store: any ProfileStore) {
        self.store = store
    }

    public func callAsFunction() async throws(RegistrationError) {
        try await store.forget()
    }
}
