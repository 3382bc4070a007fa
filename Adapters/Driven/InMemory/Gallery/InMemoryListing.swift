import Gallery
import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the sources of photos and videos have in common: a list that changes, and pages of it that stay right.
final class InMemoryListing<Item: Hashable & Sendable & Identifiable>: Sendable where Item.ID: Sendable {
    /// An item's place in the list: by its moment, then by its id.
    struct Key: Comparable {
        let moment: Date
        let id: String

        static func < (one: Key, other: Key) -> Bool { (one.moment, one.id) < (other.moment, other.id) }
    }

    private struct State {
        /// Newest first.
        var items: [Item]
        var failure: GalleryError?
    }

    let gate = Gate()
    private let key: @Sendable (Item) -> Key
    private let state: Mutex<State>

    init(_ items: [Item], key: @escaping @Sendable (Item) -> Key) {
        self.key = key
        state = Mutex(State(items: items.sorted { key($0) > key($1) }))
    }

    func fail(with error: GalleryError?) {
        state.withLock { $0.failure = error }
    }

    func add(_ item: Item) {
        state.withLock { state in
            state.items.append(item)
            state.items.sort { key($0) > key($1) }
        }
    }

    func remove(_ id: Item.ID) {
        state.withLock { $0.items.removeAll { $0.id == id } }
    }

    /// A cursor names the last item that was given, so that it also holds once that item is gone.
    func page(after cursor: Page<Item>.Cursor?, limit: Int) async throws(GalleryError) -> GalleryPage<Item> {
        let items = try await items()
        let last = try cursor.map { cursor throws(GalleryError) in
            guard let key = Key(cursor: cursor.rawValue) else { throw GalleryError.notFound }
            return key
        }
        let rest = items.drop { item in last.map { key(item) >= $0 } ?? false }
        let given = Array(rest.prefix(max(1, limit)))
        let next = rest.count > given.count ? given.last.map { Page<Item>.Cursor(rawValue: key($0).cursor) } : nil
        return GalleryPage(given, next: next, total: items.count)
    }

    func items(_ ids: [Item.ID]) async throws(GalleryError) -> [Item] {
        let items = try await items()
        return ids.compactMap { id in items.first { $0.id == id } }
    }

    private func items() async throws(GalleryError) -> [Item] {
        guard await gate.pass() else { throw .cancelled }
        let state = state.withLock { $0 }
        if let failure = state.failure { throw failure }
        return state.items
    }
}

extension InMemoryListing.Key {
    fileprivate var cursor: String { String(moment.timeIntervalSince1970.bitPattern, radix: 16) + "~" + id }

    fileprivate init?(cursor: String) {
        let parts = cursor.split(separator: "~", maxSplits: 1)
        guard parts.count == 2, let bits = UInt64(parts[0], radix: 16) else { return nil }
        moment = Date(timeIntervalSince1970: Double(bitPattern: bits))
        id = String(parts[1])
    }
}
