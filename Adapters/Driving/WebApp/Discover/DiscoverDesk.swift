import Favorites
import SharedKernel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is looked for in Discover.
struct DiscoverWish: Hashable, Sendable {
    /// `nil` for photos by chance.
    let query: SearchQuery?
    let cursor: Page<Photo>.Cursor?
}

/// What Discover found, for as long as Vitrine runs: whoever goes back finds it as it was, and the service is not asked
/// again.
actor DiscoverDesk {
    private let access: FavoritesAccess
    private let time: any TimeSource
    private var found: [DiscoverWish: (photos: FoundPhotos, at: Date)] = [:]
    private var oldestFirst: [DiscoverWish] = []
    /// The search fields of the pages that are open, by the names that they give themselves.
    private var fields: [String: LatestSearch] = [:]
    private var oldestFieldFirst: [String] = []

    /// Fewer photos than the domain remembers, so that each of them has its picture.
    private static let pageLimit = 60
    private static let shelfLife: TimeInterval = 3600
    private static let fieldLimit = 32

    init(_ access: FavoritesAccess, time: any TimeSource) {
        self.access = access
        self.time = time
    }

    /// What was found a while ago.
    func kept(_ wish: DiscoverWish) -> FoundPhotos? {
        guard let one = found[wish] else { return nil }
        let age = time.now.timeIntervalSince(one.at)
        return age >= 0 && age < Self.shelfLife ? one.photos : nil
    }

    /// Asks the service.
    ///
    /// - Parameter field: the search field that asks: what it asked before is no longer of interest.
    func ask(_ wish: DiscoverWish, field: String?) async throws(FavoritesError) -> FoundPhotos {
        let photos: FoundPhotos
        if let query = wish.query {
            if let field {
                photos = try await latest(of: field)(query, after: wish.cursor)
            } else {
                photos = try await access.search(query, after: wish.cursor)
            }
        } else {
            await emptied(field)
            photos = FoundPhotos(Page(try await access.byChance()), total: nil)
        }
        keep(photos, for: wish)
        return photos
    }

    /// An emptied field waits for nothing.
    func emptied(_ field: String?) async {
        if let field, let latest = fields[field] { await latest.cancel() }
    }

    private func keep(_ photos: FoundPhotos, for wish: DiscoverWish) {
        oldestFirst.removeAll { $0 == wish }
        oldestFirst.append(wish)
        found[wish] = (photos, time.now)
        if oldestFirst.count > Self.pageLimit { found[oldestFirst.removeFirst()] = nil }
    }

    private func latest(of field: String) -> LatestSearch {
        if let known = fields[field] { return known }
        let latest = LatestSearch(access.search)
        fields[field] = latest
        oldestFieldFirst.append(field)
        if oldestFieldFirst.count > Self.fieldLimit { fields[oldestFieldFirst.removeFirst()] = nil }
        return latest
    }
}
