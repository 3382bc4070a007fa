public import SharedKernel

/// Some of a community's photos or videos, and where the rest begins.
public struct GalleryPage<Item> {
    /// In the service's order.
    public let items: [Item]
    /// Where the next page begins; `nil` after the last one. Letters, digits, `-`, `.`, `_` and `~` only.
    public let next: Page<Item>.Cursor?
    /// How many the service says there are in all, hidden ones included; `nil` where it does not tell.
    public let total: Int?
    /// How many entries of this page could not be read, and are not shown.
    public let skippedCount: Int
    public let order: Order

    public init(
        _ items: [Item], next: Page<Item>.Cursor? = nil, total: Int? = nil, skippedCount: Int = 0,
        order: Order = .newestFirst
    ) {
        self.items = items
        self.next = next
        self.total = total
        self.skippedCount = skippedCount
        self.order = order
    }

    /// In which order the pages come.
    public enum Order: String, Hashable, Sendable, Codable {
        case newestFirst
        /// One album after another, the newest first in each: a source that may not be asked for all at once.
        case byAlbum
    }
}

extension GalleryPage: Sendable where Item: Sendable {}
extension GalleryPage: Equatable where Item: Equatable {}
extension GalleryPage: Hashable where Item: Hashable {}
extension GalleryPage: Encodable where Item: Encodable {}
extension GalleryPage: Decodable where Item: Decodable {}

/// Which page of a list: what an item's address says beside its id, so that it is found again without a search.
public enum PagePlace<Item>: Hashable, Sendable {
    case first
    case after(Page<Item>.Cursor)

    /// - Parameter cursor: `nil` for the first page.
    public init(after cursor: Page<Item>.Cursor?) {
        self = cursor.map { .after($0) } ?? .first
    }

    /// `nil` for the first page.
    public var cursor: Page<Item>.Cursor? {
        if case .after(let cursor) = self { cursor } else { nil }
    }
}
