/// What a catalog's source gave, in its own order.
public struct CatalogList: Hashable, Sendable, Codable {
    public let items: [CatalogItem]
    /// How many entries of the source could not be read and are not shown.
    public let skipped: Int

    public init(_ items: [CatalogItem], skipped: Int = 0) {
        self.items = items
        self.skipped = skipped
    }
}

/// One row of a catalog.
public enum CatalogItem: Hashable, Sendable, Codable, Identifiable {
    case product(Product)
    case book(Book)
    case contest(Contest)

    /// Unlike that of every other item of its list, and the same each time.
    public var id: String {
        switch self {
        case .product(let product): product.id
        case .book(let book): book.id
        case .contest(let contest): contest.id
        }
    }

    /// May be empty.
    public var title: String {
        switch self {
        case .product(let product): product.title
        case .book(let book): book.title
        case .contest(let contest): contest.name
        }
    }
}
