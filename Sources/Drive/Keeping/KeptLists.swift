import SharedKernel

/// What may be answered with.
public enum DriveWish: Hashable, Sendable {
    /// What is kept, at once and without a question to the service; the service where nothing is kept.
    case keptFirst
    /// The service, or what is kept while it cannot be had.
    case live
}

/// What every list has in common: parts that are kept when they are seen, and shown while the service is out of reach.
struct KeptLists: Sendable {
    let cache: any ListingCache
    let time: any TimeSource

    func kept(_ place: ListingPlace) async -> Loaded<DriveListing>? {
        // An unreadable kept part is no reason to show nothing: the service is asked then.
        guard let kept = try? await cache.kept(place) else { return nil }
        return Loaded(kept.listing, freshness: .cached(since: kept.savedAt, because: .notAskedYet))
    }

    /// The live part, kept; or the one that was kept for its place, while the live one is out of reach.
    func listing(
        at place: ListingPlace, _ wish: DriveWish, live: () async throws(DriveError) -> DriveListing
    ) async throws(DriveError) -> Loaded<DriveListing> {
        if wish == .keptFirst, let kept = await kept(place) { return kept }
        do throws(DriveError) {
            let fresh = try await live()
            // A list in hand outweighs a full disk, so a failing cache is not an error here.
            try? await cache.keep(KeptListing(fresh, at: place, savedAt: time.now))
            return Loaded(fresh, freshness: .live)
        } catch {
            guard let reason = error.reasonForKept else { throw error }
            // A broken cache must not hide why the service failed.
            guard let kept = try? await cache.kept(place) else { throw error == .offline ? .notKept : error }
            return Loaded(kept.listing, freshness: .cached(since: kept.savedAt, because: reason))
        }
    }

    /// Changes what is kept of a list as the disk itself was changed, so that it stays right without a question.
    ///
    /// - Parameter change: is given each part's items, and whether it is the first part.
    func revise(_ list: DriveList, _ change: (_ items: [DriveItem], _ isFirst: Bool) -> [DriveItem]) async {
        var place = ListingPlace(list)
        var seen: Set<ListingPlace> = []
        // What is not kept need not be changed; what cannot be written is fetched anew with the next question.
        while seen.insert(place).inserted, let kept = try? await cache.kept(place) {
            let items = change(kept.listing.items, place.cursor == nil)
            let difference = items.count - kept.listing.items.count
            let listing = DriveListing(
                items, next: kept.listing.next, total: kept.listing.total.map { max(0, $0 + difference) },
                skippedCount: kept.listing.skippedCount)
            // The next question brings what could not be written now.
            try? await cache.keep(KeptListing(listing, at: place, savedAt: kept.savedAt))
            guard let next = kept.listing.next else { return }
            place = ListingPlace(list, after: next)
        }
    }
}
