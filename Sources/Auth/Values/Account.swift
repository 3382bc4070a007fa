/// Whose session it is.
public struct Account: Identifiable, Hashable, Sendable {
    public let provider: Provider.ID
    /// The provider's own number or name for the person; unique with ``provider``.
    public let id: String
    /// What to call the person on a screen; `nil` where the provider has not told.
    public let name: String?

    public init(provider: Provider.ID, id: String, name: String? = nil) {
        self.provider = provider
        self.id = id
        self.name = name
    }
}
