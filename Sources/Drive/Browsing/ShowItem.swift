public import SharedKernel

/// One file or folder.
public struct ShowItem: Sendable {
    private let source: any ItemSource
    private let lists: KeptLists

    public init(source: any ItemSource, cache: any ListingCache, time: any TimeSource) {
        self.source = source
        lists = KeptLists(cache: cache, time: time)
    }

    /// The item as it is now, or as it was last seen in a list.
    ///
    /// - Throws: ``DriveError/notKept`` for an item that was in no list that is kept, while there is no connection.
    public func callAsFunction(
        _ path: DrivePath, _ wish: DriveWish = .live
    ) async throws(DriveError) -> Loaded<DriveItem> {
        if wish == .keptFirst, let kept = await kept(path) { return kept }
        do throws(DriveError) {
            let item = try await source.item(at: path)
            await lists.revise(.folder(path.parent)) { items, _ in items.map { $0.path == path ? item : $0 } }
            return Loaded(item, freshness: .live)
        } catch {
            guard let reason = error.reasonForKept else { throw error }
            guard let kept = await kept(path), let since = kept.freshness.savedAt else {
                throw error == .offline ? .notKept : error
            }
            return Loaded(kept.value, freshness: .cached(since: since, because: reason))
        }
    }

    /// As it was last seen: in its folder, or in one of the other lists.
    public func kept(_ path: DrivePath) async -> Loaded<DriveItem>? {
        for list in [DriveList.folder(path.parent), .recent, .published] {
            var place = ListingPlace(list)
            var seen: Set<ListingPlace> = []
            while seen.insert(place).inserted, let kept = await lists.kept(place) {
                if let item = kept.value.items.first(where: { $0.path == path }) {
                    return Loaded(item, freshness: kept.freshness)
                }
                guard let next = kept.value.next else { break }
                place = ListingPlace(list, after: next)
            }
        }
        return nil
    }
}
