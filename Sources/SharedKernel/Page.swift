/// Some of a long list, and where the rest begins.
public struct Page<Item> {
    public let items: [Item]
    /// Where the next page begins; `nil` after the last one.
    public let next: Cursor?

    public init(_ items: [Item], next: Cursor? = nil) {
        self.items = items
        self.next = next
    }

    /// A place in a list, readable only by the source that gave it.
    public struct Cursor: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
extension Page: Hashable where Item: Hashable {}
