public import Registration

/// A ``CatalogChoice`` that forgets everything with the process.
public final class InMemoryCatalogChoice: CatalogChoice {
    private let choice: Fallible<CatalogKind?, CatalogError>

    public init(_ chosen: CatalogKind? = nil) {
        choice = Fallible(chosen)
    }

    /// Fails every call so from now on; `nil` ends it.
    public func fail(with error: CatalogError?) {
        choice.fail(with: error)
    }

    public func chosen() async throws(CatalogError) -> CatalogKind? {
        try choice.read { $0 }
    }

    public func choose(_ kind: CatalogKind) async throws(CatalogError) {
        try choice.write { $0 = kind }
    }
}
