public import Gallery
import SharedKernel
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One community's photos or videos, which may come and go, in pages that stay right. Which of the two, its item says:
/// `InMemoryGallerySource<Photo>` is a `PhotoSource`.
public final class InMemoryGallerySource<Item: Hashable & Sendable & Identifiable>: Sendable where Item.ID: Sendable {
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

    /// Holds questions back while it is closed, and counts them.
    public let gate = Gate()
    private let community: Community.ID
    private let key: @Sendable (Item) -> Key
    private let state: Mutex<State>

    init(_ items: [Item], of community: Community.ID, key: @escaping @Sendable (Item) -> Key) {
        self.community = community
        self.key = key
        state = Mutex(State(items: items.sorted { key($0) > key($1) }))
    }

    /// How often it was asked.
    public var calls: Int { gate.arrivals }

    /// Fails every question so from now on; `nil` ends it.
    public func fail(with error: GalleryError?) {
        state.withLock { $0.failure = error }
    }

    public func add(_ item: Item) {
        state.withLock { state in
            state.items.append(item)
            state.items.sort { key($0) > key($1) }
        }
    }

    public func remove(_ id: Item.ID) {
        state.withLock { $0.items.removeAll { $0.id == id } }
    }

    /// A cursor names the last item that was given, so that it also holds once that item is gone.
    func page(
        of community: Community.ID, after cursor: Page<Item>.Cursor?, limit: Int
    ) async throws(GalleryError) -> Loaded<GalleryPage<Item>> {
        guard community == self.community else { throw .notFound }
        let items = try await items()
        let last = try cursor.map { cursor throws(GalleryError) in
            guard let key = Key(cursor: cursor.rawValue) else { throw GalleryError.notFound }
            return key
        }
        let rest = items.drop { item in last.map { key(item) >= $0 } ?? false }
        let given = Array(rest.prefix(max(1, limit)))
        let next = rest.count > given.count ? given.last.map { Page<Item>.Cursor(rawValue: key($0).cursor) } : nil
        return Loaded(GalleryPage(given, next: next, total: items.count), freshness: .live)
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

extension InMemoryGallerySource.Key {
    fileprivate var cursor: String { String(moment.timeIntervalSince1970.bitPattern, radix: 16) + "~" + id }

    fileprivate init?(cursor: String) {
        let parts = cursor.split(separator: "~", maxSplits: 1)
        guard parts.count == 2, let bits = UInt64(parts[0], radix: 16) else { return nil }
        moment = Date(timeIntervalSince1970: Double(bitPattern: bits))
        id = String(parts[1])
    }
}
