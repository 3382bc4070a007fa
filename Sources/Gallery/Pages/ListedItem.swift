/// A photo or video, and who stands beside it in the list.
public struct ListedItem<Item: Identifiable> {
    public let item: Item
    /// The newer one; `nil` where there is none, or it is not known.
    public let previous: Neighbor?
    /// The older one; `nil` where there is none, or it cannot be had now.
    public let next: Neighbor?

    public init(_ item: Item, previous: Neighbor? = nil, next: Neighbor? = nil) {
        self.item = item
        self.previous = previous
        self.next = next
    }

    /// What an address needs to lead to another item.
    public struct Neighbor {
        public let id: Item.ID
        public let place: PagePlace<Item>

        public init(_ id: Item.ID, at place: PagePlace<Item>) {
            self.id = id
            self.place = place
        }
    }
}

extension ListedItem: Sendable where Item: Sendable, Item.ID: Sendable {}
extension ListedItem: Equatable where Item: Equatable {}
extension ListedItem.Neighbor: Sendable where Item: Sendable, Item.ID: Sendable {}
extension ListedItem.Neighbor: Equatable where Item.ID: Equatable {}
