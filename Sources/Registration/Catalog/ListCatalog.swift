public import SharedKernel

/// One of the lists, live or as it was kept.
public struct ListCatalog: Sendable {
    private let sources: CatalogSources
    private let cache: any CatalogCache

    /// - Parameter sources: those that keep what they give: ``CatalogSources/fallingBack(to:time:)``.
    public init(sources: CatalogSources, cache: any CatalogCache) {
        self.sources = sources
        self.cache = cache
    }

    /// Asks the list's source once.
    ///
    /// - Returns: what it answered, or what is kept while it cannot be had.
    public func callAsFunction(_ kind: CatalogKind) async throws(CatalogError) -> Loaded<CatalogList> {
        try await sources[kind].list()
    }

    /// What is kept, without a question to the source; `nil` where nothing is.
    public func kept(_ kind: CatalogKind) async -> Loaded<CatalogList>? {
        // An unreadable kept list is no reason to show nothing: the source is asked then.
        guard let kept = try? await cache.saved(kind) else { return nil }
        return Loaded(kept.list, freshness: .cached(since: kept.savedAt, because: .notAskedYet))
    }
}
