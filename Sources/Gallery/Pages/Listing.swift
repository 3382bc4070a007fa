import SharedKernel

/// What browsing photos and browsing videos have in common: pages by their places, and items by where they were seen.
struct Listing<Item: Hashable & Sendable & Codable & Identifiable>: Sendable where Item.ID: Sendable {
    let cache: any GalleryCache<Item>
    /// Asks the source for one page.
    let live:
        @Sendable (_ cursor: Page<Item>.Cursor?, _ limit: Int) async throws(GalleryError) -> Loaded<GalleryPage<Item>>
    /// Asks the source for one item.
    let one: @Sendable (Item.ID) async throws(GalleryError) -> Item?

    func page(
        at place: PagePlace<Item>, limit: Int, _ wish: PageWish
    ) async throws(GalleryError) -> Loaded<GalleryPage<Item>> {
        if wish == .keptFirst, let kept = await kept(at: place) { return kept }
        do throws(GalleryError) {
            return try await live(place.cursor, limit)
        } catch {
            // A first page is missing only where the community itself is.
            throw error == .notFound && place == .first ? .noCommunity : error
        }
    }

    func kept(at place: PagePlace<Item>) async -> Loaded<GalleryPage<Item>>? {
        // An unreadable kept page is no reason to show nothing: the source is asked then.
        guard let kept = try? await cache.kept(.at(place)) else { return nil }
        return Loaded(kept.page, freshness: .cached(since: kept.savedAt, because: .notAskedYet))
    }

    /// The item where it was seen; asked for by its id where it is not there any more, or nobody says where it was.
    func item(_ id: Item.ID, at place: PagePlace<Item>?) async throws(GalleryError) -> Loaded<Item> {
        if let place, let kept = await kept(at: place), let item = kept.value.items.first(where: { $0.id == id }) {
            return Loaded(item, freshness: kept.freshness)
        }
        guard let item = try await one(id) else { throw .notFound }
        return Loaded(item, freshness: .live)
    }

    /// The item as it is now; as it was seen while the source cannot be had.
    func fresh(_ id: Item.ID, at place: PagePlace<Item>?) async throws(GalleryError) -> Loaded<Item> {
        do throws(GalleryError) {
            guard let item = try await one(id) else { throw GalleryError.notFound }
            return Loaded(item, freshness: .live)
        } catch {
            guard let reason = error.reasonForKeptPages, let place,
                // What cannot be read is not kept; why the source failed says more.
                let kept = try? await cache.kept(.at(place)), let item = kept.page.items.first(where: { $0.id == id })
            else { throw error }
            return Loaded(item, freshness: .cached(since: kept.savedAt, because: reason))
        }
    }

    func withNeighbors(_ item: Item, at place: PagePlace<Item>?, limit: Int) async -> ListedItem<Item> {
        guard let place, let page = await kept(at: place)?.value,
            let index = page.items.firstIndex(where: { $0.id == item.id })
        else { return ListedItem(item) }
        return ListedItem(
            item,
            previous: index > 0 ? .init(page.items[index - 1].id, at: place) : await last(before: place),
            next: index + 1 < page.items.count
                ? .init(page.items[index + 1].id, at: place) : await first(after: page.next, limit: limit))
    }

    private func last(before place: PagePlace<Item>) async -> ListedItem<Item>.Neighbor? {
        // A page that cannot be read has no neighbor to show.
        guard let cursor = place.cursor, let before = try? await cache.kept(.leading(to: cursor)) else { return nil }
        return before.page.items.last.map { .init($0.id, at: before.place) }
    }

    private func first(after cursor: Page<Item>.Cursor?, limit: Int) async -> ListedItem<Item>.Neighbor? {
        guard let cursor else { return nil }
        // An item is shown whether or not the page after it can be had.
        let page = try? await page(at: .after(cursor), limit: limit, .keptFirst)
        return page?.value.items.first.map { .init($0.id, at: .after(cursor)) }
    }
}
