public import Favorites
public import SharedKernel

/// A ``FavoritesStore`` with all that edits it, in a collection of its own, safe for several programs at once.
public struct JSONFileFavorites: FavoritesStore, FavoritesEditing, FavoritesOrdering, FavoriteRefreshing {
    private typealias Contents = CollectionContents<Favorite>
    private typealias Change = CollectionChange<Favorite>

    private let collection: JSONCollection<Favorite>

    /// - Parameter name: of the collection's files: letters, digits, `-` and `_`.
    public init(_ name: String = "favorites", in directory: StorageDirectory) {
        self.init(name, in: directory, smallestJournalToFold: 1 << 20)
    }

    /// - Parameter smallestJournalToFold: in bytes.
    package init(_ name: String = "favorites", in directory: StorageDirectory, smallestJournalToFold: Int) {
        collection = JSONCollection(
            name, in: directory, format: StorageFormat("favorite"), durability: .survivesPowerCut,
            smallestJournalToFold: smallestJournalToFold)
    }

    // MARK: Reading

    public func favorites(
        after cursor: Page<Favorite>.Cursor?, limit: Int
    ) async throws(FavoritesError) -> Page<Favorite> {
        do throws(StorageFailure) {
            return try await collection.page(after: cursor, limit: limit)
        } catch {
            throw FavoritesError(error)
        }
    }

    public func favorite(_ id: Photo.ID) async throws(FavoritesError) -> Favorite? {
        do throws(StorageFailure) { return try await collection.record(id) } catch { throw FavoritesError(error) }
    }

    public var count: Int {
        get async throws(FavoritesError) {
            do throws(StorageFailure) { return try await collection.count } catch { throw FavoritesError(error) }
        }
    }

    // MARK: Writing

    public func toggle(_ favorite: Favorite) async throws(FavoritesError) -> Toggled {
        try await change { contents in
            guard let removed = contents.removed(favorite.id) else { return ([.put(favorite)], .added) }
            return ([.remove(favorite.id)], .removed(removed))
        }
    }

    public func remove(_ ids: [Photo.ID]) async throws(FavoritesError) -> [RemovedFavorite] {
        try await change { contents in
            let there = Set(ids).compactMap { id in contents.position(of: id).map { (id: id, position: $0) } }
            let inOrder = there.sorted { $0.position > $1.position }
            return (inOrder.map { .remove($0.id) }, inOrder.compactMap { contents.removed($0.id) })
        }
    }

    public func restore(_ removed: [RemovedFavorite]) async throws(FavoritesError) {
        try await change { contents in
            let gone = removed.filter { contents.position(of: $0.favorite.id) == nil }
            return (
                gone.map { one in
                    Int(one.place.rawValue).map { .place(one.favorite, at: $0) } ?? .put(one.favorite)
                }, ()
            )
        }
    }

    public func move(_ id: Photo.ID, to place: FavoritePlace) async throws(FavoritesError) {
        let isDone = try await change { contents in
            guard contents.position(of: id) != nil else { return ([], false) }
            switch place {
            case .first:
                return ([.move(id, before: contents.first)], true)
            case .last:
                return ([.move(id, before: nil)], true)
            case .before(let other), .after(let other):
                guard contents.position(of: other) != nil else { return ([], false) }
                if other == id { return ([], true) }
                return ([.move(id, before: place == .before(other) ? other : contents.follower(of: other))], true)
            }
        }
        guard isDone else { throw .notFound }
    }

    public func refresh(_ photo: Photo) async throws(FavoritesError) {
        try await change { contents in
            guard let kept = contents.record(photo.id) else { return ([], ()) }
            return ([.put(Favorite(photo, addedAt: kept.addedAt))], ())
        }
    }

    /// In one step, whoever else writes.
    private func change<Answer: Sendable>(
        _ decide: @escaping @Sendable (Contents) -> ([Change], Answer)
    ) async throws(FavoritesError) -> Answer {
        let answer: Answer?
        do throws(StorageFailure) {
            answer = try await collection.change(answering: { contents in decide(contents) })
        } catch {
            throw FavoritesError(error)
        }
        guard let answer else { throw .storageFailed }
        return answer
    }
}

extension CollectionContents<Favorite> {
    /// What removing it would take away.
    fileprivate func removed(_ id: Photo.ID) -> RemovedFavorite? {
        guard let favorite = record(id), let position = position(of: id) else { return nil }
        return RemovedFavorite(favorite, place: RemovedFavorite.Place(rawValue: "\(position)"))
    }
}

extension FavoritesError {
    fileprivate init(_ failure: StorageFailure) {
        self = failure.isFullDisk ? .storageFull : .storageFailed
    }
}
