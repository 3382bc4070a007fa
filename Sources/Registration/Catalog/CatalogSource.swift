public import SharedKernel

/// Where one of the lists comes from.
public protocol CatalogSource: Sendable {
    /// Every item, in the source's order.
    ///
    /// - Returns: an empty list where the source has none.
    /// - Throws: ``CatalogError/unreadable`` when the answer is no list, or a list in which nothing can be read;
    ///   ``CatalogError/offline`` when there is no way to the source; ``CatalogError/sourceFailed`` when it was reached
    ///   and failed; ``CatalogError/tryLater(after:)`` when it refuses more questions for now.
    func list() async throws(CatalogError) -> Loaded<CatalogList>
}

/// The source of each list.
public struct CatalogSources: Sendable {
    private let products: any CatalogSource
    private let books: any CatalogSource
    private let contests: any CatalogSource

    public init(products: any CatalogSource, books: any CatalogSource, contests: any CatalogSource) {
        self.products = products
        self.books = books
        self.contests = contests
    }

    public subscript(kind: CatalogKind) -> any CatalogSource {
        switch kind {
        case .products: products
        case .books: books
        case .contests: contests
        }
    }

    /// These sources, with what `cache` keeps of each list while it cannot be had.
    public func fallingBack(to cache: any CatalogCache, time: any TimeSource) -> CatalogSources {
        CatalogSources(
            products: products.fallingBack(to: cache, as: .products, time: time),
            books: books.fallingBack(to: cache, as: .books, time: time),
            contests: contests.fallingBack(to: cache, as: .contests, time: time))
    }
}
