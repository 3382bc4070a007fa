public import Favorites
public import SharedKernel

/// A ``FavoritesStore`` with all that edits it, which forgets everything with the process.
public final class InMemoryFavorites: FavoritesStore, FavoritesEditing, FavoritesOrdering, FavoriteRefreshing {
    /// A favorite, and its place: the lower, the nearer to the list's beginning.
    private struct Entry {
        var favorite: Favorite
        var place: Double

        var asRemoved: RemovedFavorite {
            RemovedFavorite(favorite, place: RemovedFavorite.Place(rawValue: "\(place)"))
        }
    }

    private let entries: Fallible<[Entry], FavoritesError>

    /// - Parameter favorites: in their order.
    public init(_ favorites: [Favorite] = []) {
        entries = Fallible(favorites.enumerated().map { Entry(favorite: $1, place: Double($0)) })
    }

    /// Fails every read so from now on; `nil` ends it.
    public func failReads(with error: FavoritesError?) {
        entries.failReads(with: error)
    }

    /// Fails every write so from now on; `nil` ends it.
    public func failWrites(with error: FavoritesError?) {
        entries.failWrites(with: error)
    }

    // MARK: Reading

    public func favorites(
        after cursor: Page<Favorite>.Cursor?, limit: Int
    ) async throws(FavoritesError) -> Page<Favorite> {
        try entries.read { entries in
            let after = cursor.flatMap { Double($0.rawValue) } ?? -.infinity
            let rest = entries.filter { $0.place > after }
            let page = rest.prefix(limit)
            let next = rest.count > page.count ? page.last.map { Page<Favorite>.Cursor(rawValue: "\($0.place)") } : nil
            return Page(page.map(\.favorite), next: next)
        }
    }

    public func favorite(_ id: Photo.ID) async throws(FavoritesError) -> Favorite? {
        try entries.read { entries in entries.first { $0.favorite.id == id }?.favorite }
    }

    public var count: Int {
        get async throws(FavoritesError) { try entries.read(\.count) }
    }

    // MARK: Writing

    public func toggle(_ favorite: Favorite) async throws(FavoritesError) -> Toggled {
        try entries.write { entries throws(FavoritesError) in
            if let index = entries.firstIndex(where: { $0.favorite.id == favorite.id }) {
                return .removed(entries.remove(at: index).asRemoved)
            }
            entries.insert(Entry(favorite: favorite, place: (entries.first?.place ?? 1) - 1), at: 0)
            return .added
        }
    }

    public func remove(_ ids: [Photo.ID]) async throws(FavoritesError) -> [RemovedFavorite] {
        try entries.write { entries throws(FavoritesError) in
            let removed = entries.filter { ids.contains($0.favorite.id) }
            entries.removeAll { ids.contains($0.favorite.id) }
            return removed.map(\.asRemoved)
        }
    }

    public func restore(_ removed: [RemovedFavorite]) async throws(FavoritesError) {
        try entries.write { entries throws(FavoritesError) in
            for one in removed where !entries.contains(where: { $0.favorite.id == one.favorite.id }) {
                entries.append(Entry(favorite: one.favorite, place: Double(one.place.rawValue) ?? 0))
            }
            entries.sort { $0.place < $1.place }
        }
    }

    public func move(_ id: Photo.ID, to place: FavoritePlace) async throws(FavoritesError) {
        try entries.write { entries throws(FavoritesError) in
            func index(of id: Photo.ID) throws(FavoritesError) -> Int {
                guard let index = entries.firstIndex(where: { $0.favorite.id == id }) else { throw .notFound }
                return index
            }
            var moved = entries[try index(of: id)]
            let others = entries.filter { $0.favorite.id != id }
            let target: Int
            switch place {
            case .first: target = 0
            case .last: target = others.count
            case .before(let other), .after(let other):
                if other == id { return }
                _ = try index(of: other)
                let before = others.firstIndex { $0.favorite.id == other } ?? 0
                target = place == .before(other) ? before : before + 1
            }
            let above = target > 0 ? others[target - 1].place : (others.first?.place ?? 0) - 2
            let below = target < others.count ? others[target].place : above + 2
            moved.place = (above + below) / 2
            entries = others
            entries.insert(moved, at: target)
        }
    }

    public func refresh(_ photo: Photo) async throws(FavoritesError) {
        try entries.write { entries throws(FavoritesError) in
            guard let index = entries.firstIndex(where: { $0.favorite.id == photo.id }) else { return }
            entries[index].favorite = Favorite(photo, addedAt: entries[index].favorite.addedAt)
        }
    }
}
