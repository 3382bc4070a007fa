import Registration

/// The items of an answer's rows, in their order. One bad row costs only itself.
struct CatalogRows {
    private var items: [CatalogItem] = []
    private var ids: Set<String> = []
    private var skipped = 0

    /// - Parameter item: `nil` for a row in which nothing can be shown.
    init(_ rows: [Wire], item: (_ row: Wire, _ position: Int) -> CatalogItem?) {
        for (position, row) in zip(1..., rows) {
            guard let item = item(row, position) else {
                skipped += 1
                continue
            }
            // The same thing told twice is one thing.
            if ids.insert(item.id).inserted { items.append(item) }
        }
    }

    /// - Throws: ``CatalogError/unreadable`` when there were rows, and nothing in them could be read.
    func list() throws(CatalogError) -> CatalogList {
        guard !items.isEmpty || skipped == 0 else { throw .unreadable }
        return CatalogList(items, skipped: skipped)
    }
}
