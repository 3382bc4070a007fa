public import SharedKernel

/// The files that were uploaded last, newest first, page by page.
///
/// The service only knows how many are wanted. So more are asked for with every page, and a page goes on after the last
/// file that was shown, wherever that stands now: nothing is shown twice when a new file has come.
public struct ListRecent: Sendable {
    private let source: any RecentSource
    private let lists: KeptLists

    public init(source: any RecentSource, cache: any ListingCache, time: any TimeSource) {
        self.source = source
        lists = KeptLists(cache: cache, time: time)
    }

    /// - Parameters:
    ///   - cursor: the previous page's `next`; `nil` for the first.
    ///   - limit: how many files a page has at most.
    public func callAsFunction(
        after cursor: DriveListing.Cursor? = nil, limit: Int = 20, _ wish: DriveWish = .live
    ) async throws(DriveError) -> Loaded<DriveListing> {
        guard let anchor = Anchor(cursor) else { throw .notFound }
        let wanted = min(DriveListing.longest, anchor.count + max(1, limit))
        if wish == .keptFirst, let kept = await lists.kept(ListingPlace(.recent)),
            kept.value.items.count >= wanted || cursor == nil
        {
            return kept.map { page(of: $0.items, after: anchor, limit: limit, wanted: kept.value.items.count) }
        }
        let all = try await lists.listing(at: ListingPlace(.recent), .live) { () throws(DriveError) in
            try await source.recent(limit: wanted)
        }
        return all.map { page(of: $0.items, after: anchor, limit: limit, wanted: wanted) }
    }

    /// What is kept of the first page, without a question to the service; `nil` where nothing is.
    public func kept(limit: Int = 20) async -> Loaded<DriveListing>? {
        await lists.kept(ListingPlace(.recent))?.map {
            page(of: $0.items, after: Anchor(), limit: limit, wanted: $0.items.count)
        }
    }

    /// - Parameter wanted: how many were asked for: fewer mean that there are no more.
    private func page(of all: [DriveItem], after anchor: Anchor, limit: Int, wanted: Int) -> DriveListing {
        let found = anchor.last.flatMap { last in all.firstIndex { $0.id == last } }.map { $0 + 1 }
        let start = min(all.count, found ?? anchor.count)
        let end = min(all.count, start + max(1, limit))
        let items = Array(all[start..<end])
        let mayGoOn = end < all.count || (all.count >= wanted && all.count < DriveListing.longest)
        guard mayGoOn, let last = items.last else { return DriveListing(items) }
        return DriveListing(items, next: Anchor(count: end, last: last.id).cursor)
    }

    /// How many were shown, and the last of them.
    private struct Anchor {
        var count = 0
        var last: DriveItem.ID?

        init(count: Int = 0, last: DriveItem.ID? = nil) {
            self.count = count
            self.last = last
        }

        /// `nil` for a cursor that was never given.
        init?(_ cursor: DriveListing.Cursor?) {
            guard let cursor else { return }
            let parts = cursor.rawValue.split(separator: "~", maxSplits: 1)
            guard parts.count == 2, let count = Int(parts[0]), count >= 0 else { return nil }
            self.count = count
            last = DriveItem.ID(rawValue: String(parts[1]))
        }

        var cursor: DriveListing.Cursor {
            DriveListing.Cursor(rawValue: "\(count)~\(last?.rawValue ?? "")")
        }
    }
}
