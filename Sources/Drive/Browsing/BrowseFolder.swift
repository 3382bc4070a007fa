public import SharedKernel

/// What is in a folder, page by page: folders first, then by name as people order names.
///
/// The service is asked for up to ``DriveListing/longest`` items at once, and pages are cut from what it answered: a
/// folder that fits into one answer is in perfect order, a larger one within each answer.
public struct BrowseFolder: Sendable {
    let source: any ItemSource
    let lists: KeptLists

    public init(source: any ItemSource, cache: any ListingCache, time: any TimeSource) {
        self.source = source
        lists = KeptLists(cache: cache, time: time)
    }

    /// - Parameters:
    ///   - cursor: the previous page's `next`; `nil` for the first.
    ///   - limit: how many items a page has at most.
    /// - Throws: ``DriveError/notKept`` for a folder that was never opened while there is no connection.
    public func callAsFunction(
        _ folder: DrivePath, after cursor: DriveListing.Cursor? = nil, limit: Int = 100, _ wish: DriveWish = .live
    ) async throws(DriveError) -> Loaded<DriveListing> {
        guard let place = PageInBlock(cursor) else { throw .notFound }
        // Within an answer that was given, pages fit together only as they were given.
        let block = try await block(of: folder, after: place.block, place.start > 0 ? .keptFirst : wish)
        return block.map { page(of: $0, at: place, limit: limit) }
    }

    /// What is kept of the first page, without a question to the service; `nil` where nothing is.
    public func kept(_ folder: DrivePath, limit: Int = 100) async -> Loaded<DriveListing>? {
        await lists.kept(ListingPlace(.folder(folder)))?.map { page(of: $0, at: PageInBlock(), limit: limit) }
    }

    func block(
        of folder: DrivePath, after cursor: DriveListing.Cursor?, _ wish: DriveWish
    ) async throws(DriveError) -> Loaded<DriveListing> {
        try await lists.listing(at: ListingPlace(.folder(folder), after: cursor), wish) { () throws(DriveError) in
            let block = try await source.items(in: folder, after: cursor, limit: DriveListing.longest)
            return DriveListing(
                NaturalOrder.sorted(block.items), next: block.next, total: block.total,
                skippedCount: block.skippedCount)
        }
    }

    private func page(of block: DriveListing, at place: PageInBlock, limit: Int) -> DriveListing {
        let end = min(block.items.count, place.start + max(1, limit))
        let items = place.start < end ? Array(block.items[place.start..<end]) : []
        let next: PageInBlock? =
            end < block.items.count
            ? PageInBlock(start: end, block: place.block) : block.next.map { PageInBlock(start: 0, block: $0) }
        return DriveListing(
            items, next: next?.cursor, total: block.total, skippedCount: place.start == 0 ? block.skippedCount : 0)
    }
}

/// Where a page begins: within which answer of the service, and with which of its items.
private struct PageInBlock {
    var start = 0
    var block: DriveListing.Cursor?

    init(start: Int = 0, block: DriveListing.Cursor? = nil) {
        self.start = start
        self.block = block
    }

    /// `nil` for a cursor that was never given.
    init?(_ cursor: DriveListing.Cursor?) {
        guard let cursor else { return }
        let parts = cursor.rawValue.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let start = Int(parts[0]), start >= 0 else { return nil }
        self.start = start
        block = parts[1].isEmpty ? nil : DriveListing.Cursor(rawValue: String(parts[1]))
    }

    var cursor: DriveListing.Cursor { DriveListing.Cursor(rawValue: "\(start)~\(block?.rawValue ?? "")") }
}
