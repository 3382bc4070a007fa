/// Which list the main screen shows.
public struct ChooseCatalog: Sendable {
    private let choice: any CatalogChoice

    public init(choice: any CatalogChoice) {
        self.choice = choice
    }

    /// The list that was chosen last; products before that.
    public func current() async -> CatalogKind {
        // A choice that cannot be read is none: any list can be shown.
        (try? await choice.chosen()) ?? .products
    }

    public func callAsFunction(_ kind: CatalogKind) async throws(CatalogError) {
        try await choice.choose(kind)
    }
}
